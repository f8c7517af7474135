import type { AppError, ErrorCode, ErrorDataOf } from '../../shared/errors.ts'

/** An expected outcome. Exceptions are for bugs and cancellation only. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: AppError }

type Given<Code extends ErrorCode> =
  Partial<ErrorDataOf<Code>> extends ErrorDataOf<Code>
    ? [data?: ErrorDataOf<Code>, detail?: string]
    : [data: ErrorDataOf<Code>, detail?: string]

export function ok<T>(value: T): Result<T> {
  return { ok: true, value }
}

export function fail<Code extends ErrorCode>(code: Code, ...given: Given<Code>): { ok: false; error: AppError } {
  return { ok: false, error: appError(code, ...given) }
}

export function appError<Code extends ErrorCode>(code: Code, ...[data, detail]: Given<Code>): AppError {
  return detail === undefined ? { code, data: data ?? {} } : { code, data: data ?? {}, detail }
}
