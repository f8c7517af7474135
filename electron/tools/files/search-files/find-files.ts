import type { FoundLine } from '../../../contract/content-search-port.ts'
import type { FileEntry, FilesPort, NamedEntry, NodeStepPorts, NodeStepRun } from '../../../contract/node-step.ts'
import type { TellProgress } from '../../../contract/tell-progress.ts'
import { stepFailure, type StepFailure } from '../../../contract/step-failure.ts'

export type FilesQuery = {
  readonly root: string
  readonly glob: string
  readonly modifiedAfter: string | null
  readonly maxResults: number
  /** A regular expression for lines in the files; null = only names are looked for. */
  readonly content: string | null
  readonly context: number
  readonly caseSensitive: boolean
  readonly includeHidden: boolean
  readonly includeIgnored: boolean
}

export type FoundFile = { path: string; bytes: number; modifiedUtc: string; placeholder: boolean }

export type FoundFiles = {
  root: string
  items: FoundFile[] | null
  /** Null = no content was asked for, or the folder could not be read. */
  lines: FoundLine[] | null
  complete: boolean
}

export type FindFilesContext = {
  readonly ports: {
    readonly files: Pick<FilesPort, 'walk'>
    readonly now: () => number
    readonly progress?: TellProgress
  }
  readonly signal: AbortSignal
}

type SearchContext = FindFilesContext & { readonly ports: Pick<NodeStepPorts, 'contents'> }

const maxEntries = 5_000_000
/** Ends before the time limit of the tool, so that what was found is not lost. */
const searchMs = 50_000
const entriesBetweenLooks = 1_000

/** Files by their names, or by the lines in them. */
async function findFiles(query: FilesQuery, context: SearchContext): Promise<FoundFiles | StepFailure> {
  const { content, root } = query
  if (content === null) return findByName(query, context)
  const { contents, progress } = context.ports
  const found = await contents.search({ ...query, pattern: content }, context.signal, progress)
  if (!found.ok) return stepFailure(found.error)
  if (found.value === null) return { root, items: null, lines: null, complete: false }
  const { files, lines, complete } = found.value
  const after = query.modifiedAfter
  const items = files
    .filter(({ modifiedUtc }) => after === null || Date.parse(modifiedUtc) > Date.parse(after))
    .map((file) => ({ ...file, placeholder: false }))
  return { root, items, lines: lines.filter(({ path }) => items.some((item) => item.path === path)), complete }
}

/** Walks a folder until its end, the limit of results or the time limit, whichever comes first. Only what fits by name is looked at. */
export async function findByName(
  query: Omit<FilesQuery, 'content' | 'context' | 'caseSensitive' | 'includeIgnored'>,
  context: FindFilesContext,
): Promise<FoundFiles> {
  const { root, glob, includeHidden } = query
  const { signal } = context
  const { files, now, progress } = context.ports
  const stopAtMs = now() + searchMs
  const collector = createFilesCollector(query)
  const fits = globMatcher(glob)
  let seen = 0
  let sawAll = true
  const isSeen = ({ name, isHidden }: NamedEntry): boolean => includeHidden || !(isHidden || name.startsWith('.'))
  const goesOn = (names: number): boolean => {
    seen += names
    progress?.({ line: String(seen), share: null })
    const isEnough = seen >= maxEntries || now() > stopAtMs
    if (isEnough) sawAll = false
    return !isEnough
  }
  const wants = (named: NamedEntry): boolean | 'stop' => {
    seen += 1
    if (seen % entriesBetweenLooks === 0 && !goesOn(0)) return 'stop'
    return !named.isDirectory && !named.isLink && isSeen(named) && fits(named.name)
  }
  const named = {
    ...{ glob, includeHidden, most: query.maxResults + 1, seen: goesOn },
    afterMs: query.modifiedAfter === null ? null : Date.parse(query.modifiedAfter),
  }
  for await (const entry of files.walk(root, { signal, maxEntries, enters: isSeen, wants, files: named })) {
    if ('unreadable' in entry) {
      if (seen === 0 && entry.unreadable === root) return { root, items: null, lines: null, complete: false }
      sawAll = false
    } else if (collector.take(entry) === 'full' || now() > stopAtMs) {
      sawAll = false
      break
    }
  }
  signal.throwIfAborted()
  return { root, items: collector.items, lines: null, complete: sawAll }
}

export const findFilesStep: NodeStepRun<FilesQuery> = ({ state, ports, signal }) =>
  findFiles(state.p, { ports, signal })

type FilesCollector = {
  readonly items: FoundFile[]
  /** Of an entry whose name is known to fit. `full` = it matches as well, but as many as were asked for are found already. */
  take(entry: FileEntry): 'taken' | 'other' | 'full'
}

/** Keeps the files that match; folders and links are no files. */
function createFilesCollector(query: Pick<FilesQuery, 'modifiedAfter' | 'maxResults'>): FilesCollector {
  const items: FoundFile[] = []
  const afterMs = query.modifiedAfter === null ? null : Date.parse(query.modifiedAfter)
  const take = (entry: FileEntry): 'taken' | 'other' | 'full' => {
    if (entry.isDirectory || entry.isLink || entry.special !== null) return 'other'
    if (afterMs !== null && Date.parse(entry.modifiedUtc) <= afterMs) return 'other'
    if (items.length >= query.maxResults) return 'full'
    const { path, sizeBytes, modifiedUtc, isPlaceholder } = entry
    items.push({ path, bytes: sizeBytes, modifiedUtc, placeholder: isPlaceholder })
    return 'taken'
  }
  return { items, take }
}

export function matchesGlob(name: string, glob: string): boolean {
  return globMatcher(glob)(name)
}

/**
 * Whether file names fit a pattern of `*` and `?`, without case as Windows compares names; prepared once for many of them.
 * One pass that goes back to the last `*` only: a regular expression of many stars could take for ever.
 */
function globMatcher(glob: string): (name: string) => boolean {
  const pattern = lettersOf(glob)
  if (glob.length > 0 && isStars(pattern, 0)) return () => true
  if (typeof pattern !== 'string' || pattern.includes('?')) return (name) => fitsPattern(lettersOf(name), pattern)
  const parts = pattern.split('*')
  return (name) => holdsParts(compared(name), parts)
}

/** What stands between the stars, one behind the other: the first at the start, the last at the end. */
function holdsParts(name: string, parts: readonly string[]): boolean {
  const [first = '', last = ''] = [parts[0], parts.at(-1)]
  if (parts.length === 1) return name === first
  if (name.length < first.length + last.length || !name.startsWith(first) || !name.endsWith(last)) return false
  let at = first.length
  for (const part of parts.slice(1, -1)) {
    const found = name.indexOf(part, at)
    if (found === -1) return false
    at = found + part.length
  }
  return at <= name.length - last.length
}

const plainLetters = /^[\x20-\x7e]*$/

function compared(text: string): string {
  return (plainLetters.test(text) ? text : text.normalize('NFC')).toLowerCase()
}

const halfOfALetter = /[\ud800-\udfff]/

/** As they are compared; a text is its own letters as long as each has one place. */
function lettersOf(text: string): ArrayLike<string> {
  const letters = compared(text)
  return halfOfALetter.test(letters) ? Array.from(letters) : letters
}

function isStars(pattern: ArrayLike<string>, from: number): boolean {
  for (let at = from; at < pattern.length; at += 1) if (pattern[at] !== '*') return false
  return true
}

function fitsPattern(letters: ArrayLike<string>, pattern: ArrayLike<string>): boolean {
  let at = 0
  let position = 0
  let star = -1
  let resumeAt = 0
  while (at < letters.length) {
    if (pattern[position] === '*') {
      star = position++
      resumeAt = at
    } else if (pattern[position] === '?' || (position < pattern.length && pattern[position] === letters[at])) {
      position++
      at++
    } else if (star >= 0) {
      position = star + 1
      at = ++resumeAt
    } else {
      return false
    }
  }
  return isStars(pattern, position)
}
