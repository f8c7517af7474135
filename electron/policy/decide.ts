import { isPerson, type Caller } from '../../shared/domain/caller.ts'
import type { Approval, AskReason, Decision } from '../../shared/domain/decision.ts'
import { roleIncludes } from '../../shared/domain/role.ts'
import type { ToolManifest } from '../../shared/domain/tool-manifest.ts'
import type { AppError } from '../../shared/errors.ts'
import { appError } from '../kernel/result.ts'
import { firing, unavailability, type AvailabilityFacts } from './availability.ts'

/** Everything the rules know about one call. */
export type CallFacts = {
  readonly tool: ToolManifest
  readonly caller: Caller
  readonly availability: Omit<AvailabilityFacts, 'role'>
  /** A yes bound to exactly this call, still valid; null = nobody was asked yet. */
  readonly approval: Approval | null
  /** True for a declared dry run: it reads and changes nothing. */
  readonly previewOnly: boolean
  /** True when text that third parties can write took part in choosing the tool or an argument. */
  readonly tainted: boolean
}

type DenyRule = (facts: CallFacts) => AppError | null
type AskRule = { readonly reason: AskReason; readonly applies: (facts: CallFacts) => boolean }

const denyRules: readonly DenyRule[] = [
  ({ approval, tool }) =>
    approval?.by === 'standing_grant' && tool.access.risk !== 'caution'
      ? appError('person_required', { tool: tool.name })
      : null,
  ({ approval, tool, tainted }) =>
    approval?.by === 'standing_grant' && tainted ? appError('person_required', { tool: tool.name }) : null,
  ({ approval, tool }) =>
    approval !== null && !roleIncludes(approval.role, tool.access.minRole)
      ? appError('role_too_low', { tool: tool.name, role: tool.access.minRole })
      : null,
]

const askRules: readonly AskRule[] = [
  { reason: 'free_command', applies: ({ tool }) => tool.capabilities?.includes('free_command') === true },
  { reason: 'hard_to_undo', applies: ({ tool, previewOnly }) => tool.access.risk === 'elevated' && !previewOnly },
  { reason: 'changes_pc', applies: ({ tool, previewOnly }) => tool.access.risk === 'caution' && !previewOnly },
  { reason: 'needs_notice', applies: ({ tool, previewOnly }) => tool.access.requiresUserNotice && !previewOnly },
  { reason: 'needs_admin', applies: ({ tool }) => tool.access.requiresAdmin },
]

/**
 * What the rules say about one call. Pure: same facts, same answer. Rules run deny -> ask -> allow and the first group
 * that speaks wins; a question is answered only by an approval, and an approval comes from a person.
 */
export function decide(facts: CallFacts): Decision {
  const denied = denials(facts)
  if (denied.length > 0) return { answer: 'deny', reasons: denied }
  const questions = firing(askRules, (rule) => (rule.applies(facts) ? rule.reason : null))
  if (questions.length === 0) return { answer: 'allow', reasons: ['read_only'] }
  if (facts.approval === null) return { answer: 'ask', reasons: questions }
  return { answer: 'allow', reasons: [facts.approval.by === 'person' ? 'approved_by_person' : 'standing_grant'] }
}

/** True when the caller itself may give the yes; everybody else needs a person. */
export function mayApprove(caller: Caller, tool: ToolManifest): boolean {
  return isPerson(caller) && roleIncludes(caller.role, tool.access.minRole)
}

function denials(facts: CallFacts): readonly AppError[] {
  const unavailable = unavailability(facts.tool, { ...facts.availability, role: facts.caller.role })
  if (facts.approval === null) return unavailable
  return [...unavailable, ...firing(denyRules, (rule) => rule(facts))]
}
