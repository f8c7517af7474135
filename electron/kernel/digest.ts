import { createHash } from 'node:crypto'

import { canonicalJson } from './canonical-json.ts'

/** SHA-256 as lower-case hex over the text. */
export function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex')
}

/** SHA-256 over the canonical form of a value. */
export function digestOf(value: unknown): string {
  return sha256(canonicalJson(value))
}
