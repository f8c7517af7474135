import type { AuditLine } from '../../shared/domain/audit-event.ts'
import type { DurableFileSystem } from '../store/file-system.ts'
import { systemErrorCode } from '../store/io-result.ts'
import { createNodeFileSystem } from '../store/node-file-system.ts'
import { anchoredHead, readAnchor, type StoredAnchor } from './anchor.ts'
import { chainStart, decodeLine, readFrame, type ChainHead, type Frame } from './audit-line.ts'
import { readChainLines, readChainLinesAfter, readSegments, type Segment } from './chain-reader.ts'
import { readFileLineChunks, type LineChunk } from './line-chunks.ts'
import { startOfChain } from './start-of-chain.ts'
import { anchorProblems, disagrees, type ChainLoss } from './recover-tail.ts'
import type { SecondPlace } from './second-place.ts'

export type BadLine = {
  /**
   * `changed` = the line is not what was written; `broken_link` = lines are missing or in another order; `unreadable` =
   * nobody knows; `newer` = a later version wrote it, and only that one can tell.
   */
  readonly reason: ChainLoss['code'] | 'broken_link' | 'unreadable' | 'newer'
  readonly file: string | null
  /** Number of the line that should be there. */
  readonly seq: number
}

export type AuditVerification = {
  /** Good lines, up to the first bad one. */
  readonly lines: number
  /** Lines before them that were removed by their age, as the chain says; absent = none. */
  readonly removed?: number
  readonly ok: boolean
  readonly firstBad?: BadLine
}

/** Checks every line of one chain, and its end against the anchor and the second place. Streams: memory stays flat. */
export async function verifyAuditLog(
  folder: string,
  fileSystem: DurableFileSystem = createNodeFileSystem(),
  secondPlace?: SecondPlace,
): Promise<AuditVerification> {
  const walk: Walk = { anchor: null, second: null, removed: 0, head: chainStart, anchored: [], recordedLoss: null }
  const bad = await badLineOf(folder, fileSystem, { walk, secondPlace })
  const { removed } = walk
  const found = { lines: walk.head.seq - removed, ...(removed > 0 ? { removed } : {}) }
  return bad === null ? { ...found, ok: true } : { ...found, ok: false, firstBad: bad }
}

async function badLineOf(
  folder: string,
  fileSystem: DurableFileSystem,
  { walk, secondPlace }: { readonly walk: Walk; readonly secondPlace: SecondPlace | undefined },
): Promise<BadLine | null> {
  try {
    walk.second = (await secondPlace?.read(folder)) ?? null
    // The anchor first: a chain that grows meanwhile is then only longer than it says.
    walk.anchor = await readAnchor(fileSystem, folder)
    const segments = await readSegments(fileSystem, folder)
    walk.head = await startOfChain(fileSystem, segments)
    walk.removed = walk.head.seq
    const lastWritten = segments.findLastIndex((segment) => segment.first !== null)
    for (const [index, segment] of segments.entries()) {
      const bad = await verifySegment(fileSystem, segment, { walk, isLast: index >= lastWritten })
      if (bad !== null) return bad
    }
    return walk.recordedLoss ?? badEnd(walk)
  } catch (error) {
    if (systemErrorCode(error) === null) throw error
    return badLine('unreadable', null, walk.head)
  }
}

/**
 * Intent lines that no `result` or `undo` of the same call followed: after a crash nobody knows what became of them.
 * Reads from the line up to which the anchor knows that nothing is open.
 */
export async function openIntents(
  folder: string,
  fileSystem: DurableFileSystem = createNodeFileSystem(),
): Promise<readonly AuditLine[]> {
  const settled = anchoredHead(await readAnchor(fileSystem, folder))?.settled ?? 0
  const open = new Map<string, AuditLine>()
  for await (const { bytes } of readChainLinesAfter(fileSystem, folder, settled)) {
    if (!intentOrEnd.some((key) => bytes.includes(key))) continue
    const line = decodeLine(bytes)
    if (line.callId === null) continue
    if (line.kind === 'intent') open.set(line.callId, line)
    else open.delete(line.callId)
  }
  return [...open.values()]
}

/** All lines of one chain in order, as written, without line feeds. */
export async function* exportAuditLog(
  folder: string,
  fileSystem: DurableFileSystem = createNodeFileSystem(),
): AsyncGenerator<string> {
  for await (const { bytes } of readChainLines(fileSystem, folder)) yield bytes.toString('utf8')
}

const intentOrEnd = ['intent', 'result', 'undo'].map((kind) => Buffer.from(`"kind":"${kind}"`))

type Walk = {
  anchor: StoredAnchor
  second: StoredAnchor
  removed: number
  head: ChainHead
  /** The lines that the anchor and the second place name, once they were met. */
  anchored: readonly ChainHead[]
  recordedLoss: BadLine | null
}

type SegmentWalk = { readonly walk: Walk; readonly isLast: boolean }

async function verifySegment(
  fileSystem: DurableFileSystem,
  segment: Segment,
  { walk, isLast }: SegmentWalk,
): Promise<BadLine | null> {
  if (segment.first !== null) walk.recordedLoss ??= lossToldBy(segment.first, segment.path)
  const named = [anchoredHead(walk.anchor)?.seq, anchoredHead(walk.second)?.seq]
  for await (const chunk of readFileLineChunks(fileSystem, segment.path)) {
    for (const line of chunk.lines) {
      if (walk.head.seq >= segment.lastSeq) return null
      const frame = readFrame(line)
      if (frame === null && isTornEnd(chunk, isLast)) return null
      const reason = linkProblem(frame, walk.head)
      if (frame === null || reason !== null) return badLine(reason ?? 'changed', segment.path, walk.head)
      walk.head = frame
      if (named.includes(frame.seq)) walk.anchored = [...walk.anchored, frame]
    }
  }
  return null
}

// A line without its end is the trace of a crash, or being written just now: the anchor tells whether more is missing.
function isTornEnd(chunk: LineChunk, isLast: boolean): boolean {
  return isLast && chunk.unterminated
}

function linkProblem(frame: Frame | null, head: ChainHead): BadLine['reason'] | null {
  if (frame === null) return 'changed'
  return frame.prev === head.hash && frame.seq === head.seq + 1 ? null : 'broken_link'
}

function badLine(reason: BadLine['reason'], file: string | null, head: ChainHead): BadLine {
  return { reason, file, seq: head.seq + 1 }
}

// A loss that was noticed at opening stays visible: what is gone does not come back.
function lossToldBy(first: AuditLine, file: string): BadLine | null {
  const lost = first.kind === 'recover' ? first.summary?.['lost'] : null
  const reason = chainLosses.find((code) => code === lost)
  return reason === undefined ? null : { reason, file, seq: first.seq }
}

const chainLosses: readonly ChainLoss['code'][] = [
  'missing_tail',
  'anchor_mismatch',
  'anchor_missing',
  'anchor_damaged',
  'changed',
  'second_place',
]

function badEnd(walk: Walk): BadLine | null {
  if (walk.anchor === 'newer') return badLine('newer', null, walk.head)
  const [problem] = anchorProblems(walk.anchor, walk.anchored, walk.head)
  if (problem === undefined)
    return disagrees(walk.second, walk.anchored, walk.head) ? badLine('second_place', null, walk.head) : null
  return { reason: problem.code, file: null, seq: problem.code === 'anchor_mismatch' ? problem.seq : walk.head.seq + 1 }
}
