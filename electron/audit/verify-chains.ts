import path from 'node:path'

import type { Result } from '../kernel/result.ts'
import type { DurableFileSystem } from '../store/file-system.ts'
import { ioResult } from '../store/io-result.ts'
import { listChains } from './chain-folder.ts'
import type { SecondPlace } from './second-place.ts'
import { verifyAuditLog, type BadLine } from './verify-audit-log.ts'

export type CheckedChains = {
  /** 0 = nothing was recorded yet. */
  readonly chains: number
  /** Good lines of all chains. */
  readonly lines: number
  /** Lines that were removed by their age, as the chains say. */
  readonly removed: number
  /** The first bad line of each chain that has one. */
  readonly bad: readonly (BadLine & { readonly chain: string })[]
}

export type ChainsDeps = { readonly fileSystem: DurableFileSystem; readonly secondPlace?: SecondPlace | undefined }

/** Checks every chain of the record of changes. Nothing is written. Errors: `file_unreadable`. */
export function verifyChains(folder: string, { fileSystem, secondPlace }: ChainsDeps): Promise<Result<CheckedChains>> {
  return ioResult({ code: 'file_unreadable', data: { path: folder } }, async () => {
    const bad: CheckedChains['bad'][number][] = []
    const chains = await listChains(fileSystem, folder)
    let [lines, removed] = [0, 0]
    for (const chain of chains) {
      const found = await verifyAuditLog(chain, fileSystem, secondPlace)
      lines += found.lines
      removed += found.removed ?? 0
      if (found.firstBad) bad.push({ chain: path.basename(chain), ...found.firstBad })
    }
    return { chains: chains.length, lines, removed, bad }
  })
}
