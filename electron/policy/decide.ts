import { isPerson, type Caller } from '../../shared/domain/caller.ts'
import type { Approval, AskReason, Decision } from '../../shared/domain/decision.ts'
import { roleIncludes } from '../../shared/domain/role.ts'
import type { ToolManifest } from '../../shared/domain/tool-manifest.ts'
import type { AppError } from '../../shared/errors.ts'
import { appError } from '../kernel/result.ts'
import { unavailability, type AvailabilityFacts } from './availability.ts'
import { wrongDestination, type Destination } from './destination.ts'

/** Everything the rules know about one call. */
export type CallFacts = {
  readonly tool: ToolManifest
  readonly caller: Caller
  readonly availability: AvailabilityFacts
  /** Where the call leads; null = where its tool always does, or it is not known. */
  readonly destination: Destination | null
  /** A person gave the arguments of exactly this call: nothing proposed it, and no other call needs it. */
  readonly typedByPerson: boolean
  /** Where a model leads the call outside although nobody has named the place; null = nowhere. */
  readonly unnamedDestination: string | null
  /** A yes bound to exactly this call, still valid; null = nobody was asked yet. */
  readonly approval: Approval | null
  /** True for a declared dry run: it reads and changes nothing. */
  readonly previewOnly: boolean
}

type DenyRule = (facts: CallFacts) => AppError | null
type Asked = { readonly previewOnly: boolean; readonly elevated: boolean }
type AskRule = { readonly reason: AskReason; readonly applies: (tool: ToolManifest, asked: Asked) => boolean }

const denyRules: readonly DenyRule[] = [
  ({ approval, tool }) =>
    approval?.by === 'standing_grant' && tool.access.risk !== 'caution'
      ? appError('person_required', { tool: tool.name })
      : null,
  ({ approval, tool }) =>
    approval !== null && !roleIncludes(approval.role, tool.access.minRole)
      ? appError('role_too_low', { tool: tool.name, role: tool.access.minRole })
      : null,
]

const askRules: readonly AskRule[] = [
  { reason: 'free_command', applies: (tool) => tool.capabilities?.includes('free_command') === true },
  { reason: 'hard_to_undo', applies: (tool, { previewOnly }) => tool.access.risk === 'elevated' && !previewOnly },
  { reason: 'changes_pc', applies: (tool, { previewOnly }) => tool.access.risk === 'caution' && !previewOnly },
  { reason: 'needs_notice', applies: (tool, { previewOnly }) => tool.access.requiresUserNotice && !previewOnly },
  // Rights that are there already are no question: reading with them changes nothing.
  {
    reason: 'needs_admin',
    applies: ({ access: { requiresAdmin, risk } }, { elevated, previewOnly }) =>
      requiresAdmin && !(elevated && (previewOnly || risk === 'safe')),
  },
]

/**
 * What the rules say about one call. Pure: same facts, same answer. Rules run deny -> ask -> allow and the first group
 * that speaks wins; a question is answered only by an approval, and an approval comes from a person.
 */
export function decide(facts: CallFacts): Decision {
  const { tool, approval } = facts
  const denied = denials(facts)
  if (denied.length > 0) return { answer: 'deny', reasons: denied }
  const questions = questionsOf(tool, { previewOnly: facts.previewOnly, elevated: facts.availability.elevated })
  if (questions.length === 0) return readOnly
  if (approval === null) return { answer: 'ask', reasons: questions }
  return approval.by === 'person' ? byPerson : byGrant
}

const readOnly: Decision = Object.freeze({ answer: 'allow', reasons: Object.freeze(['read_only'] as const) })
const byPerson: Decision = Object.freeze({ answer: 'allow', reasons: Object.freeze(['approved_by_person'] as const) })
const byGrant: Decision = Object.freeze({ answer: 'allow', reasons: Object.freeze(['standing_grant'] as const) })

/** True when the caller itself may give the yes; everybody else needs a person. */
export function mayApprove(caller: Caller, tool: ToolManifest): boolean {
  return isPerson(caller) && roleIncludes(caller.role, tool.access.minRole)
}

function denials(facts: CallFacts): readonly AppError[] {
  const { unnamedDestination } = facts
  const unavailable =
    unnamedDestination === null
      ? reasonsAgainst(facts)
      : [...reasonsAgainst(facts), appError('destination_not_named', { host: unnamedDestination.slice(0, 80) })]
  if (facts.approval === null) return unavailable
  const refused = denyRules.map((rule) => rule(facts)).filter((reason) => reason !== null)
  return refused.length === 0 ? unavailable : [...unavailable, ...refused]
}

/** Why the tool cannot be used at all; if it can, why not for this. */
function reasonsAgainst(facts: CallFacts): readonly AppError[] {
  const { tool, availability } = facts
  const unavailable = unavailability(tool, availability, facts.caller.role)
  const { destinationSource, hostArguments } = tool.placement
  if (unavailable.length > 0 || (destinationSource === undefined && hostArguments === undefined)) return unavailable
  const wrong = wrongDestination({ ...facts, mode: availability.mode })
  return wrong === null ? unavailable : [wrong]
}

/** One list for each of the four ways to ask: `previewOnly` counts 1, `elevated` 2. */
type Questions = readonly (readonly AskReason[])[]

const waysToAsk: readonly Asked[] = [
  { previewOnly: false, elevated: false },
  { previewOnly: true, elevated: false },
  { previewOnly: false, elevated: true },
  { previewOnly: true, elevated: true },
]

/** What a tool must be asked for hangs on its manifest alone: found once for each tool. */
const questionTable = new WeakMap<ToolManifest, Questions>()

function questionsOf(tool: ToolManifest, { previewOnly, elevated }: Asked): readonly AskReason[] {
  const known = questionTable.get(tool) ?? waysToAsk.map((asked) => reasonsToAsk(tool, asked))
  questionTable.set(tool, known)
  return known[(previewOnly ? 1 : 0) + (elevated ? 2 : 0)] ?? reasonsToAsk(tool, { previewOnly, elevated })
}

function reasonsToAsk(tool: ToolManifest, asked: Asked): readonly AskReason[] {
  return Object.freeze(askRules.filter(({ applies }) => applies(tool, asked)).map(({ reason }) => reason))
}
