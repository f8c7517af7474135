import type { AgentContext, PermissionOption, RequestPermissionRequest } from '@agentclientprotocol/sdk'

import { sha256 } from '../../kernel/digest.ts'
import {
  agreedTo,
  type ConsentAnswer,
  type ConsentBatch,
  type ConsentPort,
  type ConsentStep,
} from '../../pipeline/consent.ts'
import { markdown } from '../../views/markdown.ts'
import type { AllowedRole } from '../../policy/approver-role.ts'
import { yesCovers } from '../../policy/what-a-yes-covers.ts'
import { linesOf } from '../lines/show-fix.ts'
import { waitingText } from '../lines/show-items.ts'
import { contentOf, type ItemUpdates } from './item-updates.ts'

/** The session of the last turn: there a question is asked. */
export type Asking = Pick<ItemUpdates, 'ask' | 'say'> & { readonly sessionId: string; readonly client: AgentContext }

type Person = Parameters<typeof linesOf>[1] & { readonly role: AllowedRole | null }

/** Asks in the editor, step by step. An editor can answer by itself, so what is hard to undo is not asked there at all. */
export function createClientConsent(person: Person, asking: () => Asking | null): ConsentPort {
  return {
    ask: async (batch, signal) => {
      const answers: ConsentAnswer[] = []
      for (const step of batch.steps)
        answers.push(await askOne(step, { batch, signal, session: signal.aborted ? null : asking() }, person))
      // In a turn that was cancelled no yes counts, also not one that came before.
      return signal.aborted ? answers.map(() => ({ answer: 'nobody' })) : answers
    },
  }
}

/** What can be said to a step, and to one that waits for a free PC. No answer of an editor holds for later. */
const stepOptions = { approve: 'confirm.yes', refuse: 'confirm.refuse', not_today: 'confirm.notToday' } as const
const waitOptions = { wait: 'idle.wait', now: 'idle.now', not_today: 'idle.notToday' } as const

type Question = { readonly batch: ConsentBatch; readonly session: Asking | null; readonly signal: AbortSignal }

async function askOne(step: ConsentStep, { batch, session, signal }: Question, person: Person) {
  const { translator, role } = person
  const [title = '', ...lines] = linesOf(step, person).map((line) => line.trim())
  if (session === null || role === null) return { answer: 'nobody' } as const
  const isAsked = yesCovers('in_sight', agreedTo(step))
  if (!isAsked && step.ticked !== false) session.say([translator.text('acp.elsewhere', { title })])
  if (!isAsked) return { answer: 'nobody' } as const
  const waits = batch.from === 'wait' ? waitingText(batch, translator) : null
  const shown = { title: markdown([title]), content: contentOf(waits === null ? lines : [waits]) }
  const toolCallId = session.ask({ tool: step.tool.name, args: step.args }, waits !== null)
  const options = Object.entries(waits === null ? stepOptions : waitOptions).map(
    ([optionId, key]): PermissionOption => {
      const kind = ['refuse', 'not_today'].includes(optionId) ? 'reject_once' : 'allow_once'
      return { optionId, name: translator.text(key), kind }
    },
  )
  const toolCall = { toolCallId, kind: 'execute', status: 'pending', ...shown } as const
  const request: RequestPermissionRequest = { sessionId: session.sessionId, toolCall, options }
  const waiting = { cancellationSignal: signal, stopWaitingOnCancel: true }
  // A client that fails, goes away or answers something else has not said yes.
  const said = await session.client.request('session/request_permission', request, waiting).catch(() => null)
  const chosen = said?.outcome.outcome === 'selected' ? said.outcome.optionId : null
  const answer = options.find(({ optionId }) => optionId === chosen)?.optionId
  if (answer === 'refuse' || answer === 'not_today') return { answer } as const
  if (answer !== 'approve' && answer !== 'now') return { answer: 'nobody' } as const
  return { answer: 'approve', role, shownTextHash: sha256(JSON.stringify(shown)), startNow: answer === 'now' } as const
}
