import path from 'node:path'

import type { DurableFileSystem } from '../store/file-system.ts'

const segmentPattern = /^audit-(\d{8})\.ndjson$/
const chainPattern = /^[A-Za-z0-9_-]+$/

/** Name of one segment file; numbers count from 1. */
export function segmentName(number: number): string {
  return `audit-${String(number).padStart(8, '0')}.ndjson`
}

/** Numbers of the segments in a chain's folder, oldest first. */
export async function listSegments(fileSystem: DurableFileSystem, folder: string): Promise<readonly number[]> {
  const names = await fileSystem.list(folder)
  return names
    .map((name) => segmentPattern.exec(name)?.[1])
    .filter((digits) => digits !== undefined)
    .map(Number)
    .sort((a, b) => a - b)
}

export function segmentPath(folder: string, number: number): string {
  return path.join(folder, segmentName(number))
}

/** The second place that knows the head: beside the chain's folder, not in it. */
export function anchorPath(folder: string): string {
  return `${path.resolve(folder)}.anchor.json`
}

/** Folders of the chains below the audit folder: each host writes a chain of its own. */
export async function listChains(fileSystem: DurableFileSystem, auditFolder: string): Promise<readonly string[]> {
  const chains: string[] = []
  for (const name of [...(await fileSystem.list(auditFolder))].sort()) {
    if (!chainPattern.test(name)) continue
    const folder = path.join(auditFolder, name)
    if ((await listSegments(fileSystem, folder)).length > 0) chains.push(folder)
  }
  return chains
}
