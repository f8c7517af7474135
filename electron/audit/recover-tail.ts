import type { Ids } from '../kernel/ports.ts'
import { writeSynced } from '../store/atomic-file.ts'
import type { DurableFileSystem, ReadableFile } from '../store/file-system.ts'
import { chainStart, readFrame, type ChainHead, type Frame } from './audit-line.ts'
import { anchoredHead, type StoredAnchor } from './anchor.ts'
import { listSegments, segmentPath } from './chain-folder.ts'
import { readLineChunks } from './line-chunks.ts'

/** Damage: it is written into the chain, and stays visible for good. */
export type ChainLoss =
  /** Lines that had been there are gone. */
  | { readonly code: 'missing_tail'; readonly fromSeq: number; readonly toSeq: number }
  /** The line that the anchor names is another one now. */
  | { readonly code: 'anchor_mismatch'; readonly seq: number }
  | { readonly code: 'anchor_missing' }
  /** There is an anchor that says nothing. */
  | { readonly code: 'anchor_damaged' }
  /** The last line is whole, with its line feed, and not what was written: no crash does that. */
  | { readonly code: 'changed'; readonly seq: number }
  /** Another place outside the data folder knows another line of this number, or later ones. */
  | { readonly code: 'second_place'; readonly seq: number }

export type ChainProblem =
  | ChainLoss
  /** The end of the last file was no whole line: usual after a crash; kept in `asideFile`. */
  | { readonly code: 'torn_tail'; readonly bytes: number; readonly asideFile: string }

export type ChainTail = {
  readonly head: ChainHead
  /** Number of the segment to go on with; 0 = there is none yet. */
  readonly segment: number
  readonly sizeBytes: number
  readonly problems: readonly ChainProblem[]
}

type RecoverDeps = { readonly fileSystem: DurableFileSystem; readonly ids: Ids; readonly folder: string }
type SegmentTail = {
  readonly frames: readonly Frame[]
  readonly validBytes: number
  readonly missesLineFeed: boolean
  /** What follows the last good line. */
  readonly rest: Buffer
}

const tailWindowBytes = 256 * 1024
const lineFeed = 0x0a

/** Finds the head of a chain, cuts aside what is no whole line at its end, and asks the anchor whether lines are gone. */
export async function recoverTail(
  deps: RecoverDeps,
  anchor: StoredAnchor,
  second: StoredAnchor = null,
): Promise<ChainTail> {
  const segments = await listSegments(deps.fileSystem, deps.folder)
  const last = segments.at(-1) ?? 0
  const wantedSeq = Math.min(anchoredHead(anchor)?.seq ?? Infinity, anchoredHead(second)?.seq ?? Infinity)
  const ends: EndProblem[] = []
  const frames: Frame[] = []
  let sizeBytes = 0
  for (const segment of [...segments].reverse()) {
    const file = segmentPath(deps.folder, segment)
    const tail = await readSegmentTail(deps.fileSystem, file, wantedSeq)
    // Behind the head, what is left of an abandoned segment stays as it is.
    const end = frames.length === 0 ? await settleEnd(deps, file, tail) : null
    if (end !== null) ends.push(end)
    if (segment === last) sizeBytes = tail.validBytes + (tail.missesLineFeed ? 1 : 0)
    frames.unshift(...tail.frames)
    if (frames.length > 0 && reaches(frames, wantedSeq)) break
  }
  const { seq, hash } = frames.at(-1) ?? chainStart
  const problems = ends.map((end) => (end === 'changed' ? { code: end, seq: seq + 1 } : end))
  const losses: ChainLoss[] = [...anchorProblems(anchor, frames, { seq, hash })]
  // Where there is no chain at all, a new one begins.
  if (last > 0 && disagrees(second, frames, { seq, hash })) losses.push({ code: 'second_place', seq })
  return { head: { seq, hash }, segment: last, sizeBytes, problems: [...problems, ...losses] }
}

/** What the anchor says about a chain of which these last lines are known. */
export function anchorProblems(
  anchor: StoredAnchor,
  frames: readonly ChainHead[],
  head: ChainHead,
): readonly ChainLoss[] {
  if (anchor === 'unreadable' || anchor === 'newer') return [{ code: 'anchor_damaged' }]
  // The first version wrote the first anchor right after line 1.
  if (anchor === null) return head.seq > 1 ? [{ code: 'anchor_missing' }] : []
  if (anchor.seq > head.seq) return [{ code: 'missing_tail', fromSeq: head.seq + 1, toSeq: anchor.seq }]
  const isThere =
    anchor.seq === 0
      ? anchor.hash === chainStart.hash
      : frames.some((frame) => frame.seq === anchor.seq && frame.hash === anchor.hash)
  return isThere ? [] : [{ code: 'anchor_mismatch', seq: anchor.seq }]
}

/** True when the second place names a line that this chain, of which these lines are known, does not have. */
export function disagrees(kept: StoredAnchor, frames: readonly ChainHead[], head: ChainHead): boolean {
  // A place that never knew the chain says nothing, nor does one that only a later version can read.
  if (kept === null || kept === 'newer') return false
  return anchorProblems(kept, frames, head).length > 0
}

/** Whether lines that end a chain begin early enough to hold this one. */
function reaches(frames: readonly Frame[], seq: number): boolean {
  // Line 0 stands nowhere: nothing has to be read to find it.
  return seq === 0 || (frames[0]?.seq ?? Infinity) <= seq
}

async function readSegmentTail(fileSystem: DurableFileSystem, path: string, wantedSeq: number): Promise<SegmentTail> {
  const file = await fileSystem.openRead(path)
  if (file === null) return { frames: [], validBytes: 0, missesLineFeed: false, rest: Buffer.alloc(0) }
  try {
    const fromByte = Math.max(0, file.sizeBytes - tailWindowBytes)
    const tail = await scanTail(file, fromByte)
    return fromByte === 0 || (tail.frames.length > 0 && reaches(tail.frames, wantedSeq))
      ? tail
      : await scanTail(file, 0)
  } finally {
    await file.close()
  }
}

async function scanTail(file: ReadableFile, fromByte: number): Promise<SegmentTail> {
  const frames: Frame[] = []
  let position = fromByte
  let validBytes = fromByte
  let missesLineFeed = false
  let skipFirst = fromByte > 0
  for await (const { lines, unterminated } of readLineChunks(file, fromByte)) {
    for (const line of lines) {
      position += line.length + (unterminated ? 0 : 1)
      const frame = skipFirst ? null : readFrame(line)
      skipFirst = false
      if (frame === null) continue
      frames.push(frame)
      validBytes = position
      missesLineFeed = unterminated
    }
  }
  const rest = frames.length === 0 && fromByte > 0 ? 0 : file.sizeBytes - validBytes
  return { frames, validBytes, missesLineFeed, rest: await file.read(validBytes, rest) }
}

type EndProblem = Extract<ChainProblem, { code: 'torn_tail' }> | 'changed'

/** Only a line without its end is the trace of a crash. Whole lines that do not fit are evidence: they stay. */
async function settleEnd(deps: RecoverDeps, path: string, tail: SegmentTail): Promise<EndProblem | null> {
  if (tail.rest.includes(lineFeed)) return 'changed'
  if (tail.missesLineFeed) await completeLine(deps.fileSystem, path)
  if (tail.rest.length === 0) return null
  const asideFile = `${path}.${deps.ids.newId()}.torn`
  await writeSynced(deps.fileSystem, asideFile, tail.rest)
  await deps.fileSystem.syncFolder(deps.folder)
  await deps.fileSystem.truncate(path, tail.validBytes)
  return { code: 'torn_tail', bytes: tail.rest.length, asideFile }
}

async function completeLine(fileSystem: DurableFileSystem, path: string): Promise<void> {
  const file = await fileSystem.openAppend(path, 'keep')
  try {
    await file.write(Buffer.from('\n'))
    await file.sync()
  } finally {
    await file.close()
  }
}
