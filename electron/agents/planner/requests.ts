import type { RequestedFix } from '../../../shared/domain/check-plan.ts'
import { locales } from '../../../shared/domain/locale.ts'
import { splitSentences } from './clauses.ts'
import type { PlannerTool } from './planner-tools.ts'
import { normalize } from './tokenize.ts'
import { latinPattern, patternOf, squeezedPattern } from './word-patterns.ts'
import { lazily } from './words.ts'

/** What a text asks to be done, and the rest of it. */
export type Requests = {
  readonly fixes: readonly RequestedFix[]
  readonly rest: string
  /** Nothing but wishes for what the tools do. */
  readonly isWish: boolean
}

type Form = { readonly tool: string; readonly whole: RegExp }

/**
 * Finds sentences that are nothing but the wish for one fix: "please restart my PC", not "it wants me to restart the PC". A
 * sentence that says anything else is a complaint, and nothing is taken from it.
 */
export function createRequests(tools: readonly PlannerTool[]): (text: string) => Requests {
  const english = lazily(() => formsOf(tools, 'latin'))
  const eastern = lazily(() => formsOf(tools, 'squeezed'))
  const polite = lazily(() => ({ en: politeness(['en']), eastern: politeness(['ko', 'zh']) }))

  /** One wish may be served by several fixes: room on a drive comes from more than one place. */
  const toolsAskedFor = (sentence: string): readonly string[] => {
    const text = normalize(sentence)
      .replaceAll(/[^\p{L}\p{N}\s/'-]+/gu, ' ')
      .trim()
    const squeezed = text.replaceAll(/\s/gu, '')
    const bare = polite()
    const inEnglish = bare.en(text)
    const inOther = bare.eastern(squeezed)
    return [
      ...english().filter(({ whole }) => whole.test(inEnglish)),
      ...eastern().filter(({ whole }) => whole.test(inOther)),
    ].map(({ tool }) => tool)
  }
  return (text) => {
    const fixes = new Map<string, RequestedFix>()
    const rest: string[] = []
    let isWish = true
    for (const sentence of splitSentences(text)) {
      const asked = toolsAskedFor(sentence)
      // A wish that names no single fix is looked into as well: what is found says whether any of them is worth it.
      if (asked.length !== 1) rest.push(sentence)
      if (asked.length === 0) isWish = false
      for (const tool of asked) fixes.set(tool, asked.length === 1 ? { tool } : { tool, oneOfSeveral: true })
    }
    return { fixes: [...fixes.values()], rest: rest.join('\n'), isWish }
  }
}

function formsOf(tools: readonly PlannerTool[], script: 'latin' | 'squeezed'): readonly Form[] {
  return tools.flatMap(({ name, requests }) => {
    if (requests === undefined) return []
    const phrases = script === 'latin' ? requests.en : [...requests.ko, ...requests.zh]
    const pattern = script === 'latin' ? latinPattern : squeezedPattern
    return phrases.map((phrase) => ({ tool: name, whole: new RegExp(`^(?:${pattern(phrase).source})$`, 'u') }))
  })
}

/** Takes please and thanks off both ends, as often as they stand there. */
function politeness(langs: readonly (typeof locales)[number][]): (text: string) => string {
  const start = new RegExp(
    `^(?:${patternOf({ matter: 'sentences', section: 'request-start' }, langs).source})[ ,]*`,
    'u',
  )
  const end = new RegExp(`[ ,]*(?:${patternOf({ matter: 'sentences', section: 'request-end' }, langs).source})$`, 'u')
  return (text) => {
    let bare = text
    for (let before = ''; bare !== before;) {
      before = bare
      bare = bare.replace(start, '').replace(end, '')
    }
    return bare
  }
}
