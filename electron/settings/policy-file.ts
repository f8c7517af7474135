import { constants, type BigIntStats } from 'node:fs'
import { lstat, open, stat, type FileHandle } from 'node:fs/promises'
import path from 'node:path'

import { openReasonOf } from '../kernel/security-descriptor.ts'
import type { DurableFileSystem } from '../store/file-system.ts'
import { systemErrorCode } from '../store/io-result.ts'
import type { Distrust, PolicyAnswer, PolicySource } from './policy-answer.ts'

const anyoneElseWrites = 0o022

/** Everything from the root to the file is root's, and nobody else may write any of it. */
export function createPosixPolicy(file: string, owner: { readonly uid: number; readonly top: string }): PolicySource {
  return () =>
    answering(file, async () => {
      const handle = await openWithoutLink(file)
      if (handle === null) return { kind: 'none' }
      if (handle === 'link') return { kind: 'not_trusted', file, reason: 'link' }
      try {
        const distrust = distrustOfStats(await handle.stat(), owner.uid) ?? (await distrustAbove(file, owner))
        if (distrust !== null) return { kind: 'not_trusted', file, reason: distrust }
        return { kind: 'text', file, text: (await handle.readFile()).toString('utf8') }
      } finally {
        await handle.close()
      }
    })
}

/** Security descriptors of a folder and a file as SDDL text, in this order; null = they cannot be read. */
export type ReadAccess = (places: readonly string[]) => Promise<readonly string[] | null>

type OnWindows = { readonly fileSystem: DurableFileSystem; readonly readAccess: ReadAccess }

/** An administrator saves in one moment, and not in three in a row. */
const mostTries = 3

/** Owner and access list of the file and of its folder name administrators only. */
export function createWindowsPolicy(file: string, windows: OnWindows): PolicySource {
  return () =>
    answering(file, async () => {
      for (let count = 0; count < mostTries; count += 1) {
        const read = await readOnWindows(file, windows)
        if (read !== 'changed') return read
      }
      return { kind: 'not_trusted', file, reason: 'unknown' }
    })
}

/** `changed` = what was judged is not surely what was read: something has taken its place meanwhile. */
async function readOnWindows(file: string, { fileSystem, readAccess }: OnWindows): Promise<PolicyAnswer | 'changed'> {
  const pair = [path.win32.dirname(file), file] as const
  const before = await Promise.all(pair.map(lstatOrNull))
  if (before[1] === null) return { kind: 'none' }
  // A junction can lead to an administrator's file that was never meant as a policy.
  if (before.some((place) => place?.isSymbolicLink() !== false)) return { kind: 'not_trusted', file, reason: 'link' }
  const texts = await readAccess(pair)
  const reasons = texts?.length === 2 ? texts.map((text) => openReasonOf(text, 'contents')) : (['unknown'] as const)
  const distrust = reasons.find((reason) => reason !== null) ?? null
  if (distrust !== null) return { kind: 'not_trusted', file, reason: distrust }
  const bytes = await fileSystem.readWhole(file)
  const after = await Promise.all(pair.map(lstatOrNull))
  if (identityOf(before) !== identityOf(after)) return 'changed'
  return bytes === null ? { kind: 'none' } : { kind: 'text', file, text: bytes.toString('utf8') }
}

type Found = Awaited<ReturnType<typeof lstatOrNull>>

/** Another text once one of them is another one, was renamed or was written. */
function identityOf(places: readonly Found[]): string {
  return places
    .map((place) => (place === null ? '' : [place.dev, place.ino, place.size, place.mtimeNs, place.ctimeNs].join()))
    .join(';')
}

/** A place that cannot be looked at is no missing policy. */
async function answering(file: string, work: () => Promise<PolicyAnswer>): Promise<readonly PolicyAnswer[]> {
  try {
    return [await work()]
  } catch (error) {
    if (systemErrorCode(error) === null) throw error
    return [{ kind: 'unreadable', place: 'file', file }]
  }
}

async function openWithoutLink(file: string): Promise<FileHandle | 'link' | null> {
  try {
    // A pipe in this place must not hold up the start.
    return await open(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  } catch (error) {
    const code = systemErrorCode(error)
    if (code === 'ENOENT') return null
    if (code === 'ELOOP') return 'link'
    throw error
  }
}

type Owned = { readonly uid: number; readonly mode: number; isFile(): boolean; isDirectory(): boolean }

function distrustOfStats(stats: Owned, uid: number): Distrust | null {
  if (!stats.isFile() && !stats.isDirectory()) return 'link'
  if (stats.uid !== uid) return 'owner'
  return (stats.mode & anyoneElseWrites) === 0 ? null : 'writable'
}

async function distrustAbove(file: string, { uid, top }: { uid: number; top: string }): Promise<Distrust | null> {
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    const distrust = distrustOfStats(await stat(folder), uid)
    if (distrust !== null || folder === top || folder === path.dirname(folder)) return distrust
  }
}

async function lstatOrNull(place: string): Promise<BigIntStats | null> {
  try {
    return await lstat(place, { bigint: true })
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return null
    throw error
  }
}
