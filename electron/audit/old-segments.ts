import path from 'node:path'

import type { AuditEvent } from '../../shared/domain/audit-event.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import type { DurableFileSystem } from '../store/file-system.ts'
import { ioResult } from '../store/io-result.ts'
import { anchoredHead, readAnchor, type StoredAnchor } from './anchor.ts'
import { decodeLine, type ChainHead } from './audit-line.ts'
import { readChainLinesAfter, readSegments, type Segment } from './chain-reader.ts'
import type { SecondPlace } from './second-place.ts'
import { beforeFirst, removalOf } from './start-of-chain.ts'
import { verifyAuditLog } from './verify-audit-log.ts'

export type OldSegmentsDeps = {
  readonly folder: string
  readonly fileSystem: DurableFileSystem
  readonly secondPlace?: SecondPlace | undefined
  /** The line up to which no intent waits for its end. */
  readonly settled: () => number
  /** Resolves when the line is on the disk. */
  readonly append: (event: AuditEvent) => Promise<Result<void>>
}

export type TooOld = { readonly beforeMs: number; readonly days: number }

/**
 * Removes whole files from the oldest on, of which every line is older. Only of a chain that is right as a whole, and only after the chain
 * itself says which line was the last of them: so what is left still proves that nothing else is gone. Returns how many lines went. Fails
 * with `audit_broken` and `audit_unavailable`.
 */
export async function removeOldSegments(deps: OldSegmentsDeps, tooOld: TooOld): Promise<Result<number>> {
  const removed = await ioResult({ code: 'audit_unavailable' }, () => remove(deps, tooOld))
  return removed.ok ? removed.value : removed
}

async function remove(deps: OldSegmentsDeps, { beforeMs, days }: TooOld): Promise<Result<number>> {
  const { folder, fileSystem, secondPlace } = deps
  const known = [await readAnchor(fileSystem, folder), (await secondPlace?.read(folder)) ?? null]
  const lastSeq = Math.min(deps.settled(), ...known.map(anchoredSeq))
  const old = await oldOf(deps, await readSegments(fileSystem, folder), { beforeMs, lastSeq })
  if (old === null) return ok(0)
  // What is not right is evidence, and stays.
  if (!(await verifyAuditLog(folder, fileSystem, secondPlace)).ok) return fail('audit_broken')
  const lines = old.last.seq - old.before
  const written = await deps.append(removalOf(old.last, { days, lines }))
  if (!written.ok) return written
  const names = await fileSystem.list(folder)
  for (const file of old.files) {
    // The end that a crash left of it goes along.
    const beside = names.filter((name) => name.startsWith(`${path.basename(file)}.`))
    for (const name of beside) await fileSystem.remove(path.join(folder, name))
    await fileSystem.remove(file)
  }
  await fileSystem.syncFolder(folder)
  return ok(lines)
}

/** A place that never knew the chain says nothing. */
function anchoredSeq(anchor: StoredAnchor): number {
  return anchor === null ? Number.POSITIVE_INFINITY : (anchoredHead(anchor)?.seq ?? 0)
}

type Old = { readonly files: readonly string[]; readonly before: number; readonly last: ChainHead }

type Rule = { readonly beforeMs: number; readonly lastSeq: number }

async function oldOf(
  { folder, fileSystem }: OldSegmentsDeps,
  segments: readonly Segment[],
  { beforeMs, lastSeq }: Rule,
): Promise<Old | null> {
  const files: string[] = []
  let last: ChainHead | null = null
  for (const [index, { path: file }] of segments.entries()) {
    const next = segments[index + 1]?.first
    // The last one is being written; where one cannot be read, nobody knows where the one before ends.
    if (!next || next.seq - 1 > lastSeq) break
    const end = { seq: next.seq - 1, hash: next.prev }
    const isOld = (at: string | null): boolean => at !== null && Date.parse(at) < beforeMs
    if (!isOld(next.at) && !isOld(await writtenAt(fileSystem, folder, end.seq))) break
    files.push(file)
    last = end
  }
  return last === null ? null : { files, before: beforeFirst(segments).seq, last }
}

async function writtenAt(fileSystem: DurableFileSystem, folder: string, seq: number): Promise<string | null> {
  for await (const { bytes } of readChainLinesAfter(fileSystem, folder, seq - 1)) return decodeLine(bytes).at
  return null
}
