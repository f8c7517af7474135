import { constants } from 'node:fs'
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

/** Owner and access list of the file and of its folder name administrators only. */
export function createWindowsPolicy(
  file: string,
  { fileSystem, readAccess }: { readonly fileSystem: DurableFileSystem; readonly readAccess: ReadAccess },
): PolicySource {
  return () =>
    answering(file, async () => {
      const folder = path.win32.dirname(file)
      const places = await Promise.all([folder, file].map((place) => lstatOrNull(place)))
      if (places[1] === null) return { kind: 'none' }
      // A junction can lead to an administrator's file that was never meant as a policy.
      if (places.some((place) => place?.isSymbolicLink() !== false))
        return { kind: 'not_trusted', file, reason: 'link' }
      const texts = await readAccess([folder, file])
      const reasons = texts?.length === 2 ? texts.map((text) => openReasonOf(text, 'contents')) : (['unknown'] as const)
      const distrust = reasons.find((reason) => reason !== null) ?? null
      if (distrust !== null) return { kind: 'not_trusted', file, reason: distrust }
      const bytes = await fileSystem.readWhole(file)
      return bytes === null ? { kind: 'none' } : { kind: 'text', file, text: bytes.toString('utf8') }
    })
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

async function lstatOrNull(place: string): Promise<Awaited<ReturnType<typeof lstat>> | null> {
  try {
    return await lstat(place)
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return null
    throw error
  }
}
