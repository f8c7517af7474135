import type { FindingView } from '../../../shared/ipc/views.ts'

/** Lines of a result, one after the other. `because` = the finding that rests on the value in it; null = none does. */
export type ResultLine = { readonly text: string; readonly because: string | null }

type Evidence = Pick<FindingView, 'text' | 'evidence'>

/**
 * The lines of a result written as JSON with one value a line, as far as it is there, each with what follows from its value. A rule
 * names the field of all elements of a list, and the values of those that decided.
 */
export function decisiveLines(json: string, findings: readonly Evidence[]): readonly ResultLine[] {
  const open: { readonly path: string; readonly isList: boolean }[] = []
  return json.split('\n').map((text) => {
    const line = text.trim().replace(/,$/, '')
    if (/^[\]}]/.test(line)) {
      open.pop()
      return { text, because: null }
    }
    const [, key, rest = line] = /^"((?:[^"\\]|\\.)*)": (.*)$/.exec(line) ?? []
    const path = pathOf(open.at(-1), key)
    const isOpening = rest === '{' || rest === '['
    if (isOpening) open.push({ path, isList: rest === '[' })
    return { text, because: findings.find((finding) => rests(finding, path, isOpening ? null : rest))?.text ?? null }
  })
}

function pathOf(
  within: { readonly path: string; readonly isList: boolean } | undefined,
  key: string | undefined,
): string {
  if (within === undefined) return ''
  if (key === undefined) return within.isList ? `${within.path}[]` : within.path
  return within.path === '' ? key : `${within.path}.${key}`
}

/** `value` null = a list or an object begins here: of that only its path is compared. */
function rests({ evidence }: Evidence, path: string, value: string | null): boolean {
  return evidence.some((one) => {
    if (one.path !== path) return false
    if (value === null) return true
    const values: readonly unknown[] = Array.isArray(one.value) ? one.value : [one.value]
    // Elements of which each has another reason: what is not so is none.
    if (value === 'false' && values.includes(true)) return false
    return values.some((each) => JSON.stringify(each ?? null) === value)
  })
}
