import type { AppError } from '../../shared/errors.ts'
import { appError, type Result } from '../kernel/result.ts'

type Said = { readonly word?: string; readonly choices?: string; readonly guess?: string; readonly command?: string }

/**
 * A command line that cannot be used: `problem`, the `word` it is about, `choices` and a `guess` where there are some, and the
 * `command` whose help says more; empty = that of the whole program.
 */
export function usageError(
  problem: string,
  { word = '', choices = '', guess = '', command = '' }: Said = {},
): AppError {
  const help = `${command} --help`.trim()
  return appError('usage', { problem, word, choices, guess, help })
}

export function failUsage(problem: string, said: Said = {}): Result<never> {
  return { ok: false, error: usageError(problem, said) }
}
