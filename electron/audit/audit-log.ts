import type { AuditEvent, AuditSummary } from '../../shared/domain/audit-event.ts'
import type { Clock, Ids, Logger } from '../kernel/ports.ts'
import { ok, type Result } from '../kernel/result.ts'
import type { DurableFileSystem } from '../store/file-system.ts'
import { ioResult } from '../store/io-result.ts'
import { createProcessProbe, type ProcessProbe } from '../store/process-probe.ts'
import { readAnchor, writeAnchor } from './anchor.ts'
import { createChainWriter, type ChainWriter } from './chain-writer.ts'
import { createGroupCommit, type Durability } from './group-commit.ts'
import { recoverTail, type ChainProblem, type ChainTail } from './recover-tail.ts'
import { takeWriterLock, type WriterLock } from './writer-lock.ts'

export type AuditLogDeps = {
  /** Folder of this chain alone: `<data>/audit/<host>`. */
  readonly folder: string
  readonly clock: Clock
  readonly ids: Ids
  readonly fileSystem: DurableFileSystem
  /** Who writes: `cli`, `desktop`, `mcp`, `broker`. */
  readonly host: string
  readonly logger?: Logger
  readonly processes?: ProcessProbe
  readonly lockWaitMs?: number
  readonly segmentBytes?: number
}

export type AuditLog = {
  /** What was found at opening; `torn_tail` is usual after a crash, the others are not. */
  readonly opened: { readonly problems: readonly ChainProblem[] }
  /**
   * Resolves when the line is on the disk. Intents take `now`; records of reading may take `grouped`.
   * `audit_unavailable`: the line does not count as written, and no effect may follow.
   */
  append(event: AuditEvent, durability: Durability): Promise<Result<void>>
  /** Writes what waits, the `close` line and the anchor, and gives the chain free. */
  close(): Promise<Result<void>>
}

const defaultLockWaitMs = 5_000
const defaultSegmentBytes = 32 * 1024 * 1024
const groupRows = 100
const groupDelayMs = 5
const anchorEveryLines = 100

/** Opens the chain of one host for writing. Fails with `data_folder_busy` or `audit_unavailable`. */
export async function openAuditLog(deps: AuditLogDeps): Promise<Result<AuditLog>> {
  const lock = await lockFolder(deps)
  if (!lock.ok) return lock
  const started = await startChain(deps, lock.value)
  if (!started.ok) await ioResult({ code: 'audit_unavailable' }, () => lock.value.release())
  return started
}

async function lockFolder(deps: AuditLogDeps): Promise<Result<WriterLock>> {
  const taken = await ioResult({ code: 'audit_unavailable' }, async () => {
    await deps.fileSystem.ensureFolder(deps.folder)
    const processes = deps.processes ?? (await createProcessProbe())
    return takeWriterLock({ ...deps, processes, waitMs: deps.lockWaitMs ?? defaultLockWaitMs })
  })
  return taken.ok ? taken.value : taken
}

async function startChain(deps: AuditLogDeps, lock: WriterLock): Promise<Result<AuditLog>> {
  const found = await ioResult({ code: 'audit_unavailable' }, async () =>
    recoverTail(deps, await readAnchor(deps.fileSystem, deps.folder)),
  )
  if (!found.ok) return found
  const tail = found.value
  const writer = createChainWriter({
    folder: deps.folder,
    fileSystem: deps.fileSystem,
    segmentBytes: deps.segmentBytes ?? defaultSegmentBytes,
    start: { ...tail, lost: lostLines(tail) },
  })
  const first = await writer.write([{ event: openingLine(deps.host, tail), at: isoTime(deps.clock) }])
  if (!first.ok) return first
  const anchors = createAnchors(deps, writer)
  await anchors.write()
  return ok(createLog({ deps, writer, anchors, lock, problems: tail.problems }))
}

type LogParts = {
  readonly deps: AuditLogDeps
  readonly writer: ChainWriter
  readonly anchors: Anchors
  readonly lock: WriterLock
  readonly problems: readonly ChainProblem[]
}

function createLog({ deps, writer, anchors, lock, problems }: LogParts): AuditLog {
  const group = createGroupCommit({
    maxRows: groupRows,
    maxDelayMs: groupDelayMs,
    commit: async (rows: Parameters<ChainWriter['write']>[0]) => {
      const written = await writer.write(rows)
      anchors.writeWhenDue()
      return written
    },
  })
  return {
    opened: { problems },
    append: async (event, durability) => {
      const added = await group.add({ event, at: isoTime(deps.clock) }, durability)
      return added.ok ? ok(undefined) : added
    },
    close: async () => {
      await group.close()
      const last = await writer.write([{ event: { kind: 'close' }, at: isoTime(deps.clock) }])
      await anchors.write()
      const freed = await ioResult({ code: 'audit_unavailable' }, async () => {
        await writer.close()
        await lock.release()
      })
      return last.ok ? freed : last
    },
  }
}

type Anchors = { write(): Promise<void>; writeWhenDue(): void }

// An anchor that cannot be written is no reason to refuse an effect: the chain itself is whole. The next one tries again.
function createAnchors(deps: AuditLogDeps, writer: ChainWriter): Anchors {
  let anchoredSeq = writer.head().seq
  let last: Promise<void> = Promise.resolve()
  const writeHead = async (): Promise<void> => {
    const head = writer.head()
    const written = await ioResult({ code: 'audit_unavailable' }, () => writeAnchor(deps, deps.folder, head))
    if (!written.ok) deps.logger?.log('warn', 'audit anchor not written', { ...written.error.data })
  }
  const write = (): Promise<void> => {
    anchoredSeq = writer.head().seq
    last = last.then(writeHead)
    return last
  }
  return {
    write,
    writeWhenDue: () => {
      if (writer.head().seq - anchoredSeq >= anchorEveryLines) void write()
    },
  }
}

function lostLines(tail: ChainTail): AuditSummary | null {
  const lost = tail.problems.find((problem) => problem.code === 'missing_tail' || problem.code === 'anchor_mismatch')
  return lost === undefined ? null : { ...lost, lost: lost.code }
}

function openingLine(host: string, tail: ChainTail): AuditEvent {
  const torn = tail.problems.find((problem) => problem.code === 'torn_tail')
  return { kind: 'open', summary: { host, tornBytes: torn?.bytes ?? 0 } }
}

function isoTime(clock: Clock): string {
  return new Date(clock.now()).toISOString()
}
