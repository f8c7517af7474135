import type { ErrorCode, ErrorData } from '../../shared/errors.ts'
import { fail, ok, type Result } from '../kernel/result.ts'

/** `ENOSPC`, `EPERM`, ...; null when this is no error of the system but a bug. */
export function systemErrorCode(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null
  return typeof error.code === 'string' && /^E[A-Z0-9]+$/.test(error.code) ? error.code : null
}

/** Runs file work; a system error becomes this failure with `reason` = its code. Bugs are thrown on. */
export async function ioResult<T>(
  failure: { readonly code: ErrorCode; readonly data?: ErrorData },
  work: () => Promise<T>,
): Promise<Result<T>> {
  try {
    return ok(await work())
  } catch (error) {
    const reason = systemErrorCode(error)
    if (reason === null) throw error
    return fail(failure.code, { ...failure.data, reason }, error instanceof Error ? error.message : reason)
  }
}
