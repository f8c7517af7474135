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
import { answerOf, questionOf } from '../lines/step-question.ts'
import { contentOf, type ItemUpdates } from './item-updates.ts'

/** The session of the last turn: there a question is asked. */
export type Asking = Pick<ItemUpdates, 'ask' | 'say'> & { readonly sessionId: string; readonly client: AgentContext }

type Person = Parameters<typeof questionOf>[2] & { readonly role: AllowedRole | null }

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

type Question = { readonly batch: ConsentBatch; readonly session: Asking | null; readonly signal: AbortSignal }

async function askOne(step: ConsentStep, { batch, session, signal }: Question, person: Person): Promise<ConsentAnswer> {
  const { title, lines, choices } = questionOf(step, batch, person)
  if (session === null || person.role === null) return { answer: 'nobody' }
  const isAsked = yesCovers('in_sight', agreedTo(step))
  if (!isAsked && step.ticked !== false) session.say([person.translator.text('acp.elsewhere', { title })])
  if (!isAsked) return { answer: 'nobody' }
  const shown = { title: markdown([title]), content: contentOf(lines) }
  const toolCallId = session.ask({ tool: step.tool.name, args: step.args }, batch.from === 'wait')
  // No answer of an editor holds for later.
  const options = choices.map(({ value: optionId, label: name, isNo }): PermissionOption => {
    return { optionId, name, kind: isNo ? 'reject_once' : 'allow_once' }
  })
  const toolCall = { toolCallId, kind: 'execute', status: 'pending', ...shown } as const
  const request: RequestPermissionRequest = { sessionId: session.sessionId, toolCall, options }
  const waiting = { cancellationSignal: signal, stopWaitingOnCancel: true }
  // A client that fails, goes away or answers something else has not said yes.
  const said = await session.client.request('session/request_permission', request, waiting).catch(() => null)
  const chosen = said?.outcome.outcome === 'selected' ? said.outcome.optionId : null
  const answer = choices.find(({ value }) => value === chosen)?.value ?? null
  return answerOf(answer, person.role, sha256(JSON.stringify(shown)))
}
