import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { rgPath } from '@vscode/ripgrep'

import { openAuditLog } from '../../../electron/audit/audit-log.ts'
import { createConfirmFiles } from '../../../electron/executors/content-search/confirm-in-threads.ts'
import { createContentSearch } from '../../../electron/executors/content-search/content-search.ts'
import { createFileChanges } from '../../../electron/executors/files/editing/file-changes.ts'
import { createFileEdits } from '../../../electron/executors/files/editing/file-edits.ts'
import { createKeptContents } from '../../../electron/executors/files/editing/kept-contents.ts'
import { createProcessStarter } from '../../../electron/executors/process/start-process.ts'
import { createSystemLocks } from '../../../electron/executors/process/system-locks.ts'
import { ok } from '../../../electron/kernel/result.ts'
import { createSystemIds, systemClock } from '../../../electron/kernel/system-ports.ts'
import { systemTimers } from '../../../electron/kernel/timers.ts'
import { createNodeFileSystem } from '../../../electron/store/node-file-system.ts'

const ours = {
  ...{ createConfirmFiles, createContentSearch, createFileChanges, createFileEdits },
  ...{ createKeptContents, createNodeFileSystem, createProcessStarter, createSystemLocks, openAuditLog },
}
export type FileEngineParts = typeof ours

const places = [
  'electron/audit/audit-log.ts',
  'electron/executors/content-search/confirm-in-threads.ts',
  'electron/executors/content-search/content-search.ts',
  'electron/executors/files/editing/file-changes.ts',
  'electron/executors/files/editing/file-edits.ts',
  'electron/executors/files/editing/kept-contents.ts',
  'electron/executors/process/start-process.ts',
  'electron/executors/process/system-locks.ts',
  'electron/store/node-file-system.ts',
]

/** Searching in contents and editing as one checkout of the project does it. */
export type FileEngine = {
  /** How many lines fit. */
  search(folder: string, pattern: string): Promise<number>
  /** The first line of a file becomes another: recorded before and after, as the pipeline records each change. */
  edit(file: string, text: string): Promise<void>
}

/** `root` = where it keeps what files held. */
export function createFileEngine(root: string, parts: FileEngineParts = ours): FileEngine {
  const ids = createSystemIds(systemClock)
  const kept = parts.createKeptContents({ folder: path.join(root, 'kept'), ids, clock: systemClock })
  const locks = parts.createSystemLocks()
  const changes = parts.createFileChanges({ kept, journalFolder: path.join(root, 'journal'), ids, locks })
  const edits = parts.createFileEdits({ changes, kept, place: ({ path: file }) => Promise.resolve(ok(file)) })
  const recorder = recorderOf(path.join(root, 'audit'), parts)
  const { platform } = process
  const systemRoot = process.env['SystemRoot'] ?? ''
  const contents = parts.createContentSearch({
    ripgrep: () => Promise.resolve(rgPath),
    startProcess: parts.createProcessStarter({ platform, systemRoot, timers: systemTimers }),
    environment: {},
    timers: systemTimers,
    confirm: parts.createConfirmFiles(),
    folder: (folder) => Promise.resolve({ path: folder, isOpen: () => true }),
  })
  const plain = { caseSensitive: true, includeHidden: false, includeIgnored: false } as const
  return {
    search: async (folder, pattern) => {
      const question = { root: folder, pattern, glob: '*', maxResults: 1_000, context: 0, ...plain }
      const found = await contents.search(question, new AbortController().signal)
      if (!found.ok || found.value?.complete !== true) throw new Error('not everything was searched')
      return found.value.lines.length
    },
    edit: async (file, text) => {
      const change = { path: file, edits: [{ kind: 'replace', from: 1, to: 1, text }] } as const
      const record = await recorder
      await record('intent')
      const done = await edits.apply([change], { before: null, after: null })
      if (!done.ok) throw new Error(done.error.code)
      await record('result')
    },
  }
}

type Record = (kind: 'intent' | 'result') => Promise<void>

/** What writes one line of the log and waits for the disk. */
async function recorderOf(folder: string, parts: FileEngineParts): Promise<Record> {
  const ids = createSystemIds(systemClock)
  const locks = parts.createSystemLocks()
  const fileSystem = parts.createNodeFileSystem()
  const audit = await parts.openAuditLog({ folder, fileSystem, locks, clock: systemClock, ids, host: 'bench' })
  if (!audit.ok) throw new Error(audit.error.code)
  const line = { tool: 'edit_file', version: 1, caller: 'human_agent', decision: 'allow' } as const
  return async (kind) => {
    const written = await audit.value.append({ ...line, kind, callId: ids.newId() }, 'now')
    if (!written.ok) throw new Error(written.error.code)
  }
}

type Sources = { readonly load: (file: string) => Promise<Partial<FileEngineParts>> }

/** What another checkout makes one of, through its own loader. */
export async function partsOf(checkout: string): Promise<FileEngineParts> {
  const loader = pathToFileURL(path.join(checkout, 'build/load-source.mjs')).href
  const { openSources } = (await import(/* @vite-ignore */ loader)) as { openSources: () => Promise<Sources> }
  const sources = await openSources()
  const loaded = await Promise.all(places.map((place) => sources.load(place)))
  return { ...ours, ...pick(Object.assign({}, ...loaded) as FileEngineParts) }
}

function pick(all: FileEngineParts): FileEngineParts {
  return Object.fromEntries(
    Object.keys(ours).map((name) => [name, all[name as keyof FileEngineParts]]),
  ) as FileEngineParts
}
