import type { Ids } from '../kernel/ports.ts'
import { writeSynced } from '../store/atomic-file.ts'
import type { DurableFileSystem } from '../store/file-system.ts'
import { chainStart, readFrame, type ChainHead, type Frame } from './audit-line.ts'
import type { StoredAnchor } from './anchor.ts'
import { listSegments, segmentPath } from './chain-folder.ts'
import { readLineChunks } from './line-chunks.ts'

export type ChainProblem =
  /** The end of the last file was no whole line: usual after a crash; kept in `asideFile`. */
  | { readonly code: 'torn_tail'; readonly bytes: number; readonly asideFile: string }
  /** Lines that had been there are gone. */
  | { readonly code: 'missing_tail'; readonly fromSeq: number; readonly toSeq: number }
  /** The line that the anchor names is another one now. */
  | { readonly code: 'anchor_mismatch'; readonly seq: number }
  | { readonly code: 'anchor_missing' }

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
  readonly torn: Buffer
}

const tailWindowBytes = 256 * 1024

/** Finds the head of a chain, cuts aside what is no whole line at its end, and asks the anchor whether lines are gone. */
export async function recoverTail(deps: RecoverDeps, anchor: StoredAnchor): Promise<ChainTail> {
  const segments = await listSegments(deps.fileSystem, deps.folder)
  const last = segments.at(-1) ?? 0
  const problems: ChainProblem[] = []
  const frames: Frame[] = []
  let sizeBytes = 0
  for (const segment of [...segments].reverse()) {
    const file = segmentPath(deps.folder, segment)
    const tail = await readSegmentTail(deps.fileSystem, file, anchor)
    // Behind the head, what is left of an abandoned segment stays as it is.
    const torn = frames.length === 0 ? await cutAside(deps, file, tail) : null
    if (torn !== null) problems.push(torn)
    if (segment === last) sizeBytes = tail.validBytes + (tail.missesLineFeed ? 1 : 0)
    frames.unshift(...tail.frames)
    if (frames.length > 0 && !(isHead(anchor) && anchor.seq < (frames[0]?.seq ?? 0))) break
  }
  const head = frames.at(-1) ?? chainStart
  problems.push(...anchorProblems(anchor, frames, head))
  return { head: { seq: head.seq, hash: head.hash }, segment: last, sizeBytes, problems }
}

/** What the anchor says about a chain of which these last lines are known. */
export function anchorProblems(
  anchor: StoredAnchor,
  frames: readonly ChainHead[],
  head: ChainHead,
): readonly ChainProblem[] {
  // The anchor is first written right after line 1.
  if (!isHead(anchor)) return anchor === 'unreadable' || head.seq > 1 ? [{ code: 'anchor_missing' }] : []
  if (anchor.seq > head.seq) return [{ code: 'missing_tail', fromSeq: head.seq + 1, toSeq: anchor.seq }]
  const isThere = frames.some((frame) => frame.seq === anchor.seq && frame.hash === anchor.hash)
  return isThere ? [] : [{ code: 'anchor_mismatch', seq: anchor.seq }]
}

function isHead(anchor: StoredAnchor): anchor is ChainHead {
  return anchor !== null && anchor !== 'unreadable'
}

async function readSegmentTail(
  fileSystem: DurableFileSystem,
  path: string,
  anchor: StoredAnchor,
): Promise<SegmentTail> {
  const file = await fileSystem.openRead(path)
  if (file === null) return { frames: [], validBytes: 0, missesLineFeed: false, torn: Buffer.alloc(0) }
  try {
    const fromByte = Math.max(0, file.sizeBytes - tailWindowBytes)
    const tail = await scanTail(file, fromByte)
    const reachesAnchor = !isHead(anchor) || (tail.frames[0]?.seq ?? Infinity) <= anchor.seq
    return fromByte === 0 || (tail.frames.length > 0 && reachesAnchor) ? tail : await scanTail(file, 0)
  } finally {
    await file.close()
  }
}

async function scanTail(file: Parameters<typeof readLineChunks>[0], fromByte: number): Promise<SegmentTail> {
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
  const torn =
    frames.length === 0 && fromByte > 0 ? Buffer.alloc(0) : await file.read(validBytes, file.sizeBytes - validBytes)
  return { frames, validBytes, missesLineFeed, torn }
}

async function cutAside(deps: RecoverDeps, path: string, tail: SegmentTail): Promise<ChainProblem | null> {
  if (tail.missesLineFeed) await completeLine(deps.fileSystem, path)
  if (tail.torn.length === 0) return null
  const asideFile = `${path}.${deps.ids.newId()}.torn`
  await writeSynced(deps.fileSystem, asideFile, tail.torn)
  await deps.fileSystem.syncFolder(deps.folder)
  await deps.fileSystem.truncate(path, tail.validBytes)
  return { code: 'torn_tail', bytes: tail.torn.length, asideFile }
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
