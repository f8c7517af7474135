import path from 'node:path'

import type { AppendFile, DurableFileSystem, ReadableFile } from '../../electron/store/file-system.ts'

/** What a name leads to; an open file keeps it when the name goes elsewhere. */
type Content = { bytes: Buffer; sizeBytes: number; modifiedMs: number }

/** Files without a disk, for tests whose subject is another one: they open, write and move thousands of small files. */
export function createMemoryFileSystem(): DurableFileSystem {
  const files = new Map<string, Content>()
  const folders = new Set<string>([path.parse(process.cwd()).root])
  const ensureFolder = (folder: string): void => {
    if (folders.has(folder)) return
    if (files.has(folder)) throw systemError('ENOTDIR', folder)
    ensureFolder(path.dirname(folder))
    folders.add(folder)
  }
  const contentOf = (file: string): Content | null => {
    if (folders.has(file)) throw systemError('EISDIR', file)
    return files.get(file) ?? null
  }
  const put = (file: string, content: Content): void => {
    if (!folders.has(path.dirname(file))) throw systemError('ENOENT', file)
    files.set(file, content)
  }
  const existing = (file: string): Content => {
    const content = contentOf(file)
    if (content === null) throw systemError('ENOENT', file)
    return content
  }
  return {
    ensureFolder: answer(ensureFolder),
    list: answer((folder) => {
      if (files.has(folder)) throw systemError('ENOTDIR', folder)
      return [...files.keys(), ...folders]
        .filter((place) => path.dirname(place) === folder)
        .map((p) => path.basename(p))
    }),
    openAppend: (given, mode) =>
      answer((file): AppendFile => {
        const found = contentOf(file)
        if (found !== null && mode === 'new') throw systemError('EEXIST', file)
        const content = found ?? { bytes: Buffer.alloc(0), sizeBytes: 0, modifiedMs: Date.now() }
        if (mode === 'empty') content.sizeBytes = 0
        put(file, content)
        return appendFile(content)
      })(given),
    openRead: answer((file) => {
      const content = contentOf(file)
      return content === null ? null : readableFile(content)
    }),
    readWhole: answer((file) => {
      const content = contentOf(file)
      return content === null ? null : Buffer.from(content.bytes.subarray(0, content.sizeBytes))
    }),
    owner: answer((place) => (folders.has(place) || files.has(place) ? (process.geteuid?.() ?? null) : null)),
    modifiedAt: answer((file) => files.get(file)?.modifiedMs ?? null),
    realPath: answer((place) => {
      if (!folders.has(place)) existing(place)
      return place
    }),
    truncate: (given, sizeBytes) =>
      answer((file) => {
        resize(existing(file), sizeBytes)
      })(given),
    rename: (given, to) =>
      answer((from) => {
        const content = existing(from)
        put(path.resolve(to), content)
        if (path.resolve(to) !== from) files.delete(from)
      })(given),
    remove: answer((file) => {
      if (contentOf(file) !== null) files.delete(file)
    }),
    syncFolder: answer(() => undefined),
  }
}

/** As on a disk, what goes wrong is a rejection, never an exception of the call. */
function answer<T>(work: (place: string) => T): (place: string) => Promise<T> {
  return (place) =>
    new Promise((resolve) => {
      resolve(work(path.resolve(place)))
    })
}

function appendFile(content: Content): AppendFile {
  return {
    write: (bytes) => {
      const before = content.sizeBytes
      resize(content, before + bytes.length)
      content.bytes.set(bytes, before)
      return Promise.resolve()
    },
    sync: () => Promise.resolve(),
    close: () => Promise.resolve(),
  }
}

function readableFile(content: Content): ReadableFile {
  return {
    sizeBytes: content.sizeBytes,
    read: (position, lengthBytes) => {
      const end = Math.min(position + lengthBytes, content.sizeBytes)
      return Promise.resolve(Buffer.from(content.bytes.subarray(position, end)))
    },
    close: () => Promise.resolve(),
  }
}

/** Room grows by half at least: a record of changes is written line by line. What is new is empty. */
function resize(content: Content, sizeBytes: number): void {
  if (sizeBytes > content.bytes.length) {
    const room = Buffer.alloc(Math.max(sizeBytes, Math.ceil(content.bytes.length * 1.5)))
    content.bytes.copy(room, 0, 0, content.sizeBytes)
    content.bytes = room
  }
  if (sizeBytes > content.sizeBytes) content.bytes.fill(0, content.sizeBytes, sizeBytes)
  content.sizeBytes = sizeBytes
  content.modifiedMs = Date.now()
}

function systemError(code: string, place: string): Error {
  return Object.assign(new Error(`${code}: ${place}`), { code })
}
