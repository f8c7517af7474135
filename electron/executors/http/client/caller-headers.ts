import { failArgument } from '../../../kernel/invalid-argument.ts'
import { validateHeaderName, validateHeaderValue } from 'node:http'

import { ok, type Result } from '../../../kernel/result.ts'

/** What belongs to the connection, or would make the server see something else than was checked. */
const ownHeaders =
  /^(host|connection|keep-alive|content-length|transfer-encoding|te|trailer|upgrade|expect|accept-encoding|proxy-.*|http2-settings|cookie2?)$/

/** Headers of the caller in lower case. Fails with `invalid_arguments`. */
export function callerHeaders(headers: Readonly<Record<string, string>>): Result<Readonly<Record<string, string>>> {
  const accepted: Record<string, string> = {}
  for (const [name, value] of Object.entries(headers)) {
    const field = `headers.${name.slice(0, 60)}`
    if (ownHeaders.test(name.toLowerCase()) || !isSound(name, value)) return failArgument({ field, rule: 'header' })
    accepted[name.toLowerCase()] = value
  }
  return ok(accepted)
}

function isSound(name: string, value: string): boolean {
  try {
    validateHeaderName(name)
    validateHeaderValue(name, value)
    return true
  } catch {
    return false
  }
}
