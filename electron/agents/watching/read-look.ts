import type { CheckReport } from '../../../shared/domain/diagnosis.ts'
import type { WatchReading } from '../../../shared/domain/watch.ts'
import type { Finding } from '../../../shared/domain/finding.ts'
import type { FindingRule } from '../../contract/finding-rule.ts'
import { canonicalJson } from '../../kernel/canonical-json.ts'

export type LookReader = {
  /** What a look of a check says, given its looks before. */
  read(report: CheckReport, at: number, endedAt: number): WatchReading
}

type RuleOf = (finding: Finding) => FindingRule | undefined

/**
 * Reads the looks of one check. A state shows while it lasts. A log keeps its entries for days: it shows something only at the look at
 * which it holds others than at the look before.
 */
export function createLookReader(ruleOf: RuleOf): LookReader {
  let logged: ReadonlyMap<string, string> | null = null
  return {
    read: ({ verdict, findings }, at, endedAt) => {
      if (verdict === 'unknown') return { at, endedAt, state: 'unread', findings: [] }
      const pressing = findings.filter(({ severity }) => severity !== 'info')
      const entries = new Map(
        pressing.filter((one) => ruleOf(one)?.logEvidence).map((one) => [one.id, canonicalJson(one.evidence)]),
      )
      const before = logged
      const isShown = ({ id }: Finding): boolean => {
        const held = entries.get(id)
        return held === undefined || (before !== null && before.get(id) !== held)
      }
      const shown = [...new Set(pressing.filter(isShown).map(({ id }) => id))]
      logged = entries
      return { at, endedAt, state: shown.length > 0 ? 'found' : 'fine', findings: shown }
    },
  }
}
