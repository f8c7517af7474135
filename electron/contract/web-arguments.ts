import * as z from 'zod'

import { text } from './argument-schemas.ts'

/** An address of the web. Whether it may be reached is the guard's to say. */
export function webAddress(): z.ZodString {
  return text(/^https?:\/\/[^\s\\]+$/i, 4_000)
}

/** Most characters that a result may carry; the limit of the settings stands above it. */
export function maxChars(): z.ZodDefault<z.ZodInt> {
  return z.int().min(100).max(500_000).default(10_000)
}
