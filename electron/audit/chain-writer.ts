import type { AuditEvent, AuditSummary } from '../../shared/domain/audit-event.ts'
import type { Result } from '../kernel/result.ts'
import type { AppendFile, AppendMode, DurableFileSystem } from '../store/file-system.ts'
import { ioResult, systemErrorCode } from '../store/io-result.ts'
import { encodeLine, type ChainHead } from './audit-line.ts'
import { segmentName, segmentPath } from './chain-folder.ts'

export type ChainRow = { readonly event: AuditEvent; readonly at: string }

export type ChainWriter = {
  /** Last durable line. */
  head(): ChainHead
  /** All rows durable, or `audit_unavailable` and the file is not used again. One call at a time. */
  write(rows: readonly ChainRow[]): Promise<Result<readonly ChainHead[]>>
  close(): Promise<void>
}

export type ChainWriterDeps = {
  readonly folder: string
  readonly fileSystem: DurableFileSystem
  readonly segmentBytes: number
  readonly start: {
    readonly head: ChainHead
    readonly segment: number
    readonly sizeBytes: number
    /** When the first line of the segment was written; null = it has none. */
    readonly beganAt: string | null
    /** What was lost, when the chain has to go on in a new segment. */
    readonly lost: AuditSummary | null
  }
}

type Next = { readonly segment: number; readonly mode: AppendMode }
type Open = { readonly file: AppendFile; sizeBytes: number; isNew: boolean }
type State = {
  head: ChainHead
  segment: number
  /** Durable lines are in the current segment: it may not be started over. */
  hasDurable: boolean
  beganAt: string | null
  open: Open | null
  next: Next
  recovery: AuditSummary | null
}

/**
 * Writes the chain. After a failed write or sync nobody knows what the file holds: a second sync would report success
 * for lost pages. The file is left as it is and the chain goes on from the last durable line in a new segment, whose
 * first line is `recover`; lines of the left file behind that point do not belong to the chain.
 */
export function createChainWriter(deps: ChainWriterDeps): ChainWriter {
  const state = firstState(deps.start)
  return {
    head: () => state.head,
    write: async (rows) => {
      const written = await ioResult({ code: 'audit_unavailable' }, () => commit(deps, state, rows))
      if (!written.ok) await abandon(deps, state)
      return written
    },
    close: async () => {
      await state.open?.file.close()
      state.open = null
    },
  }
}

function firstState(start: ChainWriterDeps['start']): State {
  const goesOn = start.segment > 0 && start.lost === null
  return {
    head: start.head,
    segment: start.segment,
    hasDurable: start.sizeBytes > 0,
    beganAt: start.beganAt,
    open: null,
    next: goesOn ? { segment: start.segment, mode: 'keep' } : { segment: start.segment + 1, mode: 'new' },
    recovery: start.lost,
  }
}

async function commit(deps: ChainWriterDeps, state: State, rows: readonly ChainRow[]): Promise<readonly ChainHead[]> {
  const batch = encodeBatch(state, rows)
  const bytes = Buffer.from(batch.text, 'utf8')
  const at = rows[0]?.at ?? ''
  await rollWhenDue(deps, state, { bytes: bytes.length, at })
  const open = state.open ?? (await openNext(deps, state))
  if (open.sizeBytes === 0) state.beganAt = at
  await open.file.write(bytes)
  await open.file.sync()
  if (open.isNew) await deps.fileSystem.syncFolder(deps.folder)
  open.isNew = false
  open.sizeBytes += bytes.length
  state.hasDurable = true
  state.recovery = null
  state.head = batch.heads.at(-1) ?? state.head
  return batch.heads
}

function encodeBatch(state: State, rows: readonly ChainRow[]): { text: string; heads: readonly ChainHead[] } {
  const heads: ChainHead[] = []
  let head = state.head
  let text = ''
  const at = rows[0]?.at
  if (state.recovery !== null && at !== undefined) {
    const first = encodeLine({ kind: 'recover', summary: state.recovery }, at, head)
    head = first.head
    text = first.text
  }
  for (const row of rows) {
    const line = encodeLine(row.event, row.at, head)
    head = line.head
    text += line.text
    heads.push(head)
  }
  return { text, heads }
}

/** A month: old lines go by whole segments. */
const longestSegmentMs = 30 * 24 * 60 * 60_000

async function rollWhenDue(
  deps: ChainWriterDeps,
  state: State,
  { bytes, at }: { readonly bytes: number; readonly at: string },
): Promise<void> {
  const isOld = state.beganAt !== null && Date.parse(at) - Date.parse(state.beganAt) >= longestSegmentMs
  const { open } = state
  if (open === null) {
    if (isOld && state.next.mode === 'keep') state.next = { segment: state.segment + 1, mode: 'new' }
    return
  }
  if (open.sizeBytes === 0 || (!isOld && open.sizeBytes + bytes <= deps.segmentBytes)) return
  await open.file.close()
  state.open = null
  state.next = { segment: state.segment + 1, mode: 'new' }
}

async function openNext(deps: ChainWriterDeps, state: State): Promise<Open> {
  const { segment, mode } = state.next
  const file = await deps.fileSystem.openAppend(segmentPath(deps.folder, segment), mode)
  const isNew = mode !== 'keep'
  state.segment = segment
  if (isNew) state.hasDurable = false
  state.open = { file, isNew, sizeBytes: isNew ? 0 : deps.start.sizeBytes }
  return state.open
}

async function abandon(deps: ChainWriterDeps, state: State): Promise<void> {
  const open = state.open
  if (open === null) return
  state.open = null
  state.recovery = { ...state.recovery, abandoned: segmentName(state.segment) }
  // A file without any durable line can be started over: a full disk must not leave a new file per attempt.
  state.next = state.hasDurable
    ? { segment: state.segment + 1, mode: 'new' }
    : { segment: state.segment, mode: 'empty' }
  await ignoringTheSystem(() => open.file.close())
  if (state.hasDurable) return
  // An empty file would be all that a full drive shows for it.
  await ignoringTheSystem(async () => {
    await deps.fileSystem.remove(segmentPath(deps.folder, state.segment))
    state.next = { segment: state.segment, mode: 'new' }
  })
}

async function ignoringTheSystem(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (systemErrorCode(error) === null) throw error
  }
}
