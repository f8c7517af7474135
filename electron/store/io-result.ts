import type { BareCode } from '../../shared/errors.ts'
import { fail, ok, type Result } from '../kernel/result.ts'

/** `ENOSPC`, `EPERM`, ...; null when this is no error of the system but a bug. */
export function systemErrorCode(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null
  return typeof error.code === 'string' && /^E[A-Z0-9]+$/.test(error.code) ? error.code : null
}

type FilePlace = { readonly path?: string; readonly file?: string; readonly folder?: string }

/** Runs file work; a system error becomes this failure with `reason` = its code. Bugs are thrown on. */
export async function ioResult<T>(
  { code, data = {} }: { readonly code: BareCode; readonly data?: FilePlace },
  work: () => Promise<T>,
): Promise<Result<T>> {
  try {
    return ok(await work())
  } catch (error) {
    const reason = systemErrorCode(error)
    if (reason === null) throw error
    return fail(code, { ...data, reason }, error instanceof Error ? error.message : reason)
  }
}
