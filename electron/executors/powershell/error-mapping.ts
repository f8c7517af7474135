import { recordIn } from '../../../shared/domain/is-record.ts'
import type { AppError } from '../../../shared/errors.ts'
import { appError } from '../../kernel/result.ts'

/** What a script host tells about an error. Only `message` is translated, and it is for display only. */
export type ScriptFailure = {
  /** FullyQualifiedErrorId, or the short code that the script threw. */
  readonly id: string
  /** Error id inside an exception that wraps another one. */
  readonly innerId: string
  readonly category: string
  /** Name of the thing the error is about, such as the command that does not exist. */
  readonly target: string
  readonly type: string
  readonly hresult: number
  readonly line: number
  readonly message: string
}

export type ScriptOutcome =
  /** The answer is "there is none". */
  { readonly kind: 'empty' } | { readonly kind: 'failed'; readonly error: AppError }

type Rule = {
  readonly when: (failure: ScriptFailure, codes: readonly number[]) => boolean
  readonly outcome: (failure: ScriptFailure, elevated: boolean) => ScriptOutcome
}

/** E_ACCESSDENIED and WBEM_E_ACCESS_DENIED. */
const deniedCodes = [0x80070005, 0x80041003]
/** WBEM_S_TIMEDOUT, ERROR_TIMEOUT and ERROR_OPERATION_ABORTED after the operation time-out of CIM. */
const timedOutCodes = [0x00040004, 0x80040004, 0x800705b4]
const deniedTypes = ['UnauthorizedAccessException', 'SecurityException']
const shortCode = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)+$/
const errorId = /^[\w.,+-]{1,160}$/

const rules: readonly Rule[] = [
  { when: hasId('ScriptContainedMaliciousContent'), outcome: () => failed(appError('blocked_by_antivirus')) },
  { when: hasId('NoMatchingEventsFound'), outcome: () => ({ kind: 'empty' }) },
  { when: hasId('DNS_ERROR_RCODE_NAME_ERROR'), outcome: () => ({ kind: 'empty' }) },
  {
    when: hasId('CommandNotFoundException'),
    outcome: ({ target }) => failed(appError('missing_cmdlet', { command: errorId.test(target) ? target : '' })),
  },
  // Before any line of it ran: the execution policy, or a rule for scripts, refused the file.
  { when: isBlockedFile, outcome: () => failed(appError('scripts_blocked')) },
  { when: isDenied, outcome: (_, elevated) => failed(appError(elevated ? 'access_denied' : 'needs_admin')) },
  {
    when: ({ category }, codes) =>
      category === 'OperationTimeout' || codes.some((code) => timedOutCodes.includes(code)),
    outcome: () => failed(appError('timed_out', { reason: 'query' })),
  },
]

/** What an error means, by its ids, type, category and numbers; never by its text. The first rule that fits speaks. */
export function outcomeOfFailure(failure: ScriptFailure, elevated: boolean): ScriptOutcome {
  const codes = resultCodes(failure)
  const rule = rules.find(({ when }) => when(failure, codes))
  if (rule === undefined) return failed(stepFailed(failure))
  const outcome = rule.outcome(failure, elevated)
  if (outcome.kind === 'empty') return outcome
  return failed({ ...outcome.error, detail: detailOf(failure) })
}

/** The failure part of an envelope; parts that are missing or of another type are empty. */
export function readFailure(value: unknown): ScriptFailure {
  const parts = recordIn(value)
  const text = (key: string): string => (typeof parts?.[key] === 'string' ? parts[key] : '')
  const count = (key: string): number => (typeof parts?.[key] === 'number' ? parts[key] : 0)
  return {
    id: text('id'),
    innerId: text('innerId'),
    category: text('category'),
    target: text('target'),
    type: text('type'),
    hresult: count('hresult'),
    line: count('line'),
    message: text('message'),
  }
}

/** A thrown short code is meant for the caller; any other id is only a hint, and only when it holds no data. */
function stepFailed(failure: ScriptFailure): AppError {
  const isPlain = shortCode.test(failure.id) || errorId.test(failure.id)
  return appError('step_failed', { reason: isPlain ? failure.id : 'script_error' }, detailOf(failure))
}

function detailOf(failure: ScriptFailure): string {
  const place = failure.line > 0 ? ` (line ${failure.line})` : ''
  return `${failure.type}: ${failure.message}${place} [${failure.id}]`
}

function isBlockedFile({ type, category }: ScriptFailure): boolean {
  return category === 'SecurityError' && /(?:^|\.)PSSecurityException$/.test(type)
}

function isDenied(failure: ScriptFailure, codes: readonly number[]): boolean {
  if (failure.category === 'PermissionDenied') return true
  if (codes.some((code) => deniedCodes.includes(code))) return true
  return deniedTypes.some((type) => failure.type === type || failure.type.endsWith(`.${type}`))
}

/** CIM commands put the number of the failure into the id: `HRESULT 0x80041003,Microsoft...GetCimInstanceCommand`. */
function resultCodes(failure: ScriptFailure): readonly number[] {
  const named = /^HRESULT 0x([0-9a-fA-F]{1,8})\b/.exec(failure.id)?.[1]
  const own = failure.hresult >>> 0
  return named === undefined ? [own] : [parseInt(named, 16), own]
}

function hasId(prefix: string): Rule['when'] {
  return ({ id, innerId }) => id.startsWith(prefix) || innerId.startsWith(prefix)
}

function failed(error: AppError): ScriptOutcome {
  return { kind: 'failed', error }
}
