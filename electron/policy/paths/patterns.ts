import { Minimatch } from 'minimatch'

import { neverOpened } from '../../../shared/domain/workspace.ts'

const longestPattern = 100
const mostStarsInName = 3
const mostDeepStars = 2

/** True = a pattern that can be kept: short, within the folder, and compared in a moment whatever the name. */
export function isPattern(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- a name has none of these, and `|` separates patterns where they are typed
  if (text.length > longestPattern || !text.isWellFormed() || /[\u0000-\u001f\u007f\\|]/.test(text)) return false
  if (text.trim() !== text) return false
  const names = text.split('/')
  if (names.some((name) => name === '' || name === '.' || name === '..')) return false
  const deep = names.filter((name) => name === '**')
  return deep.length <= mostDeepStars && names.every((name) => name === '**' || starsIn(name) <= mostStarsInName)
}

function starsIn(name: string): number {
  return name.match(/\*+/g)?.length ?? 0
}

/** Names from the folder that was opened down to the file. */
type Below = readonly string[]

/** The pattern that closes this place or a folder on the way to it; null = none. Case does not open what was closed. */
export function closingPattern(below: Below, patterns: readonly string[]): string | null {
  const closes = (pattern: string): boolean =>
    pattern.includes('/')
      ? below.some((_, at) => matches(pattern, below.slice(0, at + 1).join('/'), true))
      : below.some((name) => matches(pattern, name, true))
  return patterns.find(closes) ?? null
}

/** What is closed in every folder. */
export function alwaysClosed(below: Below): string | null {
  return closingPattern(below, neverOpened)
}

/** The same for the last name alone, for many entries of a folder that is not closed itself: compiled once. */
export function closingLast(patterns: readonly string[]): (below: Below) => boolean {
  const globs = patterns.map((pattern) => ({
    isPath: pattern.includes('/'),
    glob: compiled(pattern.normalize('NFC'), true),
  }))
  return (below) => {
    const name = (below.at(-1) ?? '').normalize('NFC')
    const path = globs.some(({ isPath }) => isPath) ? below.join('/').normalize('NFC') : ''
    return globs.some(({ isPath, glob }) => glob.match(isPath ? path : name))
  }
}

/** Whether a file is among those that alone were opened. None named = every file. */
export function isAmong(below: Below, only: readonly string[], ignoresCase: boolean): boolean {
  if (only.length === 0) return true
  return only.some((pattern) =>
    pattern.includes('/')
      ? matches(pattern, below.join('/'), ignoresCase)
      : matches(pattern, below.at(-1) ?? '', ignoresCase),
  )
}

/** A letter can be written in one sign or in two: both are the same name to whoever reads it. */
function matches(pattern: string, text: string, ignoresCase: boolean): boolean {
  const glob = compiled(pattern.normalize('NFC'), ignoresCase)
  return glob.match(text.normalize('NFC'))
}

const globs = new Map<string, Minimatch>()
/** Patterns are few and names are many: what a walk compares is made once. */
const mostKept = 500

function compiled(pattern: string, ignoresCase: boolean): Minimatch {
  const key = `${String(ignoresCase)} ${pattern}`
  const glob = globs.get(key) ?? made(pattern, ignoresCase)
  if (globs.size >= mostKept) globs.clear()
  globs.set(key, glob)
  return glob
}

function made(pattern: string, ignoresCase: boolean): Minimatch {
  return new Minimatch(pattern, {
    dot: true,
    nocase: ignoresCase,
    // Names with brackets are common, and these signs would mean something in them.
    nobrace: true,
    noext: true,
    nonegate: true,
    nocomment: true,
    optimizationLevel: 0,
    platform: 'linux',
  })
}
