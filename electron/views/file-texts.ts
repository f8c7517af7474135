import { linesOf } from '../../shared/domain/text-lines.ts'
import type { FileTextsView, FileTextView, TextLineView } from '../../shared/ipc/file-text-view.ts'
import type { Tool } from '../contract/define-tool.ts'

type Values = Readonly<Record<string, unknown>>
type Call = { readonly args: Values; readonly result: Values }

/** More lines than a person reads at once. */
const mostLines = 5_000

/** What a result holds of files, for a person to read; no files = the tool reads none, or nothing was read. */
export function fileTexts({ fileTexts: declared }: Pick<Tool, 'fileTexts'>, { args, result }: Call): FileTextsView {
  if (declared === undefined) return { files: [], found: null, words: null, isCut: false }
  const files = declared.kind === 'page' ? pageOf(declared, result) : foundIn(declared, result)
  const shown = firstLines(files)
  const words = declared.kind === 'found' ? plainWords(args[declared.pattern]) : null
  const found = declared.kind === 'found' ? { files: files.length, places: placesIn(files) } : null
  return { files: shown, found, words, isCut: countOf(shown) < countOf(files) }
}

/** Whether a call with these arguments reads text of files. */
export function readsFiles({ fileTexts: declared }: Pick<Tool, 'fileTexts'>, args: Values): boolean {
  return declared?.kind === 'page' || (declared?.kind === 'found' && typeof args[declared.pattern] === 'string')
}

type Declared<Kind extends string> = Extract<NonNullable<Tool['fileTexts']>, { readonly kind: Kind }>

function pageOf({ path, text, firstLine }: Declared<'page'>, result: Values): readonly FileTextView[] {
  const [held, first] = [result[text], result[firstLine]]
  if (typeof held !== 'string') return []
  const lines = held === '' ? [''] : linesOf(held).map((line) => line.text)
  return [
    {
      path: textOf(result[path]),
      lines: lines.map((line, index) => ({
        number: typeof first === 'number' ? first + index : null,
        text: line,
        isFound: false,
      })),
    },
  ]
}

function foundIn(
  { each, path, line, text, before, after }: Declared<'found'>,
  result: Values,
): readonly FileTextView[] {
  const found = result[each]
  if (!Array.isArray(found)) return []
  const files = new Map<string, Map<number, TextLineView>>()
  for (const one of found as readonly Values[]) {
    const at = Number(one[line])
    const lines = files.get(textOf(one[path])) ?? new Map<number, TextLineView>()
    files.set(textOf(one[path]), lines)
    const earlier = textsOf(one[before])
    const around = [
      ...earlier.map((each, index) => [at - earlier.length + index, each] as const),
      ...textsOf(one[after]).map((each, index) => [at + 1 + index, each] as const),
    ]
    for (const [number, said] of around)
      if (!lines.has(number)) lines.set(number, { number, text: said, isFound: false })
    lines.set(at, { number: at, text: textOf(one[text]), isFound: true })
  }
  return [...files].map(([name, lines]) => ({
    path: name,
    lines: [...lines].sort(([one], [other]) => one - other).map(([, each]) => each),
  }))
}

function firstLines(files: readonly FileTextView[]): readonly FileTextView[] {
  let left = mostLines
  return files.flatMap((file) => {
    const lines = file.lines.slice(0, left)
    left -= lines.length
    return lines.length === 0 ? [] : [{ ...file, lines }]
  })
}

function countOf(files: readonly FileTextView[]): number {
  return files.reduce((sum, { lines }) => sum + lines.length, 0)
}

function placesIn(files: readonly FileTextView[]): number {
  return files.reduce((sum, { lines }) => sum + lines.filter(({ isFound }) => isFound).length, 0)
}

/** A pattern is matched by another program than the one that draws: only what means itself can be marked. */
function plainWords(pattern: unknown): string | null {
  return typeof pattern === 'string' && !/[\\^$.*+?()[\]{}|]/.test(pattern) ? pattern : null
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(textOf) : []
}
