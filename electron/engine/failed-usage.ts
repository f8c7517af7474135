import { fail, type Result } from '../kernel/result.ts'

type Said = { readonly word?: string; readonly choices?: string; readonly guess?: string }

/** A command line that cannot be used: `problem`, the `word` it is about, `choices` and a `guess` where there are some. */
export function failUsage(problem: string, { word = '', choices = '', guess = '' }: Said = {}): Result<never> {
  return fail('usage', { problem, word, choices, guess })
}
