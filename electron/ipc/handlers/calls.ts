import type { Role } from '../../../shared/domain/role.ts'
import { fail, ok } from '../../kernel/result.ts'
import type { Parking } from '../../pipeline/parking.ts'
import type { Registry } from '../../tools/registry.ts'
import type { Conversations } from '../chats/conversations.ts'
import type { ResultPages } from '../chats/result-pages.ts'
import type { AskPerson } from '../consent/ask-person.ts'
import type { Handlers } from '../router.ts'

type CallCommands = 'calls.stop' | 'calls.postpone' | 'calls.runNow' | 'calls.result'

export type CallHandlerDeps = {
  readonly conversations: Conversations
  readonly pages: ResultPages
  readonly ask: AskPerson
  readonly registry: Registry
  readonly parking: () => Parking
  readonly role: () => Role
}

/** Calls that run or wait. "Now" is a person's decision too: it is asked in the confirmation window. */
export function callHandlers(deps: CallHandlerDeps): Pick<Handlers, CallCommands> {
  const asking = new Set<string>()
  return {
    'calls.stop': ({ callId }) => {
      return Promise.resolve(deps.conversations.stop(callId) ? ok(null) : fail('unknown_call', { callId }))
    },
    'calls.postpone': ({ callId }) => {
      const told = deps.parking().answer(callId, 'not_today', deps.role())
      return Promise.resolve(told ? ok(null) : fail('unknown_call', { callId }))
    },
    'calls.runNow': ({ callId }) => {
      if (!deps.parking().waiting().includes(callId)) return Promise.resolve(fail('unknown_call', { callId }))
      if (!asking.has(callId)) {
        asking.add(callId)
        void askNow(callId, deps).finally(() => asking.delete(callId))
      }
      return Promise.resolve(ok(null))
    },
    'calls.result': ({ callId, offset }) => deps.pages.page(callId, offset),
  }
}

async function askNow(callId: string, { conversations, registry, ask, parking, role }: CallHandlerDeps): Promise<void> {
  const entries = conversations.ofCall(callId)?.chat.record.entries ?? []
  const card = entries
    .flatMap((entry) => (entry.kind === 'fixes' ? entry.cards : []))
    .find((one) => one.callId === callId)
  const tool = card ? registry.find(card.tool) : null
  if (!card || !tool) return
  const said = await ask({ kind: 'fix', steps: [{ tool, args: card.args, digest: callId }] })
  if (said.answer === 'run_now') parking().answer(callId, 'now', role())
  if (said.answer === 'refuse' || said.answer === 'not_today') parking().answer(callId, 'not_today', role())
}
