import * as z from 'zod'

import { lineText } from '../../../contract/argument-schemas.ts'
import { maxChars, webAddress } from '../../../contract/web-arguments.ts'
import { webMethods } from '../../../contract/web-port.ts'

export const args = () =>
  z.strictObject({
    url: webAddress(),
    method: z.enum(webMethods).default('GET'),
    headers: z.record(z.string().regex(/^[A-Za-z0-9-]{1,100}$/), lineText(4_000)).default({}),
    body: z
      .union([z.record(z.string(), z.unknown()), z.string().max(60_000)])
      .nullable()
      .default(null),
    max_chars: maxChars(),
    timeout_seconds: z.int().min(1).max(120).nullable().default(null),
  })

export const result = () =>
  z.object({
    url: z.string(),
    status: z.int(),
    contentType: z.string(),
    charset: z.string(),
    text: z.string(),
    truncated: z.boolean(),
    /** The answer itself, where it is JSON and nothing was cut. */
    data: z.unknown(),
    bytes: z.int().describe('bytes'),
    guard: z.enum(['full', 'host_rules_only']),
    trust: z.literal('untrusted'),
  })

export type Args = z.output<ReturnType<typeof args>>
export type ApiAnswer = z.output<ReturnType<typeof result>>
