/** A file that grows at its end. */
export type AppendFile = {
  /** Writes all bytes or throws; after a throw any part of them may be in the file. */
  write(bytes: Uint8Array): Promise<void>
  /** Returns when all written bytes are on the disk. */
  sync(): Promise<void>
  close(): Promise<void>
}

export type ReadableFile = {
  readonly sizeBytes: number
  /** Fewer bytes than asked only at the end of the file. */
  read(position: number, lengthBytes: number): Promise<Buffer>
  close(): Promise<void>
}

/** `new` fails when the file exists; `empty` starts it over; `keep` continues or creates it. */
export type AppendMode = 'new' | 'empty' | 'keep'

/**
 * What durable storage needs of a file system, so that every write, sync and rename can be made to fail in a test.
 * @throws system errors (`code` = ENOSPC, EIO, EPERM, ...): callers turn them into results.
 */
export type DurableFileSystem = {
  ensureFolder(folder: string): Promise<void>
  /** Names of the entries; empty when there is no such folder. */
  list(folder: string): Promise<readonly string[]>
  openAppend(path: string, mode: AppendMode): Promise<AppendFile>
  /** Null when there is no such file. */
  openRead(path: string): Promise<ReadableFile | null>
  /** Null when there is no such file. */
  readWhole(path: string): Promise<Buffer | null>
  /** Number of the user to whom a file or folder belongs; null when there is none, or where owners are no numbers. */
  owner(path: string): Promise<number | null>
  /** When the file was last written, in milliseconds since the epoch; null when there is no such file. */
  modifiedAt(path: string): Promise<number | null>
  /** The one path of what has several, such as through a link or a short name. */
  realPath(path: string): Promise<string>
  /** Cuts the file to this size, durably. */
  truncate(path: string, sizeBytes: number): Promise<void>
  rename(from: string, to: string): Promise<void>
  /** No error when the file is gone already. */
  remove(path: string): Promise<void>
  /** Makes new names, renames and removals in this folder durable. */
  syncFolder(folder: string): Promise<void>
}
