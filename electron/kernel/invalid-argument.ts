import type { AppError } from '../../shared/errors.ts'
import { appError, type Result } from './result.ts'

export type ArgumentFault = {
  /** The tool or command whose value it is; empty where there is none. */
  readonly tool?: string
  /** Name of the argument or setting, with dots for what lies inside. */
  readonly field: string
  readonly problem?: 'missing' | 'unknown' | 'repeated' | 'not_allowed'
  /** What may stand there, as a person would type it; empty where words would be needed. */
  readonly allowed?: readonly string[]
  /** Names that were perhaps meant. */
  readonly guesses?: readonly string[]
  /** The rule that was broken, for a developer; never the value. */
  readonly rule?: string
}

/** The error for a value that is missing, not known, given twice or not allowed. It never holds the value itself. */
export function invalidArgument(fault: ArgumentFault): AppError {
  const { tool = '', field, problem = 'not_allowed', allowed = [], guesses = [], rule = '' } = fault
  return appError('invalid_arguments', {
    tool,
    field,
    problem,
    rule,
    allowed,
    allowedCount: allowed.length,
    guesses,
    guessCount: guesses.length,
  })
}

/** `invalidArgument` as a result. */
export function failArgument(fault: ArgumentFault): Result<never> {
  return { ok: false, error: invalidArgument(fault) }
}
