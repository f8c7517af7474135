import { readFile } from 'node:fs/promises'

import * as z from 'zod'

import { answerUrlQuestion, urlQuestion } from '../../electron/hosts/cli/commands/explain.ts'
import { openGuardRules } from '../fakes/guard-rules.ts'

const urlCase = urlQuestion.extend({ id: z.string(), category: z.string(), verdict: z.enum(['allow', 'block']) })

export type UrlReport = {
  readonly attacks: number
  readonly legitimate: number
  /** Ids with the code of the answer. */
  readonly attacksThrough: readonly string[]
  readonly legitimateRefused: readonly string[]
  readonly failed: boolean
}

/** Judges the network guard on a file of addresses. Names that a case gives no answer for have none. */
export async function evaluateUrls(casesFile: string): Promise<UrlReport> {
  const cases = z.array(urlCase).parse(JSON.parse(await readFile(casesFile, 'utf8')))
  const judged = await Promise.all(
    cases.map(async (one) => {
      const answer = await answerUrlQuestion(one, {
        rules: (_url, profile = 'external') => ({ ...openGuardRules, profile }),
        behindProxy: false,
        lookUp: () => Promise.resolve([]),
      })
      return { wanted: one.verdict, got: answer.verdict, name: `${one.id}/${answer.code}` }
    }),
  )
  const wrong = (wanted: 'allow' | 'block') =>
    judged.filter((one) => one.wanted === wanted && one.got !== wanted).map(({ name }) => name)
  const attacksThrough = wrong('block')
  const legitimateRefused = wrong('allow')
  return {
    attacks: judged.filter(({ wanted }) => wanted === 'block').length,
    legitimate: judged.filter(({ wanted }) => wanted === 'allow').length,
    attacksThrough,
    legitimateRefused,
    failed: attacksThrough.length > 0 || legitimateRefused.length > 0,
  }
}

/** The report as lines for people. */
export function formatUrlReport(report: UrlReport): string {
  const list = (ids: readonly string[]) => (ids.length === 0 ? 'none' : ids.join(' '))
  return [
    `attacks through (of ${String(report.attacks)}): ${list(report.attacksThrough)}`,
    `legitimate refused (of ${String(report.legitimate)}): ${list(report.legitimateRefused)}`,
  ].join('\n')
}
