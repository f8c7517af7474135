// Looks through a part of an open file for lines that hold a text, in a thread of its own. It is run as a text by `line-search.ts`.
'use strict'
const { Buffer } = require('node:buffer')
const fs = require('node:fs')

const readBytes = 1_048_576
/** Longer lines are cut here: a file without line breaks must not fill the memory. */
const longestLine = 10_000
/** What was read of a line that has not ended stands in front of what is read next. */
const buffer = Buffer.allocUnsafe(longestLine + readBytes)

const [lineFeed, carriageReturn] = [10, 13]

/** Lines end with LF, CR LF and CR alone, which becomes LF here: so LF alone is looked for, and each letter stays in its place. */
function withFeeds(text) {
  return text.includes('\r') ? text.replace(/\r(?!\n)/g, '\n') : text
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

/** One search in any case: to make small letters of the whole text first takes several times as long. */
function searchFor(wanted) {
  return new RegExp(wanted.map((text) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')).join('|'), 'gi')
}

function breaksIn(text, from, to) {
  let count = 0
  for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) count += 1
  return count
}

/** A letter for each byte: most lines are never read, and what is looked for is ASCII. */
function lookThrough(text, search, part) {
  let counted = 0
  search.lastIndex = 0
  for (let match = search.exec(text); match !== null; match = search.exec(text)) {
    const start = text.lastIndexOf('\n', match.index) + 1
    const end = text.indexOf('\n', match.index)
    part.lines += breaksIn(text, counted, start)
    counted = start
    const line = text.slice(start, Math.min(end === -1 ? text.length : end, start + longestLine))
    part.found.push({ line: part.lines + 1, bytes: line })
    if (end === -1) break
    search.lastIndex = end
  }
  part.lines += breaksIn(text, counted, text.length)
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
    if (whole > 0) lookThrough(withFeeds(buffer.latin1Slice(0, whole)), search, part)
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
