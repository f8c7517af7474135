import { createHash } from 'node:crypto'

import { canonicalJson } from './canonical-json.ts'

/** SHA-256 as lower-case hex over the bytes, those of UTF-8 for a text. */
export function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex')
}

/** SHA-256 over the canonical form of a value. */
export function digestOf(value: unknown): string {
  return sha256(canonicalJson(value))
}
