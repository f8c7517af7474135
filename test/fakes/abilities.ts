import { spawnSync } from 'node:child_process'
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** What this computer can do, tried out: a test that needs it is skipped where it cannot. */

/** On Windows a link needs developer mode or the right to make one; Wine makes none. */
export const makesLinks = tried((folder) => {
  const link = path.join(folder, 'link')
  symlinkSync(folder, link)
  // Wine says that it has made one.
  return lstatSync(link).isSymbolicLink()
})

/** Anybody can make one on Windows; Wine makes none. */
export const makesJunctions = tried((folder) => {
  const [target, link] = [path.join(folder, 'target'), path.join(folder, 'junction')]
  mkdirSync(target)
  symlinkSync(target, link, 'junction')
  return lstatSync(link).isSymbolicLink()
})

const listenTwice = `
const { createServer } = require('node:net')
const place = '\\\\\\\\.\\\\pipe\\\\deskmedic-ability-' + process.pid
const listen = (then) => createServer().once('error', () => process.exit(0)).listen(place, then)
listen(() => listen(() => process.exit(1)))`

/** Windows gives the name of a pipe to one listener; Wine 8 to as many as ask. */
export const pipesHaveOneListener =
  process.platform !== 'win32' || spawnSync(process.execPath, ['-e', listenTwice]).status === 0

/** A file that was only made longer takes no room; NTFS gives it room all the same. */
export const makesSparseFiles = tried((folder) => {
  const file = path.join(folder, 'sparse')
  writeFileSync(file, '')
  truncateSync(file, 1_000_000)
  return statSync(file).blocks === 0
})

/** A name with an end of line in it, as every Unix allows. */
export const namesHoldLineFeeds = tried((folder) => {
  writeFileSync(path.join(folder, 'a\nb'), '')
  return true
})

/** NTFS keeps streams with a file; elsewhere the name of a stream is that of another file. */
export const keepsStreams = tried((folder) => {
  const [before, after] = [path.join(folder, 'before'), path.join(folder, 'after')]
  writeFileSync(before, '')
  writeFileSync(`${before}:stream`, 'kept')
  renameSync(before, after)
  return readFileSync(`${after}:stream`, 'utf8') === 'kept'
})

/** Linux and Windows refuse it; Wine 8 starts the program. */
export const refusesLongCommandLines = tried(
  () => spawnSync(process.execPath, ['-e', '', 'x'.repeat(3_000_000)]).error !== undefined,
)

/** More than one argument of a tool may hold. */
export const longWord = 120_000

/** Linux does; Windows has no more than 32,767 characters for the whole command line. */
export const takesLongWords = tried(
  () => spawnSync(process.execPath, ['-e', '', 'x'.repeat(longWord)]).error === undefined,
)

function tried(ability: (folder: string) => boolean): boolean {
  const folder = mkdtempSync(path.join(tmpdir(), 'dm-ability-'))
  try {
    return ability(folder)
  } catch {
    return false
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
