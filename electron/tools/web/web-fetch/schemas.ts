import * as z from 'zod'

import { maxChars, webAddress } from '../../../contract/web-arguments.ts'

export const args = () =>
  z.strictObject({
    url: webAddress().meta({ slot: 'web_address' }),
    format: z.enum(['text', 'json', 'raw']).default('text'),
    max_chars: maxChars(),
  })

export const result = () =>
  z.object({
    url: z.string(),
    status: z.int(),
    contentType: z.string(),
    charset: z.string(),
    title: z.string().nullable(),
    text: z.string(),
    truncated: z.boolean(),
    totalChars: z.int().describe('count'),
    /** The document itself, where JSON was asked for and nothing was cut. */
    data: z.unknown(),
    bytes: z.int().describe('bytes'),
    guard: z.enum(['full', 'host_rules_only']),
    trust: z.literal('untrusted'),
  })

export type Args = z.output<ReturnType<typeof args>>
export type Page = z.output<ReturnType<typeof result>>
