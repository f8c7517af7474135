import { setImmediate as pause } from 'node:timers/promises'

import type { TellProgress } from '../../contract/tell-progress.ts'
import { digestOf } from '../../kernel/digest.ts'
import type { JudgedFile } from '../../policy/paths/judge-file.ts'
import { readTextContent } from '../../contract/text-edits/text-content.ts'
import { openInside } from '../files/open-inside.ts'
import type { FileJudge } from '../files/workspaces/file-judge.ts'
import { createCodeIndex, type CodeIndex, type SavedCodeIndex } from './code-index.ts'
import { codeFiles, mostCodeBytes, type CodeFile } from './walk-code.ts'

/** Where the indexes of folders are kept. */
export type CodeIndexStore = {
  /** Null = none is kept, or it cannot be read: it is made anew. */
  load(id: string): Promise<string | null>
  /** What cannot be kept is made anew the next time. */
  save(id: string, text: string): Promise<void>
  /** The same for the vectors of its pieces. */
  loadVectors(id: string): Promise<Uint8Array | null>
  saveVectors(id: string, bytes: Uint8Array): Promise<void>
}

export type IndexDeps = {
  readonly platform: NodeJS.Platform
  readonly judge: FileJudge
  readonly store: CodeIndexStore
  readonly now: () => number
}

export type Working = {
  readonly deps: IndexDeps
  readonly signal: AbortSignal
  readonly progress?: TellProgress | undefined
}

/** The index of a folder as the folder is now. */
export type FolderIndex = {
  readonly folder: JudgedFile
  /** Under which name its files are kept. */
  readonly id: string
  readonly index: CodeIndex
  readonly filesRead: number
  readonly indexBytes: number
  /** False = not every file was looked at. */
  readonly complete: boolean
}

const mostFiles = 20_000
/** The loop is given back so often. */
const sliceMs = 20
const saveFormat = 2

/** Opens the index that is kept of a folder, brings it up to date until `stopAtMs`, and keeps it so. @throws when `signal` fires. */
export async function openFolderIndex(folder: JudgedFile, stopAtMs: number, working: Working): Promise<FolderIndex> {
  const { store } = working.deps
  const id = digestOf(folder.path).slice(0, 32)
  const kept = await openKept(folder.path, id, store)
  const { index } = kept
  const { changed, filesRead, complete } = await bringUpToDate(index, { folder, stopAtMs }, working)
  working.signal.throwIfAborted()
  const text = changed ? JSON.stringify({ format: saveFormat, folder: folder.path, index: index.save() }) : kept.text
  if (changed) await store.save(id, text)
  return { folder, id, index, filesRead, indexBytes: Buffer.byteLength(text), complete }
}

type Kept = { readonly index: CodeIndex; readonly text: string }

async function openKept(folder: string, id: string, store: CodeIndexStore): Promise<Kept> {
  const text = (await store.load(id)) ?? ''
  const kept = text === '' ? null : (JSON.parse(text) as { format: number; folder: string; index: SavedCodeIndex })
  return kept?.format === saveFormat && kept.folder === folder
    ? { index: createCodeIndex(kept.index), text }
    : { index: createCodeIndex(), text: '' }
}

type Read = { readonly changed: boolean; readonly filesRead: number; readonly complete: boolean }
type Bounds = { readonly folder: JudgedFile; readonly stopAtMs: number }

async function bringUpToDate(index: CodeIndex, { folder, stopAtMs }: Bounds, working: Working): Promise<Read> {
  const { platform, judge, now } = working.deps
  const known = index.files()
  const seen = new Set<string>()
  let [filesRead, complete, changed, sliceFromMs] = [0, true, false, now()]
  const walk = { platform, judge, signal: working.signal, goesOn: () => now() <= stopAtMs }
  for await (const file of codeFiles(folder, walk)) {
    if ('unreadable' in file) {
      complete = false
      continue
    }
    if (seen.size >= mostFiles) {
      complete = false
      break
    }
    seen.add(file.name)
    const digest = markOf(file)
    if (known.get(file.name) === digest) continue
    const code = await readCode(file.path, folder, working)
    changed ||= code !== 'unreadable' || known.has(file.name)
    if (code === 'unreadable') {
      // It is tried again the next time: rights that are given do not change its mark.
      index.delete(file.name)
      complete = false
      continue
    }
    filesRead += 1
    working.progress?.({ line: String(filesRead), share: null })
    // What is no text has no pieces, and is not read again before it changes.
    index.add(file.name, { digest, text: code?.text ?? '' })
    if (now() - sliceFromMs < sliceMs) continue
    await pause()
    sliceFromMs = now()
  }
  // Where not all was seen, what was not seen can still be there.
  const gone = complete ? [...known.keys()].filter((name) => !seen.has(name)) : []
  for (const name of gone) index.delete(name)
  return { changed: changed || gone.length > 0, filesRead, complete }
}

function markOf({ sizeBytes, modifiedMs }: CodeFile): string {
  return `${sizeBytes} ${modifiedMs}`
}

/** The same where nothing is to be told of what cannot be read: empty. */
export async function textOf(path: string, folder: JudgedFile, working: Working): Promise<string> {
  const code = await readCode(path, folder, working)
  return code === null || code === 'unreadable' ? '' : code.text
}

type CodeText = { readonly text: string }

/** Text of a file below a folder that was judged; null = it is none. `unreadable` = it went away, has no rights, or another one lies there. */
async function readCode(
  path: string,
  folder: JudgedFile,
  { deps, signal }: Working,
): Promise<CodeText | null | 'unreadable'> {
  const opened = await openInside(path, { within: [folder.path], signal }, deps.platform)
  if (typeof opened === 'string') return 'unreadable'
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of opened.chunks) {
    bytes += chunk.length
    if (bytes > mostCodeBytes) return null
    chunks.push(chunk)
  }
  const content = readTextContent(Buffer.concat(chunks))
  return content === null ? null : { text: content.lines.map((line) => line.text).join('\n') }
}
