import path from 'node:path'

import type { DurableFileSystem } from '../store/file-system.ts'
import { systemErrorCode } from '../store/io-result.ts'

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

const anchorSuffix = '.anchor.json'

/** The second place that knows the head: beside the chain's folder, not in it. */
export function anchorPath(folder: string): string {
  return `${path.resolve(folder)}${anchorSuffix}`
}

/**
 * Folders of the chains below the audit folder: each host writes a chain of its own. One that only its anchor still
 * knows is among them. @throws system errors, where the audit folder cannot be listed.
 */
export async function listChains(fileSystem: DurableFileSystem, auditFolder: string): Promise<readonly string[]> {
  const names = await fileSystem.list(auditFolder)
  const chains: string[] = []
  for (const name of [...new Set(names.map(chainName))].sort()) {
    if (!chainPattern.test(name)) continue
    const isKnown = names.includes(`${name}${anchorSuffix}`) || (await hasLines(fileSystem, auditFolder, name))
    if (isKnown) chains.push(path.join(auditFolder, name))
  }
  return chains
}

function chainName(entry: string): string {
  return entry.endsWith(anchorSuffix) ? entry.slice(0, -anchorSuffix.length) : entry
}

async function hasLines(fileSystem: DurableFileSystem, auditFolder: string, name: string): Promise<boolean> {
  try {
    return (await listSegments(fileSystem, path.join(auditFolder, name))).length > 0
  } catch (error) {
    if (systemErrorCode(error) === null) throw error
    // A file by chance is no chain; a folder that cannot be read may well be one.
    return systemErrorCode(error) !== 'ENOTDIR'
  }
}
