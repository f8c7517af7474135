import { mkdir, open, readdir, readFile, realpath, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import path from 'node:path'

import { syncFolder } from '../kernel/sync-folder.ts'
import { busyDelaysMs } from '../kernel/while-busy.ts'
import type { AppendFile, AppendMode, DurableFileSystem, ReadableFile } from './file-system.ts'
import { systemErrorCode } from './io-result.ts'
import { createPatientFileSystem } from './patient-file-system.ts'

const openFlags = { new: 'ax', empty: 'w', keep: 'a' } as const satisfies Record<AppendMode, string>

/** Durable storage on the real disk, with patience where Windows needs it. */
export function createNodeFileSystem(): DurableFileSystem {
  return createPatientFileSystem(nodeFileSystem, busyDelaysMs(process.platform))
}

const nodeFileSystem: DurableFileSystem = {
  ensureFolder,
  list: async (folder) => (await unlessMissing(() => readdir(folder))) ?? [],
  openAppend: async (path, mode) => appendFile(await open(path, openFlags[mode])),
  openRead: async (path) => {
    const handle = await unlessMissing(() => open(path, 'r'))
    return handle === null ? null : readableFile(handle)
  },
  readWhole: (path) => unlessMissing(() => readFile(path)),
  modifiedAt: async (path) => (await unlessMissing(() => stat(path)))?.mtimeMs ?? null,
  realPath: (path) => realpath(path),
  owner,
  truncate,
  rename,
  remove: (path) => rm(path, { force: true }),
  syncFolder,
}

// Node's own recursive mkdir never ends where a parent is there and still nothing can be made in it (`/proc`).
async function ensureFolder(folder: string): Promise<void> {
  if (await isFolder(folder)) return
  const parent = path.dirname(folder)
  if (parent !== folder) await ensureFolder(parent)
  try {
    await mkdir(folder)
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!(await isFolder(folder))) throw error
  }
}

async function isFolder(place: string): Promise<boolean> {
  try {
    return (await stat(place)).isDirectory()
  } catch (error) {
    if (systemErrorCode(error) === null) throw error
    return false
  }
}

function appendFile(handle: FileHandle): AppendFile {
  return {
    write: async (bytes) => {
      let written = 0
      while (written < bytes.length) {
        written += (await handle.write(bytes, written, bytes.length - written)).bytesWritten
      }
    },
    sync: () => handle.datasync(),
    close: () => handle.close(),
  }
}

async function readableFile(handle: FileHandle): Promise<ReadableFile> {
  return {
    sizeBytes: await sizeOf(handle),
    read: async (position, lengthBytes) => {
      const bytes = Buffer.allocUnsafe(lengthBytes)
      let filled = 0
      while (filled < lengthBytes) {
        const { bytesRead } = await handle.read(bytes, filled, lengthBytes - filled, position + filled)
        if (bytesRead === 0) break
        filled += bytesRead
      }
      return bytes.subarray(0, filled)
    },
    close: () => handle.close(),
  }
}

/** Nobody else knows this file yet: what cannot be looked at is not left open. */
async function sizeOf(handle: FileHandle): Promise<number> {
  try {
    return (await handle.stat()).size
  } catch (error) {
    await handle.close()
    throw error
  }
}

// Windows knows owners by names: Node gives 0 for all of them there.
async function owner(place: string): Promise<number | null> {
  if (process.platform === 'win32') return null
  return (await unlessMissing(() => stat(place)))?.uid ?? null
}

// Windows refuses to shorten a file through a handle that may only append.
async function truncate(path: string, sizeBytes: number): Promise<void> {
  const handle = await open(path, 'r+')
  try {
    await handle.truncate(sizeBytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function unlessMissing<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return null
    throw error
  }
}
