// Looks through a part of an open file for lines that hold a text, in a thread of its own. It is run as a text by `line-search.ts`, behind
// `line-feeds.cjs`.
'use strict'
const { Buffer } = require('node:buffer')
const fs = require('node:fs')

const readBytes = 262_144
/** Longer lines are cut here: a file without line breaks must not fill the memory. */
const longestLine = 10_000
/**
 * What was read of a line that has not ended stands in front of what is read next. All is looked at in here: texts that are made of it take
 * fresh memory, which the system gives slowly, and most lines are never read.
 */
const { buffer, count: feedsIn } = exports.openLineFeeds(longestLine + readBytes)

const [lineFeed, carriageReturn] = [10, 13]

/** Lines end with LF, CR LF and CR alone, which becomes LF here: so LF alone is looked for, and each letter stays in its place. */
function makeFeeds(bytes) {
  for (let at = bytes.indexOf(carriageReturn); at !== -1; at = bytes.indexOf(carriageReturn, at + 1))
    if (bytes[at + 1] !== lineFeed) bytes[at] = lineFeed
}

/** The place behind the first line that ends at a place or later; 0 = none does so far. CR at the end may be half of CR LF. */
function firstEnd(bytes, from) {
  const feed = bytes.indexOf(lineFeed, from)
  const before = Math.max(from, (feed === -1 ? bytes.length : feed) - 1)
  const alone = bytes.subarray(from, before).indexOf(carriageReturn)
  return alone === -1 ? feed + 1 : from + alone + 1
}

/** The same of the last line. */
function lastEnd(bytes) {
  const feed = bytes.lastIndexOf(lineFeed) + 1
  return feed + bytes.subarray(feed, Math.max(feed, bytes.length - 1)).lastIndexOf(carriageReturn) + 1
}

/** Small letters of ASCII for large ones; every other byte is its own. */
const small = Uint8Array.from({ length: 256 }, (_, byte) => (byte >= 65 && byte <= 90 ? byte + 32 : byte))

/**
 * Finds the next place of one of these texts in any case, from a place on. It looks at the last byte of where the shortest of them could
 * stand, which mostly says how many places can be passed over.
 */
function searchFor(wanted) {
  const texts = wanted.map((text) => Buffer.from(text, 'latin1').map((byte) => small[byte]))
  const last = Math.min(...texts.map(({ length }) => length)) - 1
  const passes = new Uint8Array(256).fill(last + 1)
  const isLast = new Uint8Array(256)
  for (const text of texts) {
    isLast[text[last]] = 1
    for (let at = 0; at < last; at += 1) passes[text[at]] = Math.min(passes[text[at]], last - at)
  }
  return (bytes, from) => {
    for (let at = from + last; at < bytes.length;) {
      const byte = small[bytes[at]]
      if (isLast[byte] === 1)
        for (let index = 0; index < texts.length; index += 1)
          if (standsAt(bytes, at - last, texts[index])) return at - last
      at += passes[byte]
    }
    return -1
  }
}

function standsAt(bytes, at, text) {
  for (let index = 0; index < text.length; index += 1) if (small[bytes[at + index]] !== text[index]) return false
  return true
}

/** `bytes` = whole lines, from the beginning of the memory on. A letter for each byte is given. */
function lookThrough(bytes, search, part) {
  let counted = 0
  for (let place = search(bytes, 0); place !== -1;) {
    const start = bytes.lastIndexOf(lineFeed, place) + 1
    const end = bytes.indexOf(lineFeed, place)
    part.lines += feedsIn(counted, start)
    counted = start
    const line = bytes.latin1Slice(start, Math.min(end === -1 ? bytes.length : end, start + longestLine))
    part.found.push({ line: part.lines + 1, bytes: line })
    place = end === -1 ? -1 : search(bytes, end)
  }
  part.lines += feedsIn(counted, bytes.length)
  if (part.found.length <= part.most) return
  part.found.splice(0, part.found.length - part.most)
  part.isCut = true
}

/** Where the first line of a part begins: one that begins before it belongs to the part before. */
function firstLine(fd, from, to) {
  if (from === 0) return 0
  for (let at = from - 1; at < to;) {
    const count = fs.readSync(fd, buffer, 0, readBytes, at)
    const end = firstEnd(buffer.subarray(0, count), 0)
    if (end !== 0) return at + end
    if (count < 2) break
    at += buffer[count - 1] === carriageReturn ? count - 1 : count
  }
  return to
}

/** The lines that begin in the part; the last of them may end behind it. */
function scan({ fd, from, to, wanted, most }) {
  const part = { lines: 0, found: [], isCut: false, most }
  const search = searchFor(wanted)
  let at = firstLine(fd, from, to)
  if (at >= to) return part
  let held = 0
  for (let isEnd = false; !isEnd;) {
    const count = fs.readSync(fd, buffer, held, readBytes, at)
    at += count
    let filled = held + count
    if (at >= to) {
      // From the last byte of the part on, the next break ends the last line.
      const last = firstEnd(buffer.subarray(0, filled), Math.max(0, filled - (at - to) - 1))
      isEnd = last !== 0
      if (isEnd) filled = last
    }
    if (count === 0) isEnd = true
    const whole = isEnd ? filled : lastEnd(buffer.subarray(0, filled))
    const lines = buffer.subarray(0, whole)
    makeFeeds(lines)
    if (whole > 0) lookThrough(lines, search, part)
    const rest = filled - whole
    const mayEnd = rest > 0 && buffer[filled - 1] === carriageReturn
    held = Math.min(longestLine, rest)
    buffer.copyWithin(0, whole, whole + held)
    // Of a line that is cut, what may end it stays.
    if (mayEnd) buffer[held - 1] = carriageReturn
  }
  return part
}

exports.answer = scan
