import * as z from 'zod'

import type { NodeStepRun } from '../../../contract/node-step.ts'
import { stepFailure, type StepFailure } from '../../../contract/step-failure.ts'
import type { SearchAnswer, WebPort } from '../../../contract/web-port.ts'
import { cutText, plainText } from '../../../contract/web-text.ts'
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

type Args = z.output<ReturnType<typeof args>>
type Found = z.output<ReturnType<typeof result>>

async function searchWeb({ query, num_results: count }: Args, web: WebPort): Promise<Found | StepFailure> {
  const answer = await web.search({ query, count })
  return answer.ok ? foundIn(answer.value, web.maxChars()) : stepFailure(answer.error)
}

/** Plain text of what was found, within the limit for all of it together. */
function foundIn({ provider, hits }: SearchAnswer, maxChars: number): Found {
  const results: Found['results'] = []
  let left = maxChars
  for (const { title, url, snippet } of hits) {
    if (!/^https?:\/\//i.test(url)) continue
    const result = {
      title: cutText(plainText(title), 300).text,
      url: plainText(url),
      snippet: cutText(plainText(snippet), 2_000).text,
    }
    left -= result.title.length + result.url.length + result.snippet.length
    if (left < 0) break
    results.push(result)
  }
  return { provider, results, truncated: left < 0, trust: 'untrusted' }
}

export const searchStep: NodeStepRun<Args> = ({ state, ports }) => searchWeb(state.p, ports.web)
