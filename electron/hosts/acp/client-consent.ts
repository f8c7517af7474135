import type { AgentContext, RequestPermissionRequest } from '@agentclientprotocol/sdk'

import type { MessageKey } from '../../../shared/texts/messages.ts'
import { asCalled } from '../../contract/as-called.ts'
import { sha256 } from '../../kernel/digest.ts'
import type { ConsentAnswer, ConsentPort, ConsentStep } from '../../pipeline/consent.ts'
import { markdown } from '../../views/markdown.ts'
import { approverRole } from '../cli/approver.ts'
import { linesOf } from '../cli/confirm-on-terminal.ts'
import type { CliContext } from '../cli/context.ts'
import { contentOf, type ItemUpdates } from './item-updates.ts'

/** The session whose turn it is: there a question is asked. */
export type Asking = Pick<ItemUpdates, 'ask' | 'say'> & {
  readonly sessionId: string
  readonly client: AgentContext
  readonly signal: AbortSignal
}

/** Asks in the editor, step by step. An editor can answer by itself, so what is hard to undo is not asked there at all. */
export function createClientConsent(context: CliContext, asking: () => Asking | null): ConsentPort {
  return {
    ask: async ({ steps }, signal) => {
      const answers: ConsentAnswer[] = []
      for (const step of steps) answers.push(await askOne(step, signal.aborted ? null : asking(), context))
      // In a turn that was cancelled no yes counts, also not one that came before.
      return signal.aborted ? steps.map(() => ({ answer: 'nobody' })) : answers
    },
  }
}

async function askOne(step: ConsentStep, session: Asking | null, context: CliContext): Promise<ConsentAnswer> {
  const { translator, caller, backend } = context
  const role = approverRole(caller)
  if (role === null || session === null || session.signal.aborted) return { answer: 'nobody' }
  const { access } = asCalled(step.tool, step.args)
  const [title = '', ...lines] = linesOf(step, translator).map((line) => line.trim())
  if (access.risk === 'elevated') {
    session.say([translator.text('acp.elsewhere', { title })])
    return { answer: 'nobody' }
  }
  const { sessionId, client, signal } = session
  const toolCallId = backend.ports.ids.newId()
  session.ask({ tool: step.tool.name, args: step.args }, toolCallId)
  const shown = { title: markdown([title]), content: contentOf(lines) }
  const options = optionsOf(access.requiresIdleCheck, (key) => translator.text(key))
  const toolCall = { toolCallId, kind: 'execute', status: 'pending', ...shown } as const
  const request: RequestPermissionRequest = { sessionId, toolCall, options }
  const waiting = { cancellationSignal: signal, stopWaitingOnCancel: true }
  // A client that fails, goes away or answers something else has not said yes.
  const said = await client.request('session/request_permission', request, waiting).catch(() => null)
  const chosen = said?.outcome.outcome === 'selected' ? said.outcome.optionId : null
  const answer = options.find(({ optionId }) => optionId === chosen)?.optionId ?? 'nobody'
  if (answer !== 'approve' && answer !== 'now') return { answer }
  return { answer: 'approve', role, shownTextHash: sha256(JSON.stringify(shown)), startNow: answer === 'now' }
}

/** No answer of an editor holds for later. */
function optionsOf(waits: boolean, text: (key: MessageKey) => string) {
  const yes = { optionId: 'approve', name: text(waits ? 'idle.wait' : 'confirm.yes'), kind: 'allow_once' } as const
  const now = { optionId: 'now', name: text('idle.now'), kind: 'allow_once' } as const
  const no = { optionId: 'refuse', name: text('confirm.refuse'), kind: 'reject_once' } as const
  const later = { optionId: 'not_today', name: text('confirm.notToday'), kind: 'reject_once' } as const
  return waits ? [yes, now, no, later] : [yes, no, later]
}
