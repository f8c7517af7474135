import type { AppError, ErrorCode, ErrorData } from '../../shared/errors.ts'

/** An expected outcome. Exceptions are for bugs and cancellation only. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: AppError }

export function ok<T>(value: T): Result<T> {
  return { ok: true, value }
}

export function fail(code: ErrorCode, data: ErrorData = {}, detail?: string): { ok: false; error: AppError } {
  return { ok: false, error: appError(code, data, detail) }
}

export function appError(code: ErrorCode, data: ErrorData = {}, detail?: string): AppError {
  return detail === undefined ? { code, data } : { code, data, detail }
}
