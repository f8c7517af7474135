import { setImmediate as pause } from 'node:timers/promises'

import type { CodeAnswer, CodeQuestion, CodeSearchPort, FoundCode } from '../../contract/code-search-port.ts'
import type { TellProgress } from '../../contract/tell-progress.ts'
import { digestOf } from '../../kernel/digest.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import type { JudgedFile } from '../../policy/paths/judge-file.ts'
import { isAmong } from '../../policy/paths/patterns.ts'
import { refusedFile } from '../../policy/paths/refused-file.ts'
import { readTextContent } from '../files/editing/text-content.ts'
import { openInside } from '../files/open-inside.ts'
import type { FileJudge } from '../files/workspaces/file-judge.ts'
import { createCodeIndex, type CodeIndex, type CodeMatch, type SavedCodeIndex } from './code-index.ts'
import { codeFiles, mostCodeBytes, type CodeFile } from './walk-code.ts'

/** Where the indexes of folders are kept, as texts. */
export type CodeIndexStore = {
  /** Null = none is kept, or it cannot be read: it is made anew. */
  load(id: string): Promise<string | null>
  /** What cannot be kept is made anew the next time. */
  save(id: string, text: string): Promise<void>
}

export type CodeSearchDeps = {
  readonly platform: NodeJS.Platform
  readonly judge: FileJudge
  readonly store: CodeIndexStore
  readonly now: () => number
}

const mostFiles = 20_000
/** Ends before the time limit of the tool, so that what was read is kept and the next search goes on from there. */
const readingMs = 45_000
/** The loop is given back so often. */
const sliceMs = 20
const excerptLines = 12
const longestExcerpt = 2_000
const saveFormat = 1

/** Code of this computer. Who may ask for a folder is judged before. */
export function createCodeSearch(deps: CodeSearchDeps): CodeSearchPort {
  let last: Promise<unknown> = Promise.resolve()
  return {
    search: (question, signal, progress) => {
      // One after the other: two would read the same files and keep one index over the other.
      const found = last.then(() => searchFolder(question, deps, { signal, progress }))
      last = found.catch(() => undefined)
      return found
    },
  }
}

async function searchFolder(
  question: CodeQuestion,
  deps: CodeSearchDeps,
  { signal, progress }: Pick<Working, 'signal' | 'progress'>,
): Promise<Result<CodeAnswer>> {
  const { path, workspace } = question
  const asked = { path, workspace, use: 'read', confined: false, withHidden: true } as const
  const judged = await deps.judge(asked)
  if (judged.verdict === 'refuse') return { ok: false, error: refusedFile(judged.refusal, asked) }
  const folder = judged.file
  if (folder.kind !== 'folder')
    return fail('file_unreadable', { path: folder.path, reason: folder.kind === 'missing' ? 'ENOENT' : 'ENOTDIR' })
  const kept = await openKept(folder.path, deps.store)
  const { index } = kept
  const read = await bringUpToDate(index, folder, { deps, signal, progress })
  signal.throwIfAborted()
  const text = read.changed ? await keep(folder.path, index, deps.store) : kept.text
  const { text: words, only, maxResults } = question
  const where = (file: string): boolean => isAmong(file.split('/'), only, deps.platform === 'win32')
  const found = index.query({ text: words, maxResults, ...(only.length > 0 ? { where } : {}) })
  return ok({
    folder: folder.path,
    matches: await Promise.all(found.map((match) => withExcerpt(match, folder, { deps, signal }))),
    mode: 'words',
    files: index.files().size,
    pieces: index.pieces(),
    filesRead: read.filesRead,
    indexBytes: Buffer.byteLength(text),
    complete: read.complete,
  })
}

type Kept = { readonly index: CodeIndex; readonly text: string }

async function openKept(folder: string, store: CodeIndexStore): Promise<Kept> {
  const text = (await store.load(idOf(folder))) ?? ''
  const kept = text === '' ? null : (JSON.parse(text) as { format: number; folder: string; index: SavedCodeIndex })
  return kept?.format === saveFormat && kept.folder === folder
    ? { index: createCodeIndex(kept.index), text }
    : { index: createCodeIndex(), text: '' }
}

async function keep(folder: string, index: CodeIndex, store: CodeIndexStore): Promise<string> {
  const text = JSON.stringify({ format: saveFormat, folder, index: index.save() })
  await store.save(idOf(folder), text)
  return text
}

function idOf(folder: string): string {
  return digestOf(folder).slice(0, 32)
}

type Working = {
  readonly deps: CodeSearchDeps
  readonly signal: AbortSignal
  readonly progress?: TellProgress | undefined
}
type Read = { readonly changed: boolean; readonly filesRead: number; readonly complete: boolean }

async function bringUpToDate(index: CodeIndex, folder: JudgedFile, working: Working): Promise<Read> {
  const { platform, judge, now } = working.deps
  const known = index.files()
  const seen = new Set<string>()
  const stopAtMs = now() + readingMs
  let [filesRead, complete, sliceFromMs] = [0, true, now()]
  for await (const file of codeFiles(folder, { platform, judge, signal: working.signal })) {
    if ('unreadable' in file) {
      complete = false
      continue
    }
    if (seen.size >= mostFiles || now() > stopAtMs) {
      complete = false
      break
    }
    seen.add(file.name)
    const digest = markOf(file)
    if (known.get(file.name) === digest) continue
    const text = await readCode(file.path, folder, working)
    filesRead += 1
    working.progress?.({ line: String(filesRead), share: null })
    // What is no text has no pieces, and is not read again before it changes.
    index.add(file.name, { digest, text: text ?? '' })
    if (now() - sliceFromMs < sliceMs) continue
    await pause()
    sliceFromMs = now()
  }
  // Where not all was seen, what was not seen can still be there.
  const gone = complete ? [...known.keys()].filter((name) => !seen.has(name)) : []
  for (const name of gone) index.delete(name)
  return { changed: filesRead > 0 || gone.length > 0, filesRead, complete }
}

function markOf({ sizeBytes, modifiedMs }: CodeFile): string {
  return `${sizeBytes} ${modifiedMs}`
}

async function readCode(path: string, folder: JudgedFile, { deps, signal }: Working): Promise<string | null> {
  const opened = await openInside(path, { within: [folder.path], signal }, deps.platform)
  if (typeof opened === 'string') return null
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of opened.chunks) {
    bytes += chunk.length
    if (bytes > mostCodeBytes) return null
    chunks.push(chunk)
  }
  const content = readTextContent(Buffer.concat(chunks))
  return content === null ? null : content.lines.map((line) => line.text).join('\n')
}

async function withExcerpt(match: CodeMatch, folder: JudgedFile, working: Working): Promise<FoundCode> {
  const { file, name, firstLine, lastLine } = match
  const path = `${folder.path}/${file}`
  const text = await readCode(path, folder, working)
  const lines = (text ?? '').split('\n').slice(firstLine - 1, Math.min(lastLine, firstLine - 1 + excerptLines))
  return { file, name, firstLine, lastLine, excerpt: lines.join('\n').slice(0, longestExcerpt) }
}
