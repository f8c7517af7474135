import type { Locale } from '../../shared/domain/locale.ts'
import { isSamePc, type Target } from '../../shared/domain/target.ts'
import type { EndedCall } from '../../shared/domain/tool-call.ts'
import type { AppError } from '../../shared/errors.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import { requireOwn } from '../store/foreign-file.ts'
import { ioResult } from '../store/io-result.ts'
import { sealed } from '../store/schema-version.ts'
import { createGroupCommit } from './group-commit.ts'
import { createHistoryLines, historyFormat, readLine, type HistoryLinesDeps } from './history-lines.ts'
import { readFileLineChunks } from './line-chunks.ts'

/** One ended call with the complaint it belongs to, as people look it up later. */
export type HistoryRecord = {
  readonly call: EndedCall
  readonly complaint: string | null
  readonly lang: Locale | null
  /** Calls of one complaint share this id. */
  readonly runId: string | null
}

export type HistoryQuery = {
  /** Looked for in tool, complaint, arguments and result, regardless of case and width; empty = everything. */
  readonly text: string
  readonly limit: number
  /** Only records of this PC. */
  readonly target?: Target
  readonly runId?: string
  /** Only calls for which this holds; `limit` counts those. */
  readonly only?: (call: EndedCall) => boolean
  /** Told of each line that cannot be read, or is of a later version. */
  readonly passedOver?: () => void
}

type IsGone = ((record: HistoryRecord) => boolean) | 'all'

export type HistoryStore = {
  /**
   * A later record of the same call replaces the earlier one; a function makes the record when its line is written. What is looked up later finds it: nobody has to wait.
   * Fails with `history_unwritable`, or with `data_newer` where a later version has written at its end; nothing else depends on it.
   */
  readonly append: (record: HistoryRecord | (() => HistoryRecord)) => Promise<Result<void>>
  /** Newest first. */
  search(query: HistoryQuery): Promise<Result<readonly HistoryRecord[]>>
  /** Null = no such call. */
  get(callId: string): Promise<Result<HistoryRecord | null>>
  /** The same for many calls, by their ids, in one pass. */
  getAll(callIds: readonly string[]): Promise<Result<ReadonlyMap<string, HistoryRecord>>>
  /**
   * Removes these records for good, and gives their number. No other program may write the file meanwhile. A line that cannot be read goes
   * with the one before it, and with `all`. Fails with `records_not_deleted`; nothing is gone then.
   */
  remove(isGone: IsGone): Promise<Result<number>>
  /** Whatever fails, the file is given free. Fails with the first record that was lost. */
  close(): Promise<Result<void>>
}

type Given = Parameters<HistoryStore['append']>[0]

const unwritable = { code: 'history_unwritable' } as const
const groupRows = 250
const groupDelaysMs = { grouped: 20, behind: 50 } as const

/**
 * History in one file of lines, those that come together written together. Lines that cannot be read, or are of a later version, are
 * passed over and stay in the file. Where a later version has written last, nothing is added.
 */
export function createHistoryFile(deps: HistoryLinesDeps): HistoryStore {
  const lines = createHistoryLines(deps)
  let last: Promise<unknown> = Promise.resolve()
  // Whoever has added the record hears of what went wrong with it.
  const written = (): Promise<unknown> => last.catch(() => undefined)
  let lost: AppError | null = null
  const group = createGroupCommit({
    maxRows: groupRows,
    maxDelayMs: groupDelaysMs,
    commit: async (records: readonly Given[]) =>
      unlessNewer(await ioResult(unwritable, () => lines.write(records.map(lineOf))), deps),
  })
  return {
    append: async (record) => {
      const added = group.add(record, 'behind')
      last = added
      const outcome = await added
      if (outcome.ok) return ok(undefined)
      lost ??= outcome.error
      return outcome
    },
    search: (query) => written().then(() => reading(deps, () => search(deps, query))),
    get: async (callId) => {
      await written()
      const found = await reading(deps, () => getAll(deps, [callId]))
      return found.ok ? ok(found.value.get(callId) ?? null) : found
    },
    getAll: (callIds) => written().then(() => reading(deps, () => getAll(deps, callIds))),
    remove: async (isGone) => {
      await written()
      return ioResult({ code: 'records_not_deleted' }, () =>
        lines.remove(isGone === 'all' ? 'all' : () => lineJudge(isGone)),
      )
    },
    close: async () => {
      await group.close()
      const closed = await ioResult(unwritable, () => lines.close())
      return lost === null ? closed : { ok: false, error: lost }
    },
  }
}

function reading<T>({ file }: HistoryLinesDeps, work: () => Promise<T>): Promise<Result<T>> {
  return ioResult({ code: 'file_unreadable', data: { path: file } }, work)
}

function unlessNewer<T>(written: Result<T | 'newer'>, { file }: HistoryLinesDeps): Result<T> {
  if (!written.ok) return written
  return written.value === 'newer' ? fail('data_newer', { what: 'history', path: file }) : ok(written.value)
}

function lineOf(given: Given): string {
  const record = typeof given === 'function' ? given() : given
  return `${JSON.stringify(sealed(record, historyFormat))}\n`
}

async function search(deps: HistoryLinesDeps, query: HistoryQuery): Promise<readonly HistoryRecord[]> {
  const wanted = folded(query.text.trim())
  const found = new Map<string, HistoryRecord>()
  for await (const record of readRecords(deps, undefined, query.passedOver)) {
    found.delete(record.call.id)
    if (query.target !== undefined && !isSamePc(record.call.target, query.target)) continue
    if (query.runId !== undefined && record.runId !== query.runId) continue
    if (query.only?.(record.call) === false) continue
    if (wanted === '' || searchText(record).includes(wanted)) found.set(record.call.id, record)
  }
  return [...found.values()].reverse().slice(0, query.limit)
}

async function getAll(deps: HistoryLinesDeps, callIds: readonly string[]): Promise<ReadonlyMap<string, HistoryRecord>> {
  const found = new Map<string, HistoryRecord>()
  const wanted = new Set(callIds)
  if (wanted.size === 0) return found
  for await (const record of readRecords(deps, namesOneOf(wanted))) {
    if (wanted.has(record.call.id)) found.set(record.call.id, record)
  }
  return found
}

const idField = Buffer.from('"id":"')

/** Reading a line as a document costs more than finding that it names other calls. */
function namesOneOf(wanted: ReadonlySet<string>): (line: Buffer) => boolean {
  const [only] = wanted
  const named = Buffer.from(JSON.stringify(only))
  if (wanted.size === 1) return (line) => line.includes(named)
  return (line) => {
    for (let at = line.indexOf(idField); at >= 0; at = line.indexOf(idField, at + 1)) {
      const from = at + idField.length
      if (wanted.has(line.toString('utf8', from, line.indexOf('"', from)))) return true
    }
    return false
  }
}

async function* readRecords(
  { fileSystem, file }: HistoryLinesDeps,
  isMeant: (line: Buffer) => boolean = () => true,
  passedOver: () => void = () => undefined,
): AsyncGenerator<HistoryRecord> {
  await requireOwn(fileSystem, file)
  for await (const { lines } of readFileLineChunks(fileSystem, file)) {
    for (const line of lines) {
      const record = isMeant(line) ? parseRecord(line) : null
      if (record !== null) yield record
      else if (line.length > 0) passedOver()
    }
  }
}

function lineJudge(isGone: (record: HistoryRecord) => boolean): (line: Buffer) => boolean {
  let before = false
  return (line) => {
    // Only the later version that wrote it can tell what it says.
    if (readLine(line).kind === 'newer') return false
    const record = parseRecord(line)
    before = record === null ? before : isGone(record)
    return before
  }
}

function parseRecord(line: Buffer): HistoryRecord | null {
  const read = readLine(line)
  if (read.kind !== 'whole') return null
  const { call } = read.content as { readonly call?: Partial<EndedCall> }
  return typeof call?.id === 'string' && call.target ? (read.content as unknown as HistoryRecord) : null
}

function searchText({ call, complaint }: HistoryRecord): string {
  const texts = [call.id, call.tool, complaint ?? '']
  collectTexts(call.args, texts)
  if (call.state === 'succeeded') collectTexts([call.result, call.findings.map((finding) => finding.id)], texts)
  return folded(texts.join('\n'))
}

// Values only: a search for a word must not find every record that has a field of that name.
function collectTexts(value: unknown, texts: string[]): void {
  if (typeof value === 'string') texts.push(value)
  else if (typeof value === 'number') texts.push(String(value))
  else if (typeof value === 'object' && value !== null) {
    for (const item of Object.values(value)) collectTexts(item, texts)
  }
}

// NFKC: Korean typed as single letters on one computer and as whole syllables on another is the same word.
function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
