// Reads names of folders in a thread of its own, and remembers them: what a folder holds is known again as long as the system says that
// nothing in it has changed. It is run as a text by `name-search.ts`, which tells it what is wanted and judges what it finds.
'use strict'
const fs = require('node:fs')
const path = require('node:path')

const mostNames = 300_000
/** A change within the same tick of the clock of a drive would not be seen: so old it has to be. */
const settledNs = 2_000_000_000n
const openFlags = fs.constants.O_RDONLY | (fs.constants.O_DIRECTORY ?? 0) | (fs.constants.O_NOFOLLOW ?? 0)

/** Folder -> what it held; the one that was used last stands last. */
const known = new Map()
let namesKnown = 0

/** Node gives a time in whole milliseconds unless it is asked for more. */
function stampOf({ dev, ino, mtimeNs, ctimeNs }) {
  return { dev, ino, mtimeNs, ctimeNs }
}

/** `stamp` = null: nothing may be remembered of it. */
function fitsStamp(stats, stamp) {
  return (
    stamp !== null &&
    stats.ino === stamp.ino &&
    stats.mtimeNs === stamp.mtimeNs &&
    stats.ctimeNs === stamp.ctimeNs &&
    stats.dev === stamp.dev
  )
}

/**
 * A folder that is read stays the one that was opened, whatever its path leads to by then; null = another one, or none. One that is the
 * very folder that is remembered is where it was: its place was looked at when it was read, and is not asked for again.
 */
function hold(folder, isLinux, remembered) {
  if (!isLinux) return holdByName(folder)
  let fd = null
  try {
    fd = fs.openSync(folder.path, folder.follows ? fs.constants.O_RDONLY | fs.constants.O_DIRECTORY : openFlags)
    const held = { fd, start: `/proc/self/fd/${fd}/`, stats: () => fs.fstatSync(fd, { bigint: true }) }
    const isSame = remembered !== null && remembered.place === folder.real && fitsStamp(held.stats(), remembered.stamp)
    const place = isSame ? remembered.place : fs.readlinkSync(`/proc/self/fd/${fd}`)
    if (folder.real === null || folder.real === place) return { ...held, place, isSame }
  } catch {
    // Not there, no folder, a link, or not to be read.
  }
  if (fd !== null) fs.closeSync(fd)
  return null
}

function holdByName({ path: folder, real, follows }) {
  try {
    const look = () => (follows ? fs.statSync : fs.lstatSync)(folder, { bigint: true })
    if (!look().isDirectory()) return null
    const place = fs.realpathSync.native(folder)
    if (real !== null && real !== place) return null
    return { fd: null, start: startOf(folder), place, isSame: false, stats: look }
  } catch {
    return null
  }
}

/** Letters as names are compared; most are their own. */
function compared(name) {
  return (/^[\x20-\x7e]*$/.test(name) ? name : name.normalize('NFC')).toLowerCase()
}

function readFolder(folder, held, { platform, keeps, turn }) {
  const stats = held.stats()
  const entries = fs.readdirSync(held.start, { withFileTypes: true })
  const names = { below: [], names: [], compared: [], lost: [], count: entries.length }
  const read = { stamp: null, turn, place: held.place, asked: null, fits: [], ...names }
  for (const entry of entries) {
    const kind = kindOf(entry, held, platform)
    if (kind === null) read.lost.push(entry.name)
    else if (kind === 'folder') read.below.push(entry.name)
    else if (kind === 'file') {
      read.names.push(entry.name)
      read.compared.push(compared(entry.name))
    }
  }
  const changedNs = stats.mtimeNs > stats.ctimeNs ? stats.mtimeNs : stats.ctimeNs
  const isSettled = BigInt(Date.now()) * 1_000_000n - changedNs > settledNs
  if (isSettled && keeps && held.place !== null && read.lost.length === 0) read.stamp = stampOf(stats)
  remember(folder.path, read)
  return read
}

/** Not every file system says what its entries are, and Windows takes what is in the cloud for links. */
function kindOf(entry, held, platform) {
  const isLink = entry.isSymbolicLink()
  const isClear = isLink ? platform !== 'win32' : entry.isFile() || entry.isDirectory()
  try {
    const stats = isClear ? entry : fs.lstatSync(held.start + entry.name)
    if (stats.isSymbolicLink()) return 'link'
    return stats.isDirectory() ? 'folder' : 'file'
  } catch {
    return null
  }
}

function remember(folder, read) {
  forget(folder)
  if (read.stamp === null || read.count > mostNames) return
  known.set(folder, read)
  namesKnown += read.count
  for (const oldest of known.keys()) {
    if (namesKnown <= mostNames) break
    forget(oldest)
  }
}

function forget(folder) {
  namesKnown -= known.get(folder)?.count ?? 0
  known.delete(folder)
}

/** What is remembered of a folder; it counts only where its mark and its place are still those. */
function rememberedOf({ path: folder, changedAt }) {
  const read = known.get(folder) ?? null
  if (read === null || read.turn < changedAt) return null
  known.delete(folder)
  known.set(folder, read)
  return read
}

/** Whether nothing has changed in a folder, by its path alone: enough where nothing in it is told. */
function isUntouched({ path: folder, real }, read) {
  return real !== null && read.place === real && isStill(folder, read)
}

function isStill(folder, read) {
  try {
    const stats = fs.lstatSync(folder, { bigint: true })
    return stats.isDirectory() && fitsStamp(stats, read.stamp)
  } catch {
    return false
  }
}

/** Places of the names that may fit: who asked decides on each. */
function fitting(read, wanted) {
  if (read.asked === wanted.key) return read.fits
  const fits = []
  for (let at = 0; at < read.names.length; at += 1)
    if ((wanted.withHidden || !read.names[at].startsWith('.')) && mayFit(read.compared[at], wanted.parts)) fits.push(at)
  read.asked = wanted.key
  read.fits = fits
  return fits
}

/** `parts` = what stands between the stars, in the letters that are compared; null = any name may fit. */
function mayFit(name, parts) {
  if (parts === null) return true
  const first = parts[0]
  if (parts.length === 1) return name === first
  const last = parts[parts.length - 1]
  if (name.length < first.length + last.length || !name.startsWith(first) || !name.endsWith(last)) return false
  const end = name.length - last.length
  let at = first.length
  for (let part = 1; part < parts.length - 1; part += 1) {
    const found = name.indexOf(parts[part], at)
    if (found === -1) return false
    at = found + parts[part].length
  }
  return at <= end
}

function visit(folder, wanted, left) {
  const remembered = wanted.keeps ? rememberedOf(folder) : null
  // What this search has read itself was not known.
  const isFromBefore = (read) => read.turn < wanted.turn
  if (remembered !== null && fitting(remembered, wanted).length === 0 && isUntouched(folder, remembered))
    return answerOf(remembered, { kept: isFromBefore(remembered), hits: [], next: null })
  const held = hold(folder, wanted.platform === 'linux', remembered)
  if (held === null) return null
  try {
    const isSame =
      held.isSame ||
      (remembered !== null && held.place === remembered.place && fitsStamp(held.stats(), remembered.stamp))
    const read = isSame ? remembered : readFolder(folder, held, wanted)
    return answerOf(read, {
      kept: isSame && isFromBefore(read),
      ...looksOf(read, { held, wanted, left, from: folder.from }),
    })
  } catch {
    return null
  } finally {
    if (held.fd !== null) fs.closeSync(held.fd)
  }
}

function answerOf({ place, below, lost, count }, more) {
  return { place, below, lost, count, ...more }
}

/** Looks at what fits: size and time are those of now. `next` = where to go on when more is wanted; null = all of it was looked at. */
function looksOf(read, { held, wanted, left, from }) {
  const hits = []
  const fits = fitting(read, wanted)
  for (let at = from; at < fits.length; at += 1) {
    if (left.count <= 0) return { hits, next: at }
    const name = read.names[fits[at]]
    const stats = looked(held.start + name)
    if (stats === null) hits.push({ name, lost: true })
    else if (wanted.afterMs === null || stats.mtimeMs > wanted.afterMs) {
      left.count -= 1
      hits.push({ name, kind: kindOfStats(stats), size: stats.size, blocks: stats.blocks, modifiedMs: stats.mtimeMs })
    }
  }
  return { hits, next: null }
}

function looked(file) {
  try {
    return fs.lstatSync(file)
  } catch {
    return null
  }
}

function kindOfStats(stats) {
  if (stats.isSymbolicLink()) return 'link'
  if (stats.isDirectory()) return 'folder'
  return stats.isFile() ? 'file' : 'other'
}

/**
 * What fits in folders that were walked through before. One that is not known or not the same any more is read, and what lies below it is
 * told; `inner` = those that have to be known. Null = one is not, or could not be read, or more fits than is wanted.
 */
function readAgain({ root, folders, inner, changed }, wanted) {
  const held = hold(root, wanted.platform === 'linux', null)
  if (held === null) return null
  const told = { names: 0, hits: [], fresh: [] }
  const most = wanted.most ?? Infinity
  const mustBeKnown = new Set(inner)
  try {
    for (let at = 0; at < folders.length; at += 1) {
      const path = folders[at]
      const isRoot = path === root.path
      const below = isRoot ? '' : path.slice(startOf(root.path).length)
      const real = isRoot ? held.place : startOf(held.place) + below
      const place = { at, isRoot, held, start: held.start + below }
      const folder = { path, real, follows: false, changedAt: changed[path] ?? 0 }
      const read = rememberedOf(folder)
      if (read !== null && told.hits.length + fitting(read, wanted).length > most) return null
      const isTold = read !== null && read.place === real && addKnown(told, { read, folder, ...place }, wanted)
      if (!isTold && (mustBeKnown.has(path) || !addFresh(told, { folder, ...place }, wanted))) return null
    }
    return told.hits.length > most ? null : told
  } finally {
    if (held.fd !== null) fs.closeSync(held.fd)
  }
}

/** Looks at a folder after what fits in it. The first one is held; the others are reached from there. */
function addKnown(told, { read, folder, at, isRoot, held, start }, wanted) {
  const before = told.hits.length
  const isSame = () => (isRoot ? fitsStamp(held.stats(), read.stamp) : isStill(folder.path, read))
  if (addHits(told.hits, { at, read, folder: start }, wanted) && isSame()) {
    told.names += read.count
    return true
  }
  told.hits.length = before
  return false
}

function addFresh(told, { folder, at, isRoot, held }, wanted) {
  const own = isRoot ? held : hold(folder, wanted.platform === 'linux', null)
  if (own === null) return false
  try {
    const read = readFolder(folder, own, wanted)
    told.names += read.count
    told.fresh.push([at, read.below])
    return read.lost.length === 0 && addHits(told.hits, { at, read, folder: own.start }, wanted)
  } catch {
    return false
  } finally {
    if (!isRoot && own.fd !== null) fs.closeSync(own.fd)
  }
}

function startOf(folder) {
  return folder.endsWith(path.sep) ? folder : folder + path.sep
}

function addHits(hits, { at, read, folder }, wanted) {
  for (const fit of fitting(read, wanted)) {
    const name = read.names[fit]
    const stats = looked(startOf(folder) + name)
    if (stats === null) return false
    if (wanted.afterMs === null || stats.mtimeMs > wanted.afterMs)
      hits.push([at, name, kindOfStats(stats), stats.size, stats.blocks, stats.mtimeMs])
  }
  return true
}

/** Whether folders are still the ones that are remembered. */
function areSame(folders) {
  return folders.every((folder) => known.has(folder) && isStill(folder, known.get(folder)))
}

// As texts: to copy many small objects from thread to thread takes longer than to read their folders.
exports.answer = (question) => {
  const { folders, again, same, wanted } = JSON.parse(question)
  if (again !== undefined) return JSON.stringify(readAgain(again, wanted))
  if (same !== undefined) return JSON.stringify(areSame(same))
  const left = { count: wanted.most ?? Infinity }
  return JSON.stringify(folders.map((folder) => visit(folder, wanted, left)))
}
