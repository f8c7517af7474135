import { isSameFinding, type FindingName } from '../../shared/domain/conclusion.ts'
import type { Diagnosis } from '../../shared/domain/diagnosis.ts'
import { typicalMsOf } from '../../electron/agents/planner/planner-tools.ts'
import { endsMs } from '../../electron/agents/waiting-time.ts'
import { loadTools } from '../../electron/registry/folders.ts'

const typicalMs = new Map(loadTools().map((tool) => [tool.name, typicalMsOf(tool)]))

/** When each check of a diagnosis would have ended on a real PC, in milliseconds from its start. */
function checkEndsMs({ checks }: Diagnosis): readonly number[] {
  return endsMs(checks.map(({ call }) => typicalMs.get(call.tool) ?? 0))
}

/** Until the check that shows one of these findings has ended; null = none of them was shown. */
export function estimatedMsUntil(diagnosis: Diagnosis, wanted: readonly FindingName[]): number | null {
  const ends = checkEndsMs(diagnosis).filter((_endMs, index) =>
    diagnosis.checks[index]?.findings.some((finding) => wanted.some((one) => isSameFinding(one, finding))),
  )
  return ends.length === 0 ? null : Math.min(...ends)
}

/** Until the last check has ended. */
export function estimatedMsOf(diagnosis: Diagnosis): number {
  return Math.max(0, ...checkEndsMs(diagnosis))
}
