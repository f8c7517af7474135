import type { Locale } from '../../shared/domain/locale.ts'
import type { EndedCall } from '../../shared/domain/tool-call.ts'
import type { AppError } from '../../shared/errors.ts'
import { ok, type Result } from '../kernel/result.ts'
import type { MachineKind } from '../machines/machine.ts'
import type { AppendFile, DurableFileSystem } from '../store/file-system.ts'
import { ioResult } from '../store/io-result.ts'
import { createGroupCommit } from './group-commit.ts'
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
  /** Only records of this kind of machine. */
  readonly machine?: MachineKind
  readonly runId?: string
  /** Only calls for which this holds; `limit` counts those. */
  readonly only?: (call: EndedCall) => boolean
}

export type HistoryStore = {
  /**
   * A later record of the same call replaces the earlier one. What is looked up later finds it: nobody has to wait.
   * Fails with `history_unwritable`; nothing else depends on it.
   */
  append(record: HistoryRecord): Promise<Result<void>>
  /** Newest first. */
  search(query: HistoryQuery): Promise<Result<readonly HistoryRecord[]>>
  /** Null = no such call. */
  get(callId: string): Promise<Result<HistoryRecord | null>>
  /** Whatever fails, the file is given free. Fails with the first record that was lost. */
  close(): Promise<Result<void>>
}

const groupRows = 100
/** Longer than that of the log: nothing waits for these lines. */
const groupDelayMs = 20

/** History in one file of lines, those that come together written together. Lines that cannot be read are passed over and stay in the file. */
export function createHistoryFile(deps: {
  readonly fileSystem: DurableFileSystem
  readonly file: string
}): HistoryStore {
  let handle: Promise<AppendFile> | null = null
  let last: Promise<unknown> = Promise.resolve()
  let lost: AppError | null = null
  const write = async (records: readonly HistoryRecord[]): Promise<readonly null[]> => {
    handle ??= openWhole(deps.fileSystem, deps.file)
    try {
      const file = await handle
      await file.write(Buffer.from(records.map((record) => `${JSON.stringify(record)}\n`).join(''), 'utf8'))
      return records.map(() => null)
    } catch (error) {
      // What is in the file now is not known: the next record starts on a line of its own.
      const failed = handle
      handle = null
      await closeQuietly(failed)
      throw error
    }
  }
  const group = createGroupCommit({
    maxRows: groupRows,
    maxDelayMs: groupDelayMs,
    commit: (records: readonly HistoryRecord[]) => ioResult({ code: 'history_unwritable' }, () => write(records)),
  })
  return {
    append: async (record) => {
      const added = group.add(record, 'grouped')
      last = added.catch(() => undefined)
      const written = await added
      if (written.ok) return ok(undefined)
      lost ??= written.error
      return written
    },
    search: (query) => last.then(() => ioResult(unreadable(deps), () => search(deps, query))),
    get: (callId) => last.then(() => ioResult(unreadable(deps), () => get(deps, callId))),
    close: async () => {
      await group.close()
      const file = await handle
      handle = null
      const closed = await ioResult({ code: 'history_unwritable' }, () => closeSynced(file))
      return lost === null ? closed : { ok: false, error: lost }
    },
  }
}

type FileDeps = { readonly fileSystem: DurableFileSystem; readonly file: string }

function unreadable({ file }: FileDeps): Parameters<typeof ioResult>[0] {
  return { code: 'file_unreadable', data: { path: file } }
}

async function search(deps: FileDeps, query: HistoryQuery): Promise<readonly HistoryRecord[]> {
  const wanted = folded(query.text.trim())
  const found = new Map<string, HistoryRecord>()
  for await (const record of readRecords(deps)) {
    found.delete(record.call.id)
    if (query.machine !== undefined && record.call.machine !== query.machine) continue
    if (query.runId !== undefined && record.runId !== query.runId) continue
    if (query.only?.(record.call) === false) continue
    if (wanted === '' || searchText(record).includes(wanted)) found.set(record.call.id, record)
  }
  return [...found.values()].reverse().slice(0, query.limit)
}

async function get(deps: FileDeps, callId: string): Promise<HistoryRecord | null> {
  let found: HistoryRecord | null = null
  for await (const record of readRecords(deps)) {
    if (record.call.id === callId) found = record
  }
  return found
}

async function* readRecords({ fileSystem, file }: FileDeps): AsyncGenerator<HistoryRecord> {
  for await (const { lines } of readFileLineChunks(fileSystem, file)) {
    for (const line of lines) {
      const record = parseRecord(line)
      if (record !== null) yield record
    }
  }
}

function parseRecord(line: Buffer): HistoryRecord | null {
  try {
    const value = JSON.parse(line.toString('utf8')) as Partial<HistoryRecord> | null
    return typeof value?.call?.id === 'string' ? (value as HistoryRecord) : null
  } catch {
    return null
  }
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

async function openWhole(fileSystem: DurableFileSystem, path: string): Promise<AppendFile> {
  const missesLineFeed = await endsInsideLine(fileSystem, path)
  const file = await fileSystem.openAppend(path, 'keep')
  if (!missesLineFeed) return file
  try {
    await file.write(Buffer.from('\n'))
    return file
  } catch (error) {
    // Nobody else knows this file: a full drive must not leave one open per attempt.
    await closeQuietly(Promise.resolve(file))
    throw error
  }
}

async function closeSynced(file: AppendFile | null): Promise<void> {
  try {
    await file?.sync()
  } finally {
    await file?.close()
  }
}

async function closeQuietly(handle: Promise<AppendFile>): Promise<void> {
  await handle.then((file) => file.close()).catch(() => undefined)
}

async function endsInsideLine(fileSystem: DurableFileSystem, path: string): Promise<boolean> {
  const file = await fileSystem.openRead(path)
  if (file === null) return false
  try {
    return file.sizeBytes > 0 && (await file.read(file.sizeBytes - 1, 1))[0] !== 0x0a
  } finally {
    await file.close()
  }
}
