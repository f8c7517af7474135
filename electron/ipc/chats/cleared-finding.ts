import type { FindingName } from '../../../shared/domain/conclusion.ts'
import type { Conversation } from '../../conversation/conversations.ts'
import { stepBehind } from '../../conversation/handled-steps.ts'
import type { FixesItem, FixResult } from '../../conversation/items.ts'

/** The finding that a fix is proved to have cleared, and that has not come back by an undo; null = none. */
export function clearedFinding(
  { planId }: FixesItem,
  result: FixResult,
  log: Pick<Conversation['log'], 'get'>,
): FindingName | null {
  if (result.verdict !== 'fixed' || result.undone) return null
  const because = stepBehind(result, log.get('plan', planId))?.because ?? 'request'
  return because === 'request' ? null : { tool: because.tool, id: because.id }
}
