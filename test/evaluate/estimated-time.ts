import { isSameFinding, type FindingName } from '../../shared/domain/conclusion.ts'
import type { Diagnosis } from '../../shared/domain/diagnosis.ts'
import { parallelChecks } from '../../electron/agents/look-around.ts'
import { typicalMsOf } from '../../electron/agents/planner/planner-tools.ts'
import { loadTools } from '../../electron/registry/folders.ts'

const typicalMs = new Map(loadTools().map((tool) => [tool.name, typicalMsOf(tool)]))

/** When each check of a diagnosis would have ended on a real PC, in milliseconds from its start: two at a time, in their order. */
function endsMs({ checks }: Diagnosis): readonly number[] {
  const freeAtMs = Array.from({ length: parallelChecks }, () => 0)
  return checks.map(({ call }) => {
    const lane = freeAtMs.indexOf(Math.min(...freeAtMs))
    const endMs = (freeAtMs[lane] ?? 0) + (typicalMs.get(call.tool) ?? 0)
    freeAtMs[lane] = endMs
    return endMs
  })
}

/** Until the check that shows one of these findings has ended; null = none of them was shown. */
export function estimatedMsUntil(diagnosis: Diagnosis, wanted: readonly FindingName[]): number | null {
  const ends = endsMs(diagnosis).filter((_endMs, index) =>
    diagnosis.checks[index]?.findings.some((finding) => wanted.some((one) => isSameFinding(one, finding))),
  )
  return ends.length === 0 ? null : Math.min(...ends)
}

/** Until the last check has ended. */
export function estimatedMsOf(diagnosis: Diagnosis): number {
  return Math.max(0, ...endsMs(diagnosis))
}
