import type { PlannedCheck } from '../../../shared/domain/check-plan.ts'
import type { RankedTool } from './ranking.ts'

/** A place in the ranking as it stands in a plan. */
export function toCheck(tool: RankedTool): PlannedCheck {
  const [score, said] = [inHundredths(tool.score), inHundredths(tool.said)]
  return {
    tool: tool.name,
    score,
    ...(tool.sameThing && said > score ? { said } : {}),
    ...(tool.inPassing ? { inPassing: true } : {}),
  }
}

function inHundredths(score: number): number {
  return Math.round(score * 100) / 100
}
