import {
  eventOf,
  type AuditEntry,
  type AuditEvent,
  type AuditLine,
  type AuditSummary,
} from '../../shared/domain/audit-event.ts'
import type { Clock, Ids, Logger, SystemLock, SystemLocks } from '../kernel/ports.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import type { DurableFileSystem } from '../store/file-system.ts'
import { ioResult } from '../store/io-result.ts'
import { versioned } from '../store/schema-version.ts'
import { createAnchors, type Anchors } from './anchors.ts'
import { chainFormat, readAnchor, writeAnchor, type Anchor, type StoredAnchor } from './anchor.ts'
import { chainStart } from './audit-line.ts'
import { segmentPath } from './chain-folder.ts'
import { readFirstLine } from './chain-reader.ts'
import { createChainWriter, type ChainWriter } from './chain-writer.ts'
import { createGroupCommit, type Durability } from './group-commit.ts'
import { recoverTail, type ChainProblem, type ChainTail } from './recover-tail.ts'
import { removeOldSegments, type TooOld } from './old-segments.ts'
import { createOpenCalls, type OpenCalls } from './open-calls.ts'
import type { SecondPlace } from './second-place.ts'
import { openIntents } from './verify-audit-log.ts'
import { takeWriterLock } from './writer-lock.ts'

export type AuditLogDeps = {
  /** Folder of this chain alone: `<data>/audit/<host>`. */
  readonly folder: string
  readonly clock: Clock
  readonly ids: Ids
  readonly fileSystem: DurableFileSystem
  /** Who writes: `cli`, `desktop`, `mcp`, `broker`. */
  readonly host: string
  readonly logger?: Logger
  readonly locks: SystemLocks
  /** Outside the data folder; absent = there is none. */
  readonly secondPlace?: SecondPlace | undefined
  /** Told how far the chain is, every hundred lines and at the end; absent = nobody else keeps it. */
  readonly tellHead?: (head: Pick<Anchor, 'seq' | 'hash'>) => void
  readonly lockWaitMs?: number
  readonly segmentBytes?: number
}

export type AuditLog = {
  /** What was found at opening; `torn_tail` is usual after a crash, the others are not. */
  readonly opened: {
    readonly problems: readonly ChainProblem[]
    /** Intents of earlier sessions whose end nobody saw. */
    readonly openIntents: readonly AuditLine[]
  }
  /**
   * Resolves when the line is on the disk. Intents take `now`, refusals `grouped`, records of reading `behind`.
   * `audit_unavailable`: the line does not count as written, and no effect may follow.
   */
  readonly append: (entry: AuditEntry, durability: Durability) => Promise<Result<void>>
  /** Removes what is older, see `removeOldSegments`; 0 = nothing is. */
  readonly removeOld: (tooOld: TooOld) => Promise<Result<number>>
  /** Writes what waits, the `close` line and the anchor, and gives the chain free. */
  close(): Promise<Result<void>>
}

const defaultLockWaitMs = 5_000
const defaultSegmentBytes = 32 * 1024 * 1024
const groupRows = 250
const toldEveryLines = 100
const groupDelaysMs = { grouped: 5, behind: 50 } as const

/** Opens the chain of one host for writing. Fails with `data_folder_busy`, `data_newer` or `audit_unavailable`. */
export async function openAuditLog(deps: AuditLogDeps): Promise<Result<AuditLog>> {
  const lock = await lockFolder(deps)
  if (!lock.ok) return lock
  const started = await startChain(deps, lock.value)
  if (!started.ok) await ioResult({ code: 'audit_unavailable' }, () => lock.value.release())
  return started
}

async function lockFolder(deps: AuditLogDeps): Promise<Result<SystemLock>> {
  const taken = await ioResult({ code: 'audit_unavailable' }, async () => {
    await deps.fileSystem.ensureFolder(deps.folder)
    return takeWriterLock({ ...deps, waitMs: deps.lockWaitMs ?? defaultLockWaitMs })
  })
  return taken.ok ? taken.value : taken
}

type Found = { readonly tail: ChainTail; readonly beganAt: string | null; readonly open: readonly AuditLine[] }

async function findChain(deps: AuditLogDeps): Promise<Found | 'newer'> {
  const { fileSystem, folder } = deps
  const [anchor, second] = await Promise.all([readAnchor(fileSystem, folder), secondOf(deps)])
  if (anchor === 'newer') return 'newer'
  const tail = await recoverTail(deps, anchor, second)
  // Before the first line: from then on a chain without an anchor is one whose anchor was taken away.
  if (anchor === null && tail.segment === 0) await writeAnchor(deps, folder, { ...chainStart, settled: 0 })
  const [first, open] = await Promise.all([
    tail.segment === 0 ? null : readFirstLine(fileSystem, segmentPath(folder, tail.segment)),
    openIntents(folder, fileSystem),
  ])
  return { tail, beganAt: first?.at ?? null, open }
}

/** A second place that cannot be read now keeps nobody from working: verifying says so. */
async function secondOf({ secondPlace, folder, logger }: AuditLogDeps): Promise<StoredAnchor> {
  if (secondPlace === undefined) return null
  const read = await ioResult({ code: 'audit_unavailable' }, () => secondPlace.read(folder))
  if (!read.ok) logger?.log('warn', 'the second place of the record cannot be read', { ...read.error.data })
  return read.ok ? read.value : null
}

async function startChain(deps: AuditLogDeps, lock: SystemLock): Promise<Result<AuditLog>> {
  const found = await ioResult({ code: 'audit_unavailable' }, () => findChain(deps))
  if (!found.ok) return found
  if (found.value === 'newer') return fail('data_newer', { what: 'audit', folder: deps.folder })
  const { tail, beganAt, open } = found.value
  const writer = createChainWriter({
    folder: deps.folder,
    fileSystem: deps.fileSystem,
    segmentBytes: deps.segmentBytes ?? defaultSegmentBytes,
    start: { ...tail, beganAt, lost: lostLines(tail) },
  })
  const first = await writer.write([{ event: openingLine(deps.host, tail), at: isoTime(deps.clock.now()) }])
  if (!first.ok) return first
  const calls = createOpenCalls(open, writer.head().seq)
  const anchors = createAnchors({ ...deps, current: () => ({ ...writer.head(), settled: calls.settled() }) })
  // The opening line is on the disk: nobody waits for what only names it, and closing waits for every anchor.
  anchors.writeBehind({ lines: 1, atOnce: true })
  const opened = { problems: tail.problems, openIntents: open }
  return ok(createLog({ deps, writer, anchors, calls, lock, opened }))
}

type LogParts = {
  readonly deps: AuditLogDeps
  readonly writer: ChainWriter
  readonly anchors: Anchors
  readonly calls: OpenCalls
  readonly lock: SystemLock
  readonly opened: AuditLog['opened']
}

/** `atMs` = when it was handed in. */
type Entry = { readonly entry: AuditEntry; readonly atMs: number }

function createLog({ deps, writer, anchors, calls, lock, opened }: LogParts): AuditLog {
  let untold = 0
  const group = createGroupCommit({
    maxRows: groupRows,
    maxDelayMs: groupDelaysMs,
    commit: async (entries: readonly Entry[]) => {
      const rows = entries.map(({ entry, atMs }) => ({ event: eventOf(entry), at: isoTime(atMs) }))
      const written = await writer.write(rows)
      if (!written.ok) return written
      const changed = written.value.map(({ seq }, index) => calls.note(rows[index]?.event, seq)).includes(true)
      anchors.writeBehind({ lines: rows.length, atOnce: changed })
      untold += rows.length
      if (untold >= toldEveryLines) {
        untold = 0
        deps.tellHead?.(writer.head())
      }
      return written
    },
  })
  const append: AuditLog['append'] = async (entry, durability) => {
    const added = await group.add({ entry, atMs: deps.clock.now() }, durability)
    return added.ok ? ok(undefined) : added
  }
  return {
    opened,
    append,
    removeOld: async (tooOld) => {
      await anchors.write()
      const settled = (): number => calls.settled()
      return removeOldSegments({ ...deps, settled, append: (event) => append(event, 'now') }, tooOld)
    },
    close: async () => {
      try {
        await group.close()
        const last = await writer.write([{ event: { kind: 'close' }, at: isoTime(deps.clock.now()) }])
        await anchors.write()
        if (last.ok) deps.tellHead?.(writer.head())
        const closed = await ioResult({ code: 'audit_unavailable' }, () => writer.close())
        return last.ok ? closed : last
      } finally {
        await lock.release()
      }
    },
  }
}

/** The first kind of damage that is no trace of a crash; what else there is follows from it. */
function lostLines(tail: ChainTail): AuditSummary | null {
  const lost = tail.problems.find((problem) => problem.code !== 'torn_tail')
  return lost === undefined ? null : { ...lost, lost: lost.code }
}

function openingLine(host: string, tail: ChainTail): AuditEvent {
  const torn = tail.problems.find((problem) => problem.code === 'torn_tail')
  return { kind: 'open', summary: { ...versioned({}, chainFormat), host, tornBytes: torn?.bytes ?? 0 } }
}

function isoTime(atMs: number): string {
  return new Date(atMs).toISOString()
}
