import { errorCode } from '../../../kernel/error-code.ts'
import type { AppError } from '../../../../shared/errors.ts'
import { appError } from '../../../kernel/result.ts'
import type { CertificateNames } from './certificate-names.ts'

const certificateReasons: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'expired',
  CERT_NOT_YET_VALID: 'not_yet_valid',
  ERR_TLS_CERT_ALTNAME_INVALID: 'wrong_host',
  SELF_SIGNED_CERT_IN_CHAIN: 'unknown_issuer',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'unknown_issuer',
  UNABLE_TO_GET_ISSUER_CERT: 'unknown_issuer',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'unknown_issuer',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'unknown_issuer',
  CERT_REVOKED: 'other',
  CERT_SIGNATURE_FAILURE: 'other',
  CERT_UNTRUSTED: 'other',
  CERT_REJECTED: 'other',
  INVALID_CA: 'other',
  INVALID_PURPOSE: 'other',
  HOSTNAME_MISMATCH: 'wrong_host',
}

const carried = new WeakMap<Error, AppError>()

/** An expected outcome on its way out of a stream, where only exceptions travel. */
export function failure(error: AppError): Error {
  const thrown = new Error(error.code)
  carried.set(thrown, error)
  return thrown
}

/** The end of a connection whose other end could not prove who it is; null = it ended for something else. */
export function certificateFailure(thrown: unknown, host: string, names: CertificateNames): Error | null {
  const code = errorCode(thrown) ?? ''
  const reason = certificateReasons[code]
  return reason === undefined ? null : failure(appError('certificate_refused', { host, reason, ...names }, code))
}

/** What went wrong, or null when it is a bug. */
export function meaningOf(thrown: unknown, host: string): AppError | null {
  if (!(thrown instanceof Error)) return null
  const known = carried.get(thrown)
  if (known !== undefined) return known
  const code = errorCode(thrown) ?? ''
  if (code === 'HPE_HEADER_OVERFLOW') return appError('answer_broken', { host, reason: 'headers_too_large' }, code)
  if (code.startsWith('HPE_')) return appError('answer_broken', { host, reason: 'protocol' }, code)
  if (code === 'Z_BUF_ERROR') return appError('answer_broken', { host, reason: 'cut_off' }, code)
  if (/^(Z_|ERR__ERROR_|ERR_BROTLI|ERR__)/.test(code))
    return appError('answer_broken', { host, reason: 'bad_encoding' }, code)
  return /^(E[A-Z]+|ERR_(SSL|TLS|SOCKET|STREAM)_[A-Z_]+)$/.test(code)
    ? appError('site_unreachable', { host }, code)
    : null
}
