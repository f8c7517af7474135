import type { FileEntry, FilesPort, NamedEntry, OpenedFile, WalkOptions } from '../../../contract/node-step.ts'
import type { DeletedFileState } from './volumes.ts'
import { fileEntry, folderEntry, type Files } from './files.ts'

export type FilesPortNeeds = {
  readonly files: Files
  /** Text of a file; null = it has none, or is not there. */
  readonly textOf: (path: string) => string | null
  /** What lies in the Recycle Bin of a drive such as `C:`; null = nobody can look there. */
  readonly deletedOn: (drive: string) => readonly DeletedFileState[] | null
  readonly userSid: string
  readonly freeBytesOn: (drive: string) => number | null
}

/** Files of the simulated PC as Node steps read them. No step that has only this PC to run on changes files other than texts. */
export function createFilesPort({ files, textOf, deletedOn, userSid, freeBytesOn }: FilesPortNeeds): FilesPort {
  const bins = createBins({ deletedOn, userSid })
  const entriesOf = (folder: string): readonly FileEntry[] | null => bins.list(folder) ?? files.list(folder)
  const bytesOf = (path: string): Buffer | null => {
    const text = textOf(path)
    return text === null ? bins.record(path) : Buffer.from(text)
  }
  return {
    list: (folder) => Promise.resolve(entriesOf(folder)),
    walk: (folder, options) => walk(folder, options, entriesOf),
    open: (path, { within }) => Promise.resolve(opened(bytesOf(path), { path, within })),
    readTail: (path, maxBytes) => Promise.resolve(textOf(path)?.slice(-maxBytes) ?? null),
    freeBytes: (folder) => Promise.resolve(freeBytesOn(folder.slice(0, 2))),
    keepBackup: () => notHere('keepBackup'),
    findBackup: () => notHere('findBackup'),
    setAside: () => notHere('setAside'),
    putBack: () => notHere('putBack'),
  }
}

/** Repairs that need these have scripts beside their Node steps, and with them a simulation of their own. */
function notHere(effect: string): Promise<never> {
  return Promise.reject(new Error(`${effect}: not on the simulated PC`))
}

/** A folder before what is in it. Nothing of this PC is a link. */
async function* walk(
  root: string,
  { signal, maxEntries, closed = [], depth = Infinity, wants = () => true, enters = () => true }: WalkOptions,
  entriesOf: (folder: string) => readonly FileEntry[] | null,
): AsyncGenerator<FileEntry | { readonly unreadable: string }> {
  const isEntered = (named: NamedEntry, level: number): boolean =>
    named.isDirectory && level < depth && !closed.includes(named.path) && enters(named)
  const waiting = [{ path: root, level: 1 }]
  let count = 0
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    const entries = entriesOf(folder.path)
    if (entries === null) yield { unreadable: folder.path }
    for (const entry of entries ?? []) {
      if (signal.aborted || count >= maxEntries) return
      count += 1
      if (isEntered(entry, folder.level)) waiting.push({ path: entry.path, level: folder.level + 1 })
      const wanted = wants(entry)
      if (wanted === 'stop') return
      if (wanted) yield await Promise.resolve(entry)
    }
  }
}

type Asked = { readonly path: string; readonly within: readonly string[] }

function opened(bytes: Buffer | null, { path, within }: Asked): OpenedFile | 'outside' | 'unreadable' {
  const isInside = within.some((folder) => path.toLowerCase().startsWith(`${folder.toLowerCase()}\\`))
  if (!isInside) return 'outside'
  if (bytes === null) return 'unreadable'
  return { sizeBytes: bytes.length, chunks: chunksOf(bytes) }
}

async function* chunksOf(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes)
}

type Bins = {
  list(folder: string): readonly FileEntry[] | null
  record(path: string): Buffer | null
}

const binOf = /^([a-z]:)\\\$Recycle\.Bin(?:\\([^\\]+)(?:\\\$I(\d+))?)?$/i

/** The Recycle Bin of each drive as folders of the file system: one of the person, and in it a record for each deleted file. */
function createBins({ deletedOn, userSid }: Pick<FilesPortNeeds, 'deletedOn' | 'userSid'>): Bins {
  const placeOf = (path: string) => {
    const [, drive, sid, index] = binOf.exec(path) ?? []
    const deleted = drive === undefined ? null : deletedOn(drive.toUpperCase())
    return deleted && { deleted, sid, index, isOwn: sid?.toLowerCase() === userSid.toLowerCase() }
  }
  return {
    list: (folder) => {
      const place = placeOf(folder)
      if (place === null) return null
      const { deleted, sid, index, isOwn } = place
      const modifiedUtc = deleted[0]?.deletedUtc ?? ''
      if (sid === undefined) return [folderEntry(`${folder}\\${userSid}`, { modifiedUtc, hidden: true })]
      if (!isOwn || index !== undefined) return null
      return deleted.map((file, at) =>
        fileEntry(`${folder}\\$I${String(at)}`, {
          ...{ bytes: recordOf(file).length, modifiedUtc: file.deletedUtc },
          ...{ placeholder: false, hidden: false },
        }),
      )
    },
    record: (path) => {
      const { deleted, index, isOwn } = placeOf(path) ?? {}
      const file = isOwn === true && index !== undefined ? deleted?.[Number(index)] : undefined
      return file === undefined ? null : recordOf(file)
    },
  }
}

const msFrom1601To1970 = 11_644_473_600_000n
const ticksPerMs = 10_000n

/** A record as Windows 10 and later write it: version 2, size, time of deletion, letters of the path, and the path. */
function recordOf({ path, bytes, deletedUtc }: DeletedFileState): Buffer {
  const head = Buffer.alloc(28)
  head.writeBigInt64LE(2n, 0)
  head.writeBigInt64LE(BigInt(bytes), 8)
  head.writeBigInt64LE((BigInt(Date.parse(deletedUtc)) + msFrom1601To1970) * ticksPerMs, 16)
  head.writeInt32LE(path.length + 1, 24)
  return Buffer.concat([head, Buffer.from(`${path}\0`, 'utf16le')])
}
