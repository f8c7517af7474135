import * as z from 'zod'

import { searchProviders } from '../../../../shared/domain/external-access.ts'
import { lineText } from '../../../contract/argument-schemas.ts'

export const args = () =>
  z.strictObject({
    query: lineText(400).meta({ slot: 'search_words' }),
    num_results: z.int().min(1).max(20).default(5),
  })

export const result = () =>
  z.object({
    provider: z.enum(searchProviders),
    results: z.array(z.object({ title: z.string(), url: z.string(), snippet: z.string() })),
    truncated: z.boolean(),
    trust: z.literal('untrusted'),
  })

export type Args = z.output<ReturnType<typeof args>>
export type Found = z.output<ReturnType<typeof result>>
