// Reads names of folders in a thread of its own, and looks at files that may be meant. It remembers nothing. It is run as a text by
// `name-search.ts`, which tells it what is wanted and judges what it finds.
'use strict'
const fs = require('node:fs')
const path = require('node:path')

const openFlags = fs.constants.O_RDONLY | (fs.constants.O_DIRECTORY ?? 0) | (fs.constants.O_NOFOLLOW ?? 0)

/** A folder that is read stays the one that was opened, whatever its path leads to by then; null = another one, or none. */
function hold(folder, platform) {
  if (platform !== 'linux') return holdByName(folder)
  let fd = null
  try {
    fd = fs.openSync(folder.path, folder.follows ? fs.constants.O_RDONLY | fs.constants.O_DIRECTORY : openFlags)
    const place = fs.readlinkSync(`/proc/self/fd/${fd}`)
    if (folder.real === null || folder.real === place)
      return { fd, start: `/proc/self/fd/${fd}/`, place, drive: fs.fstatSync(fd).dev }
  } catch {
    // Not there, no folder, a link, or not to be read.
  }
  if (fd !== null) fs.closeSync(fd)
  return null
}

function holdByName({ path: folder, real, follows }) {
  try {
    const stats = (follows ? fs.statSync : fs.lstatSync)(folder)
    if (!stats.isDirectory()) return null
    const place = fs.realpathSync.native(folder)
    if (real !== null && real !== place) return null
    return { fd: null, start: folder.endsWith(path.sep) ? folder : folder + path.sep, place, drive: stats.dev }
  } catch {
    return null
  }
}

/** Letters as names are compared; most are their own. */
function compared(name) {
  return name.normalize('NFC').toLowerCase()
}

/** `letters` = null: those of the names themselves, made small. No name holds a slash. */
function readFolder(held, platform) {
  const entries = fs.readdirSync(held.start, { withFileTypes: true })
  const [names, below, lost] = [[], [], []]
  for (const entry of entries) {
    const kind = kindOf(entry, held, platform)
    if (kind === null) lost.push(entry.name)
    else if (kind === 'folder') below.push(entry.name)
    else if (kind === 'file') names.push(entry.name)
  }
  const text = names.join('/')
  const letters = /^[\x20-\x7e]*$/.test(text) ? null : names.map(compared).join('/')
  return { place: held.place, drive: held.drive, count: entries.length, names: text, letters, below, lost }
}

/** Not every file system says what its entries are, and Windows takes what is in the cloud for links. */
function kindOf(entry, held, platform) {
  const isLink = entry.isSymbolicLink()
  const isClear = isLink ? platform !== 'win32' : entry.isFile() || entry.isDirectory()
  try {
    const stats = isClear ? entry : fs.lstatSync(held.start + entry.name)
    return kindOfStats(stats)
  } catch {
    return null
  }
}

/** Names that may fit: who asked decides on each. */
function fitting({ names, letters }, { withHidden, parts }) {
  if (names === '') return []
  const all = names.split('/')
  const small = (letters ?? names.toLowerCase()).split('/')
  return all.filter((name, at) => (withHidden || !name.startsWith('.')) && mayFit(small[at], parts))
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

/** `names` of the folder = only these are looked at; null = it is read, and as many that may fit are looked at as are wanted at once. */
function visit(folder, wanted, left) {
  const held = hold(folder, wanted.platform)
  if (held === null) return null
  try {
    const read = folder.names === null ? readFolder(held, wanted.platform) : null
    const names = read === null ? folder.names : fitting(read, wanted).slice(0, left.count)
    left.count -= names.length
    return { read, looks: names.map((name) => looked(held.start, name)) }
  } catch {
    return null
  } finally {
    if (held.fd !== null) fs.closeSync(held.fd)
  }
}

/** Without more than its name: it is not there any more. */
function looked(start, name) {
  try {
    const stats = fs.lstatSync(start + name)
    return [name, kindOfStats(stats), stats.size, stats.blocks, stats.mtimeMs, stats.nlink]
  } catch {
    return [name]
  }
}

function kindOfStats(stats) {
  if (stats.isSymbolicLink()) return 'link'
  if (stats.isDirectory()) return 'folder'
  return stats.isFile() ? 'file' : 'other'
}

// As texts: to copy many small objects from thread to thread takes longer than to read their folders.
exports.answer = (question) => {
  const { folders, wanted } = JSON.parse(question)
  const left = { count: wanted.most }
  return JSON.stringify(folders.map((folder) => visit(folder, wanted, left)))
}
