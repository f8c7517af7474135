// Looks in a thread of its own whether lines stand in files as they were seen there: every file is opened as one that was judged. It is run
// as a text by `confirm-in-threads.ts`, behind `line-feeds.cjs`.
'use strict'
const { Buffer } = require('node:buffer')
const fs = require('node:fs')

const isLinux = process.platform === 'linux'
/** A link in the place of the file is refused, and a pipe holds up nobody. Windows has neither flag. */
const flags = fs.constants.O_RDONLY | (fs.constants.O_NOFOLLOW ?? 0) | (fs.constants.O_NONBLOCK ?? 0)
/** Smaller files of NTFS live inside the file table; larger ones without blocks are in the cloud. */
const smallestPlaceholderBytes = 4_096

function isPlain(stats) {
  const isAway = process.platform === 'win32' && stats.size >= smallestPlaceholderBytes && stats.blocks === 0
  return stats.isFile() && !isAway
}

function isSame(one, other) {
  return one.ino === other.ino && one.dev === other.dev
}

function placed(file) {
  return { real: fs.realpathSync.native(file), named: fs.lstatSync(file) }
}

/** Linux tells where an open file lies. Elsewhere its path is followed and looked at before and once more. */
function isStillAt(fd, { file, stats, before }) {
  if (before === null) return fs.readlinkSync(`/proc/self/fd/${fd}`) === file
  const { real, named } = placed(file)
  return isSame(stats, before.named) && isSame(named, before.named) && real === before.real
}

function holds(fd, { atByte, bytes }) {
  const wanted = Buffer.from(bytes, 'latin1')
  const there = Buffer.alloc(wanted.length)
  return fs.readSync(fd, there, 0, there.length, atByte) === wanted.length && there.equals(wanted)
}

const [lineFeed, carriageReturn] = [10, 13]
/** Half of what a processor keeps close to it: less costs more questions to the system, more is slower to look through. */
const partBytes = 524_288
const { buffer, count } = exports.openLineFeeds(partBytes)

/** How many lines end before each of these places, which rise and stand behind a LF or at the start. CR alone ends one as well. */
function linesBefore(fd, places) {
  const counts = []
  let [at, lines, isAfterReturn] = [0, 0, false]
  for (const place of places) {
    while (at < place) {
      const read = fs.readSync(fd, buffer, 0, Math.min(partBytes, place - at), at)
      if (read === 0) throw new Error('the file has become shorter')
      if (isAfterReturn && buffer[0] !== lineFeed) lines += 1
      isAfterReturn = buffer[read - 1] === carriageReturn
      lines += count(0, read) + returnsIn(buffer.subarray(0, read))
      at += read
    }
    counts.push(lines)
  }
  return counts
}

/** Those alone, but for one at the end. */
function returnsIn(part) {
  let alone = 0
  for (let found = part.indexOf(carriageReturn); found !== -1; found = part.indexOf(carriageReturn, found + 1))
    if (found + 1 < part.length && part[found + 1] !== lineFeed) alone += 1
  return alone
}

/** Size and time of the file; null = it has to be looked at more closely. */
function confirm({ file, seen }) {
  let fd = null
  try {
    const place = isLinux ? null : placed(file)
    if (place !== null && !isPlain(place.named)) return null
    fd = fs.openSync(file, flags)
    const stats = fs.fstatSync(fd)
    if (!stats.isFile() || !isStillAt(fd, { file, stats, before: place }) || !seen.every((line) => holds(fd, line)))
      return null
    const before = linesBefore(
      fd,
      seen.map(({ lineAt }) => lineAt),
    )
    return { sizeBytes: stats.size, modifiedUtc: stats.mtime.toISOString(), linesBefore: before }
  } catch {
    return null
  } finally {
    if (fd !== null) fs.closeSync(fd)
  }
}

exports.answer = (question) => JSON.stringify(JSON.parse(question).map(confirm))
