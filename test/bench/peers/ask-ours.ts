import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { rgPath } from '@vscode/ripgrep'

import type { LineEdit, WantedChange } from '../../../electron/contract/file-edits-port.ts'
import { createConfirmFiles } from '../../../electron/executors/content-search/confirm-in-threads.ts'
import { createContentSearch } from '../../../electron/executors/content-search/content-search.ts'
import type { Backups } from '../../../electron/executors/files/backups.ts'
import { createFileChanges } from '../../../electron/executors/files/editing/file-changes.ts'
import { createFileEdits } from '../../../electron/executors/files/editing/file-edits.ts'
import { createKeptContents } from '../../../electron/executors/files/editing/kept-contents.ts'
import { createFilesPort } from '../../../electron/executors/files/files-port.ts'
import { createLineSearch } from '../../../electron/executors/files/line-search/line-search.ts'
import { createNameSearch } from '../../../electron/executors/files/name-search/name-search.ts'
import { createFileReading } from '../../../electron/executors/files/reading/file-reading.ts'
import { createProcessStarter } from '../../../electron/executors/process/start-process.ts'
import { createSystemLocks } from '../../../electron/executors/process/system-locks.ts'
import { ok } from '../../../electron/kernel/result.ts'
import { createSystemIds, systemClock } from '../../../electron/kernel/system-ports.ts'
import { systemTimers } from '../../../electron/kernel/timers.ts'
import { listFolder } from '../../../electron/tools/files/list-files/list-folder.ts'
import { wantedOf as movedOf } from '../../../electron/tools/files/move-file/move.ts'
import { findByName } from '../../../electron/tools/files/search-files/find-files.ts'
import { wantedOf as writtenOf } from '../../../electron/tools/files/write-file/write.ts'
import { holding, withoutLastBreak } from './case-folder.ts'
import type { Answer, Asked, Replacement } from './peer-case.ts'

export type OurTools = { ask(folder: string, asked: Asked): Promise<Answer>; close(): void }

type Of<Kind extends Asked['kind']> = Extract<Asked, { kind: Kind }>
type Parts = ReturnType<typeof createParts>

const never = new AbortController().signal
const agreed = { before: null, after: null }
const mostLines = 10_000

/** Our own tools over real files: what they do below the judge of paths, which has tests of its own. `kept` = where edits keep what was there. */
export function createOurTools(kept: string): OurTools {
  const parts = createParts(kept)
  return { ask: (folder, asked) => answerOf(parts, folder, asked), close: parts.close }
}

function createParts(folder: string) {
  const place = ({ path: file }: { readonly path: string }) => Promise.resolve(ok(file))
  const ids = createSystemIds(systemClock)
  const kept = createKeptContents({ folder: path.join(folder, 'kept'), ids, clock: systemClock })
  const journalFolder = path.join(folder, 'journal')
  const changes = createFileChanges({ kept, journalFolder, ids, locks: createSystemLocks() })
  const lines = createLineSearch()
  const names = createNameSearch(process.platform)
  const systemRoot = process.env['SystemRoot'] ?? ''
  return {
    edits: createFileEdits({ changes, kept, place }),
    reading: createFileReading({ place }),
    files: createFilesPort(process.platform, {} as Backups, { names, lines }),
    contents: createContentSearch({
      ripgrep: () => Promise.resolve(rgPath),
      startProcess: createProcessStarter({ platform: process.platform, systemRoot, timers: systemTimers }),
      environment: {},
      timers: systemTimers,
      confirm: createConfirmFiles(),
      folder: (wanted) => Promise.resolve({ path: wanted, isOpen: () => true }),
    }),
    close: () => {
      names.close()
      lines.close()
    },
  }
}

function answerOf(parts: Parts, folder: string, asked: Asked): Promise<Answer> {
  const at = (name: string): string => path.join(folder, name)
  switch (asked.kind) {
    case 'read':
      return read(parts, at(asked.path), asked)
    case 'count':
      return page(parts, at(asked.path), [1, 1]).then((read) => read?.lines ?? 'refused')
    case 'names':
      return names(parts, folder, asked)
    case 'lines':
      return linesWith(parts, folder, asked)
    case 'list':
      return list(parts, at(asked.path), asked)
    case 'info':
      return info(parts, folder, asked)
    case 'edit':
      return edit(parts, at(asked.path), asked)
    case 'write':
      return change(parts, writtenOf({ ...asked, path: at(asked.path), ...unseen }), () =>
        readFile(at(asked.path), 'utf8'),
      )
    case 'move':
      return change(parts, movedOf({ path: at(asked.path), to: at(asked.to), ...unseen }), () => holding(folder))
  }
}

const unseen = { workspace: null, dryRun: false, sealBefore: null, sealAfter: null } as const

async function page({ reading }: Parts, file: string, [fromLine, lines]: readonly [number, number]) {
  const wanted = { fromLine, lines, fromByte: null, bytes: 1_000_000, encoding: null }
  const read = await reading.read({ path: file }, wanted, never)
  return read.ok ? read.value : null
}

/** What is last is asked for once it is known how many there are. */
async function read(parts: Parts, file: string, { from = 1, last, lines = mostLines }: Of<'read'>): Promise<Answer> {
  const first = last === undefined ? null : await page(parts, file, [1, 1])
  const begin = last === undefined ? from : Math.max(1, (first?.lines ?? 0) - last + 1)
  return withoutLastBreak((await page(parts, file, [begin, lines]))?.text ?? 'refused')
}

async function names({ files }: Parts, root: string, { pattern, hidden = false }: Of<'names'>): Promise<Answer> {
  const query = { root, glob: pattern, modifiedAfter: null, maxResults: 500, includeHidden: hidden }
  const found = await findByName(query, { ports: { files, now: () => Date.now() }, signal: never })
  return found.items?.map((item) => below(root, item.path)).sort() ?? 'refused'
}

async function linesWith({ contents }: Parts, folder: string, asked: Of<'lines'>): Promise<Answer> {
  const { text, isRegex = false, sameCase = false, only = '*', hidden = false } = asked
  const root = path.join(folder, asked.path ?? '')
  const pattern = isRegex ? text : text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
  const question = { root, pattern, glob: only, maxResults: 500, context: 0, caseSensitive: sameCase }
  const found = await contents.search({ ...question, includeHidden: hidden, includeIgnored: false }, never)
  if (!found.ok || found.value === null) return 'refused'
  return found.value.lines.map((line) => `${below(root, line.path)}:${line.line}`).sort()
}

async function list({ files }: Parts, folder: string, { deep = false }: Of<'list'>): Promise<Answer> {
  const query = { path: folder, recursive: deep, includeHidden: false, after: null, limit: 1_000 }
  const { items } = await listFolder(query, { ports: { files, now: () => Date.now() }, signal: never })
  return items?.map(({ kind, name }) => `${kind} ${name.replaceAll('\\', '/')}`).sort() ?? 'refused'
}

async function info({ files }: Parts, folder: string, asked: Of<'info'>): Promise<Answer> {
  const query = { path: folder, recursive: false, includeHidden: true, after: null, limit: 1_000 }
  const { items } = await listFolder(query, { ports: { files, now: () => Date.now() }, signal: never })
  const item = items?.find(({ name }) => name === asked.path)
  if (item === undefined) return 'refused'
  return item.bytes === null ? [item.kind] : [item.kind, String(item.bytes)]
}

async function edit(parts: Parts, file: string, { replace, edits, onlyShown = false }: Of<'edit'>): Promise<Answer> {
  const wanted = [{ path: file, edits: edits ?? editsFor(await readFile(file, 'utf8'), replace) }]
  if (!onlyShown) return change(parts, wanted, () => readFile(file, 'utf8'))
  const shown = await parts.edits.preview(wanted, agreed)
  if (!shown.ok) return 'refused'
  const changed = shown.value.diffs.flatMap(({ diff }) => diff.split('\n')).filter((line) => /^[-+]/.test(line))
  return [...changed, await readFile(file, 'utf8')]
}

async function change(parts: Parts, wanted: readonly WantedChange[], after: () => Promise<Answer>): Promise<Answer> {
  return (await parts.edits.apply(wanted, agreed)).ok ? after() : 'refused'
}

/** What a model makes of such replacements, which sees the lines with their numbers: each line that is touched, as it is to be. */
function editsFor(text: string, replacements: readonly Replacement[]): readonly LineEdit[] {
  const lines = text.split(/\r\n|\r|\n/)
  return replacements.flatMap(({ before, after, times = 1 }) => {
    const length = before.split('\n').length
    const blocks = lines.map((_, at) => lines.slice(at, at + length).join('\n'))
    const places = blocks.flatMap((block, at) => (block.includes(before) ? [at] : [])).slice(0, times)
    return places.map((at): LineEdit => {
      const block = blocks[at] ?? ''
      return { kind: 'replace', from: at + 1, to: at + length, text: block.split(before).join(after) }
    })
  })
}

function below(folder: string, file: string): string {
  return path.relative(folder, file).replaceAll('\\', '/')
}
