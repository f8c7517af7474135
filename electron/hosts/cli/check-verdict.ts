import { isSameFinding, type FindingName } from '../../../shared/domain/conclusion.ts'
import type { SucceededCall } from '../../../shared/domain/tool-call.ts'

/** How a check ended, in a word: where a warning or the cause of a complaint is its finding, nothing is called all right. */
export function checkVerdict(
  { verdict, findings }: Pick<SucceededCall, 'verdict' | 'findings'>,
  causes: readonly FindingName[] = [],
): {
  readonly word: 'healthy' | 'warned' | 'problem' | 'unknown'
  readonly paint: 'green' | 'yellow' | 'red'
} {
  if (verdict === 'problem') return { word: 'problem', paint: 'red' }
  if (verdict === 'unknown') return { word: 'unknown', paint: 'yellow' }
  return findings.some((one) => one.severity === 'warning' || causes.some((cause) => isSameFinding(cause, one)))
    ? { word: 'warned', paint: 'yellow' }
    : { word: 'healthy', paint: 'green' }
}
