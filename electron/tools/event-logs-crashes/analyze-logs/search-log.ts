import * as z from 'zod'

import { endOfLines, withFeeds } from '../../../../shared/domain/text-lines.ts'
import type { NodeStepPorts, NodeStepRun, OpenedFile } from '../../../contract/node-step.ts'
import type { TellProgress } from '../../../contract/tell-progress.ts'
import { maskSecrets } from '../../../contract/mask-secrets.ts'

type Environment = Readonly<Record<string, string | undefined>>

const logFileName = /\.(?:log|evtx)(?:\.\d{1,4})?$/i

/**
 * Folders in which this file may be read as a log. Those of the system hold nothing but logs; in those of a person, who
 * keeps other things there too, only files that are named as logs.
 */
export function allowedLogFolders(path: string, environment: Environment): readonly string[] {
  const systemRoot = valueOf(environment, 'SystemRoot')
  const ofSystem = systemRoot === null ? ['/var/log', '/Library/Logs'] : windowsFolders(systemRoot)
  if (!logFileName.test(path)) return ofSystem
  const ofPerson = ['USERPROFILE', 'LOCALAPPDATA', 'APPDATA', 'HOME', 'ProgramData'].map((name) =>
    valueOf(environment, name),
  )
  return [...ofSystem, ...ofPerson.filter((folder) => folder !== null)]
}

/** True for a saved event log of Windows, which is no text. */
export function isEventLogFile(path: string): boolean {
  return path.toLowerCase().endsWith('.evtx')
}

function windowsFolders(systemRoot: string): string[] {
  return ['Logs', 'INF', 'Panther'].map((name) => `${systemRoot}\\${name}`)
}

/** Windows does not tell names apart by case. */
function valueOf(environment: Environment, name: string): string | null {
  const found = Object.entries(environment).find(([key]) => key.toLowerCase() === name.toLowerCase())
  return found?.[1] === undefined || found[1] === '' ? null : found[1]
}

/** The text that is looked for when nobody says another one. */
export const defaultPattern = 'error'

/** What the logs of Windows write when something failed, always in English; by file name. */
const builtIn: readonly { readonly fileName: RegExp; readonly texts: readonly string[] }[] = [
  { fileName: /^cbs(?:\.persist.*)?\.log$/, texts: ['cannot repair member file'] },
  { fileName: /^setupapi\..*\.log$/, texts: ['!!!'] },
]

/** Says of a line whether it holds the text, in any case of letters, or one that the named log uses for failures. */
export function matcherFor(path: string, pattern: string): (line: string) => boolean {
  const wanted = wantedIn(path, pattern)
  return (line) => {
    const text = line.toLowerCase()
    return wanted.some((part) => text.includes(part))
  }
}

/** In small letters. */
function wantedIn(path: string, pattern: string): readonly string[] {
  const fileName = path.slice(Math.max(path.lastIndexOf('\\'), path.lastIndexOf('/')) + 1).toLowerCase()
  const isDefault = pattern.toLowerCase() === defaultPattern
  const more = isDefault ? builtIn.filter((log) => log.fileName.test(fileName)).flatMap((log) => log.texts) : []
  return [pattern.toLowerCase(), ...more]
}

/** Longer lines are cut here: a file without line breaks must not fill the memory. */
const maxLineLength = 10_000

/** Whole lines, each with LF between, without the end of the last; `read` gives a part of `text` as it is meant. */
type Block = { readonly text: string; readonly read: (part: string) => string }

/**
 * Whole lines of a text file, as many as one chunk of its bytes brings; the encoding is taken from a byte order mark or the shape of the
 * first bytes. `byBytes` = UTF-8 may be given with a letter for each byte:
 * that costs a copy, and most lines are never read.
 */
async function* blocksOf(chunks: AsyncIterable<Uint8Array>, byBytes = false): AsyncGenerator<Block> {
  let decoder: Pick<InstanceType<typeof TextDecoder>, 'decode'> | null = null
  let read: Block['read'] = (part) => part
  let rest = ''
  for await (const chunk of chunks) {
    if (decoder === null) {
      const encoding = encodingOf(chunk)
      decoder = byBytes && encoding === 'utf-8' ? { decode: bytesAsLetters } : new TextDecoder(encoding)
      if (decoder.decode === bytesAsLetters) read = lettersFromBytes
    }
    const text = rest + decoder.decode(chunk, { stream: true })
    const end = endOfLines(text)
    rest = beginOf(text.slice(end))
    if (end > 0) yield { text: withFeeds(text.slice(0, end)).slice(0, -1), read }
  }
  rest += decoder?.decode() ?? ''
  if (rest !== '') yield { text: withFeeds(rest).replace(/\n$/, ''), read }
}

/** What is kept of a line that has not ended; what may end it stays. */
function beginOf(line: string): string {
  if (line.length <= maxLineLength) return line
  return line.slice(0, maxLineLength) + (line.endsWith('\r') ? '\r' : '')
}

function bytesAsLetters(bytes?: Uint8Array): string {
  return bytes === undefined ? '' : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
}

function lettersFromBytes(part: string): string {
  return new TextDecoder().decode(Buffer.from(part, 'latin1'))
}

function withoutReturn(line: string): string {
  return (line.endsWith('\r') ? line.slice(0, -1) : line).slice(0, maxLineLength)
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be'

function encodingOf(start: Uint8Array): Encoding {
  const [first, second] = start
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  // Logs are mostly Latin letters: every second byte, and no other, is then zero in UTF-16 without a mark.
  const sample = [...start.subarray(0, 64)]
  const zeros = (parity: 0 | 1): number => sample.filter((byte, index) => byte === 0 && index % 2 === parity).length
  const [even, odd] = [zeros(0), zeros(1)]
  if (Math.max(even, odd) <= sample.length / 4 || even === odd) return 'utf-8'
  return odd > even ? 'utf-16le' : 'utf-16be'
}

type LogQuery = { readonly path: string; readonly pattern: string; readonly max: number }

type LogMatch = {
  readonly line: number
  readonly utc: string | null
  readonly level: null
  readonly summary: string
}

/** What was found; `truncated` = there are more matches than the newest ones that are given. */
type LogMatches = {
  readonly matches: readonly LogMatch[]
  readonly scannedBytes: number
  readonly truncated: boolean
}

type LogSource = { readonly ports: Pick<NodeStepPorts, 'files' | 'environment'>; readonly signal: AbortSignal }

/** Who is told how far it is; absent = nobody. */
type LogRun = { readonly signal: AbortSignal; readonly progress?: TellProgress }

const maxSummaryLength = 500
const utcTime = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,7})?Z/
const controlCharacters = /\p{Cc}+/gu
const eventLogSignature = 'ElfFile'

const queryStep = z.object({ path: z.string(), pattern: z.string(), max: z.int() })

const nothing = { matches: null, scannedBytes: null, truncated: null }

/**
 * Searches a text log. A saved event log is only looked at here, whether it lies in an allowed folder and is one at all:
 * then nothing is given, and the script that reads such files follows.
 */
export const searchLogStep: NodeStepRun = async ({ state, ports, signal }) => {
  const query = queryStep.parse(state.p)
  const file = await openLog(query.path, { ports, signal })
  if (typeof file === 'string') return { ...nothing, unavailable: [`matches:${file}`] }
  if (!isEventLogFile(query.path)) {
    const found = await searchLog(query, file, { signal, progress: ports.progress })
    return found === null ? { ...nothing, unavailable: ['matches:unreadable'] } : { ...found }
  }
  return (await isEventLog(file)) ? {} : { ...nothing, unavailable: ['matches:no_event_log'] }
}

/** Opens a log inside the allowed folders; a text says why not. */
export async function openLog(
  path: string,
  { ports, signal }: LogSource,
): Promise<OpenedFile | 'outside' | 'unreadable'> {
  return ports.files.open(path, { within: allowedLogFolders(path, ports.environment), signal })
}

/**
 * The newest lines that hold the text or, for the logs of Windows, say that something failed. Null = the log became shorter meanwhile: what
 * was found of it may stand in another one by now.
 */
export async function searchLog(
  query: LogQuery,
  file: OpenedFile,
  { signal, progress }: LogRun,
): Promise<LogMatches | null> {
  const wanted = wantedIn(query.path, query.pattern)
  const isByBytes = wanted.every(isSameByBytes)
  const told = (share: number): void => progress?.({ line: `${Math.round(share * 100)}%`, share })
  const isFit = (start: Uint8Array): boolean => encodingOf(start) === 'utf-8'
  const large = isByBytes ? await file.findLines?.({ wanted, most: query.max, isFit, signal, onProgress: told }) : null
  if (large) {
    const matches = large.found.map(({ line, bytes }) => matchOf(lettersFromBytes(withoutReturn(bytes)), line))
    return { matches, scannedBytes: file.sizeBytes, truncated: large.isCut }
  }
  const matches: LogMatch[] = []
  let number = 0
  let truncated = false
  let readBytes = 0
  const chunks = counted(file.chunks, (bytes) => (readBytes += bytes))
  for await (const block of blocksOf(chunks, isByBytes)) {
    const found = matchesIn(block, wanted, number)
    matches.push(...found.matches)
    number = found.number
    if (matches.length <= query.max) continue
    matches.splice(0, matches.length - query.max)
    truncated = true
  }
  signal.throwIfAborted()
  return readBytes < file.sizeBytes ? null : { matches, scannedBytes: file.sizeBytes, truncated }
}

async function* counted(
  chunks: AsyncIterable<Uint8Array>,
  onBytes: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    onBytes(chunk.length)
    yield chunk
  }
}

type Found = { readonly matches: readonly LogMatch[]; readonly number: number }

/**
 * Whether looking at the bytes of UTF-8 finds what looking at its letters finds. Of all letters outside ASCII only the sign for Kelvin
 * and the I with a dot have small ones inside it; a log that writes words with them is not meant.
 */
function isSameByBytes(wanted: string): boolean {
  return Array.from(wanted).every((letter) => letter < '\u0080')
}

/** The lines of a block in which one of the texts stands. Most say nothing of the kind: they are only counted. */
function matchesIn({ text, read }: Block, wanted: readonly string[], before: number): Found {
  const lower = text.toLowerCase()
  // Some letters become two: then places in the one are no places in the other.
  if (lower.length !== text.length) return matchesByLine({ text, read }, wanted, before)
  const matches: LogMatch[] = []
  let number = before
  let counted = 0
  for (let at = firstOf(wanted, lower, 0); at !== -1;) {
    const start = lower.lastIndexOf('\n', at) + 1
    const end = lower.indexOf('\n', at)
    number += breaksIn(lower, counted, start)
    counted = start
    matches.push(matchOf(read(withoutReturn(text.slice(start, end === -1 ? undefined : end))), number + 1))
    at = end === -1 ? -1 : firstOf(wanted, lower, end)
  }
  return { matches, number: number + breaksIn(lower, counted, lower.length) + 1 }
}

function matchesByLine({ text, read }: Block, wanted: readonly string[], before: number): Found {
  const lines = text.split('\n')
  const matches = lines.flatMap((line, at) => {
    const lower = line.toLowerCase()
    return wanted.some((part) => lower.includes(part)) ? [matchOf(read(withoutReturn(line)), before + at + 1)] : []
  })
  return { matches, number: before + lines.length }
}

/** Where the first of the texts begins; -1 = none is there. */
function firstOf(wanted: readonly string[], text: string, from: number): number {
  const places = wanted.map((part) => text.indexOf(part, from)).filter((place) => place !== -1)
  return places.length === 0 ? -1 : Math.min(...places)
}

function breaksIn(text: string, from: number, to: number): number {
  let count = 0
  for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) count += 1
  return count
}

function matchOf(text: string, line: number): LogMatch {
  const summary = maskSecrets(text.replace(controlCharacters, ' ').trim()).slice(0, maxSummaryLength)
  return { line, utc: utcTime.exec(text)?.[0] ?? null, level: null, summary }
}

async function isEventLog(file: OpenedFile): Promise<boolean> {
  for await (const chunk of file.chunks) {
    return new TextDecoder('latin1').decode(chunk.subarray(0, eventLogSignature.length)) === eventLogSignature
  }
  return false
}
