import { lstat, mkdir, readdir, realpath, rename, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'

import type { MovedFolder, PutBackOptions, SetAsideOptions } from '../../tools/node-step.ts'
import { liesInside } from './open-inside.ts'

const keptMs = 7 * 24 * 3_600_000
const plainLabel = /^[a-z][a-z0-9-]{0,40}$/

/** Moves folders out of the way, each by one rename. All or none: what was moved goes back when one cannot be. */
export async function setAside(
  folders: readonly string[],
  { label, within, keptIn, nowMs }: SetAsideOptions,
  platform: NodeJS.Platform,
): Promise<readonly MovedFolder[]> {
  if (!plainLabel.test(label)) throw new Error('quarantine_label')
  await mkdir(keptIn, { recursive: true })
  await forgetOld(keptIn, label, nowMs)
  const place = join(keptIn, `${label}-${nowMs}`)
  await mkdir(place)
  const moved: MovedFolder[] = []
  try {
    for (const [index, folder] of folders.entries()) {
      const from = await realFolder(folder, within, platform)
      const to = join(place, String(index))
      await rename(from, to)
      moved.push({ from, to })
    }
  } catch (error) {
    for (const { from, to } of moved.toReversed()) await rename(to, from)
    await rmdir(place)
    throw error
  }
  return moved
}

/** Puts folders back that `setAside` moved. What is in their place by now takes theirs: nothing is deleted. */
export async function putBack(
  moved: readonly MovedFolder[],
  { within, keptIn }: PutBackOptions,
  platform: NodeJS.Platform,
): Promise<void> {
  for (const { from, to } of moved) {
    const kept = await realFolder(to, keptIn, platform)
    const parent = await realpath(join(from, '..'))
    if (parent !== (await realpath(within)) && !(await isInside(parent, within, platform))) throw new Error('outside')
    const own = await lstat(from).catch(() => null)
    if (own !== null) await rename(await realFolder(from, within, platform), `${kept}-new`)
    await rename(kept, from)
  }
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

/** What was set aside more than seven days ago is deleted; the time stands in the name. */
async function forgetOld(keptIn: string, label: string, nowMs: number): Promise<void> {
  for (const name of await readdir(keptIn)) {
    const stamp = name.startsWith(`${label}-`) ? name.slice(label.length + 1) : ''
    if (!/^\d{10,15}$/.test(stamp) || nowMs - Number(stamp) < keptMs) continue
    const old = join(keptIn, name)
    if ((await lstat(old)).isDirectory()) await rm(old, { recursive: true, force: true })
  }
}
