import type { FileEntry, FilesPort, NodeStepRun } from '../../../contract/node-step.ts'
import { matchesGlob } from './find-files.ts'

export type DeletedFile = { path: string; bytes: number; deletedUtc: string }

type Asked = { readonly root: string; readonly glob: string }
type Context = { readonly files: Pick<FilesPort, 'list' | 'open'>; readonly signal: AbortSignal }

const mostRead = 500
const mostTold = 20
/** A record holds a path: whatever is larger is none. */
const maxRecordBytes = 70_000
const driveOfPath = /^[a-z]:(?=\\|$)/i

/**
 * Files that lay in a folder, or below it, and are in the Recycle Bin of its drive, newest first. Only the bin of the signed-in
 * person opens. Null = no bin could be read.
 */
export async function deletedFiles({ root, glob }: Asked, context: Context): Promise<DeletedFile[] | null> {
  const [drive] = driveOfPath.exec(root) ?? []
  const bins = drive === undefined ? null : await context.files.list(`${drive}\\$Recycle.Bin`, context.signal)
  if (bins === null) return null
  const records: FileEntry[] = []
  for (const bin of bins.filter(({ isDirectory }) => isDirectory)) {
    const entries = (await context.files.list(bin.path, context.signal)) ?? []
    records.push(...entries.filter(({ name, isDirectory }) => !isDirectory && name.startsWith('$I')))
  }
  const newest = records.toSorted((a, b) => b.modifiedUtc.localeCompare(a.modifiedUtc)).slice(0, mostRead)
  const found: DeletedFile[] = []
  for (const record of newest) {
    const file = await readRecord(record, context)
    if (file !== null && isMeant(file.path, { root, glob })) found.push(file)
  }
  return newestFirst(found)
}

function newestFirst(files: readonly DeletedFile[]): DeletedFile[] {
  return files.toSorted((a, b) => b.deletedUtc.localeCompare(a.deletedUtc)).slice(0, mostTold)
}

/** Whether a deleted file lay where it is looked for, under a name that fits. */
function isMeant(filePath: string, { root, glob }: Asked): boolean {
  const folder = partsOf(root)
  const parts = partsOf(filePath)
  const isBelow = parts.length > folder.length && folder.every((part, index) => part === parts[index])
  return isBelow && matchesGlob(parts.at(-1) ?? '', glob)
}

function partsOf(windowsPath: string): readonly string[] {
  return windowsPath.toLowerCase().split('\\').filter(Boolean)
}

async function readRecord({ path }: FileEntry, { files, signal }: Context): Promise<DeletedFile | null> {
  const opened = await files.open(path, { within: [path.slice(0, path.lastIndexOf('\\'))], signal })
  if (typeof opened === 'string' || opened.sizeBytes > maxRecordBytes) return null
  const chunks: Uint8Array[] = []
  for await (const chunk of opened.chunks) chunks.push(chunk)
  return parseRecord(Buffer.concat(chunks))
}

const sizeAt = 8
const timeAt = 16
/** Version 1 gives the path a fixed room, version 2 its length. */
const pathAt = { 1: 24, 2: 28 } as const
const msFrom1601To1970 = 11_644_473_600_000n
const ticksPerMs = 10_000n

/** `$I...`: version, size, time of deletion (100 ns since 1601) and the path where the file lay, as UTF-16. Null = none of it. */
export function parseRecord(bytes: Buffer): DeletedFile | null {
  if (bytes.length < pathAt[1]) return null
  const version = bytes.readBigInt64LE(0)
  if (version !== 1n && version !== 2n) return null
  const text = bytes.subarray(version === 1n ? pathAt[1] : pathAt[2]).toString('utf16le')
  const path = text.split('\0', 1)[0] ?? ''
  const deletedMs = Number(bytes.readBigInt64LE(timeAt) / ticksPerMs - msFrom1601To1970)
  const deletedAt = new Date(deletedMs)
  const size = Number(bytes.readBigInt64LE(sizeAt))
  if (!driveOfPath.test(path) || Number.isNaN(deletedAt.getTime()) || !Number.isSafeInteger(size) || size < 0)
    return null
  return { path, bytes: size, deletedUtc: deletedAt.toISOString() }
}

export const deletedFilesStep: NodeStepRun<Asked> = async ({ state, ports, signal }) => ({
  deleted: await deletedFiles(state.p, { files: ports.files, signal }),
})
