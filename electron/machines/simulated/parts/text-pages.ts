import { runInNewContext } from 'node:vm'

import type { ContentQuestion, FoundLines } from '../../../contract/content-search-port.ts'
import type { FilePage, WantedPage } from '../../../contract/file-reading-port.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'

const writtenUtc = '2025-11-20T08:00:00.000Z'

/** A page of a text of the simulated PC: all of them are short, and of UTF-8. Null = there is no such file. */
export function pageOfText(path: string, text: string | null, wanted: WantedPage): Result<FilePage> {
  if (text === null) return fail('no_plain_file', { path, what: 'missing' })
  const whole = Buffer.from(text)
  const lines = text.split(/(?<=\n)/).filter((line) => line !== '')
  const { fromLine, fromByte } = wanted
  const shown = lines.slice(fromLine - 1, fromLine - 1 + wanted.lines)
  const start = fromByte ?? Buffer.byteLength(lines.slice(0, fromLine - 1).join(''))
  const page = whole.subarray(start, start + (fromByte === null ? Buffer.byteLength(shown.join('')) : wanted.bytes))
  if (page.length === 0 && whole.length > 0) return fail('no_such_part', { path, bytes: whole.length })
  const toLine = fromLine - 1 + shown.length
  const toByte = start + page.length
  const isEnd = toByte >= whole.length
  return ok({
    ...{ path, sizeBytes: whole.length, modifiedUtc: writtenUtc, encoding: 'utf-8', damaged: false },
    encodingBecause: wanted.encoding === null ? (/^\p{ASCII}*$/u.test(text) ? 'only_ascii' : 'valid_utf8') : 'asked',
    ...{ text: page.toString(), digits: null, fromByte: start, toByte, nextByte: isEnd ? null : toByte },
    ...(fromByte === null
      ? { fromLine, toLine, lines: lines.length, nextLine: isEnd ? null : toLine + 1 }
      : { fromLine: null, toLine: null, lines: null, nextLine: null }),
  })
}

/** No pattern holds up the simulated PC. */
const patternMs = 500

/** Lines of texts of the simulated PC that fit a regular expression. Which are hidden or left out there is nothing to ask: none are. */
export function linesInTexts(files: Readonly<Record<string, string>>, question: ContentQuestion): Result<FoundLines> {
  const { root, pattern, caseSensitive, context, maxResults } = question
  const name = nameFits(question.glob)
  const inRoot = Object.keys(files)
    .filter((path) => path.toLowerCase().startsWith(`${root.toLowerCase().replace(/\\$/, '')}\\`) && name(path))
    .sort()
  const all = inRoot.map((path) => ({ path, texts: (files[path] ?? '').replace(/\n$/, '').split('\n') }))
  const found = fittingLines(
    all.map(({ texts }) => texts),
    pattern,
    caseSensitive,
  )
  if (found === null) return fail('bad_pattern', {})
  const lines = all.flatMap(({ path, texts }, file) =>
    (found[file] ?? []).map((at) => ({
      ...{ path, line: at + 1, text: texts[at] ?? '' },
      before: texts.slice(Math.max(0, at - context), at),
      after: texts.slice(at + 1, at + 1 + context),
    })),
  )
  const shown = lines.slice(0, maxResults)
  const withLines = inRoot.filter((path) => shown.some((line) => line.path === path))
  return ok({
    lines: shown,
    files: withLines.map((path) => ({ path, bytes: Buffer.byteLength(files[path] ?? ''), modifiedUtc: writtenUtc })),
    complete: shown.length === lines.length,
  })
}

function nameFits(glob: string): (path: string) => boolean {
  const parts = glob.split(/([*?])/).map((part) => (part === '*' ? '.*' : part === '?' ? '.' : escaped(part)))
  const expression = new RegExp(`^${parts.join('')}$`, 'iu')
  return (path) => expression.test(path.slice(path.lastIndexOf('\\') + 1))
}

function escaped(part: string): string {
  return part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}

/** Which lines fit, by file; null = this is no pattern, or one that takes for ever. */
function fittingLines(
  texts: readonly (readonly string[])[],
  pattern: string,
  caseSensitive: boolean,
): readonly (readonly number[])[] | null {
  const script =
    'JSON.stringify(texts.map((lines) => lines.flatMap((line, at) => (new RegExp(pattern, flags).test(line) ? [at] : []))))'
  try {
    const flags = caseSensitive ? 'u' : 'iu'
    const found: unknown = runInNewContext(script, { texts, pattern, flags }, { timeout: patternMs })
    return JSON.parse(String(found)) as number[][]
  } catch {
    return null
  }
}
