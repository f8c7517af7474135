import { lstat, mkdir, readdir, realpath, rename, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'

import { busyDelaysMs, whileBusy } from '../../kernel/while-busy.ts'
import type { MovedFolder, PutBackOptions, SetAsideOptions } from '../../contract/node-step.ts'
import { liesInside } from './open-inside.ts'

export const setAsideKeptMs = 7 * 24 * 3_600_000
const plainLabel = /^[a-z][a-z0-9-]{0,40}$/

/** Moves folders out of the way, each by one rename. All or none: what was moved goes back when one cannot be. */
export async function setAside(
  folders: readonly string[],
  { label, within, keptIn, nowMs }: SetAsideOptions,
  platform: NodeJS.Platform,
): Promise<readonly MovedFolder[]> {
  if (!plainLabel.test(label)) throw new Error('quarantine_label')
  await mkdir(keptIn, { recursive: true })
  // A link in its place would lead elsewhere, and what is old there is nobody's quarantine.
  if (!(await lstat(keptIn)).isDirectory()) throw new Error('not_a_folder')
  await forgetOld(keptIn, label, nowMs)
  const place = join(keptIn, `${label}-${nowMs}`)
  await mkdir(place)
  const moved: MovedFolder[] = []
  try {
    for (const [index, folder] of folders.entries()) {
      const from = await realFolder(folder, within, platform)
      const to = join(place, String(index))
      await moveFolder(from, to)
      moved.push({ from, to })
    }
  } catch (error) {
    for (const { from, to } of moved.toReversed()) await moveFolder(to, from)
    await rmdir(place)
    throw error
  }
  return moved
}

/**
 * Puts folders back that `setAside` moved. What is in their place by now takes theirs: nothing is deleted. After a
 * failure it can be called again: those that are back already are passed over.
 */
export async function putBack(
  moved: readonly MovedFolder[],
  options: PutBackOptions,
  platform: NodeJS.Platform,
): Promise<void> {
  const left: MovedFolder[] = []
  for (const folder of moved) if (await isThere(folder.to)) left.push(folder)
  if (left.length === 0 && moved.length > 0) throw new Error('quarantine_gone')
  for (const folder of left) await putOneBack(folder, options, platform)
}

async function putOneBack(
  { from, to }: MovedFolder,
  { within, keptIn }: PutBackOptions,
  platform: NodeJS.Platform,
): Promise<void> {
  const kept = await realFolder(to, keptIn, platform)
  const parent = await realpath(join(from, '..'))
  if (parent !== (await realpath(within)) && !(await isInside(parent, within, platform))) throw new Error('outside')
  const own = (await isThere(from)) ? await realFolder(from, within, platform) : null
  if (own !== null) await moveFolder(own, `${kept}-new`)
  try {
    await moveFolder(kept, from)
  } catch (error) {
    if (own !== null) await moveFolder(`${kept}-new`, own)
    throw error
  }
}

/** A scanner that reads one file below keeps the whole folder from moving. */
function moveFolder(from: string, to: string): Promise<void> {
  return whileBusy(busyDelaysMs(process.platform), () => rename(from, to))
}

async function isThere(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => null)) !== null
}

/** The real path of a folder that is no link and lies inside another one. */
async function realFolder(folder: string, within: string, platform: NodeJS.Platform): Promise<string> {
  const stats = await lstat(folder)
  if (!stats.isDirectory()) throw new Error('not_a_folder')
  const real = await realpath(folder)
  if (!(await isInside(real, within, platform))) throw new Error('outside')
  return real
}

async function isInside(real: string, within: string, platform: NodeJS.Platform): Promise<boolean> {
  return liesInside(real, await realpath(within), platform)
}

/** What was set aside more than seven days ago is deleted, what cannot be next time; the time stands in the name. */
async function forgetOld(keptIn: string, label: string, nowMs: number): Promise<void> {
  for (const name of await readdir(keptIn)) {
    const stamp = name.startsWith(`${label}-`) ? name.slice(label.length + 1) : ''
    if (!/^\d{10,15}$/.test(stamp) || nowMs - Number(stamp) < setAsideKeptMs) continue
    const old = join(keptIn, name)
    const own = await lstat(old).catch(() => null)
    if (own?.isDirectory() === true) await rm(old, { recursive: true, force: true }).catch(() => undefined)
  }
}
