import type { NodeStepRun } from '../../../contract/node-step.ts'
import { stepFailure, type StepFailure } from '../../../contract/step-failure.ts'
import type { SearchAnswer, WebPort } from '../../../contract/web-port.ts'
import { cutText, plainText } from '../../../contract/web-text.ts'
import type { Args, Found } from './schemas.ts'

export async function searchWeb({ query, num_results: count }: Args, web: WebPort): Promise<Found | StepFailure> {
  const answer = await web.search({ query, count })
  return answer.ok ? foundIn(answer.value, web.maxChars()) : stepFailure(answer.error)
}

/** Plain text of what was found, within the limit for all of it together. */
export function foundIn({ provider, hits }: SearchAnswer, maxChars: number): Found {
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

export const searchStep: NodeStepRun = ({ state, ports }) => searchWeb(state.p as Args, ports.web)
