import type { SucceededCall } from '../../../shared/domain/tool-call.ts'

/** How a check ended, in a word: where a warning stands below it, nothing is called all right. */
export function checkVerdict({ verdict, findings }: Pick<SucceededCall, 'verdict' | 'findings'>): {
  readonly word: 'healthy' | 'warned' | 'problem' | 'unknown'
  readonly paint: 'green' | 'yellow' | 'red'
} {
  if (verdict === 'problem') return { word: 'problem', paint: 'red' }
  if (verdict === 'unknown') return { word: 'unknown', paint: 'yellow' }
  return findings.some(({ severity }) => severity === 'warning')
    ? { word: 'warned', paint: 'yellow' }
    : { word: 'healthy', paint: 'green' }
}
