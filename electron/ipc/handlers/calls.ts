import { roleIncludes, type Role } from '../../../shared/domain/role.ts'
import { fail, ok } from '../../kernel/result.ts'
import type { Parking } from '../../pipeline/parking.ts'
import type { Tool } from '../../contract/define-tool.ts'
import type { Registry } from '../../registry/registry.ts'
import type { CallCard } from '../../conversation/items.ts'
import type { Conversations } from '../../conversation/conversations.ts'
import type { ResultPages } from '../chats/result-pages.ts'
import type { AskPerson } from '../consent/ask-person.ts'
import type { Handlers } from '../router.ts'

type CallCommands = 'calls.stop' | 'calls.postpone' | 'calls.runNow' | 'calls.result'

export type CallHandlerDeps = {
  readonly conversations: () => Pick<Conversations, 'stopCall' | 'ofCall'>
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
      return Promise.resolve(deps.conversations().stopCall(callId) ? ok(null) : fail('unknown_call', { callId }))
    },
    'calls.postpone': ({ callId }) => {
      const told = deps.parking().answer(callId, 'not_today', deps.role())
      return Promise.resolve(told ? ok(null) : fail('unknown_call', { callId }))
    },
    'calls.runNow': ({ callId }) => {
      if (!deps.parking().waiting().includes(callId)) return Promise.resolve(fail('unknown_call', { callId }))
      const tool = toolOf(callId, deps)
      if (tool && !roleIncludes(deps.role(), tool.access.minRole))
        return Promise.resolve(fail('role_too_low', { tool: tool.name, role: tool.access.minRole }))
      if (!asking.has(callId)) {
        asking.add(callId)
        void askNow(callId, deps).finally(() => asking.delete(callId))
      }
      return Promise.resolve(ok(null))
    },
    'calls.result': ({ callId, offset }) => deps.pages.page(callId, offset),
  }
}

async function askNow(callId: string, deps: CallHandlerDeps): Promise<void> {
  const { ask, parking, role } = deps
  const card = cardOf(callId, deps)
  const tool = toolOf(callId, deps)
  if (!card || !tool) return
  const said = await ask({
    kind: 'fix',
    steps: [{ tool, args: card.args, digest: callId, ...(card.object ? { object: card.object } : {}) }],
  })
  if (said.answer === 'run_now') parking().answer(callId, 'now', role())
  if (said.answer === 'refuse' || said.answer === 'not_today') parking().answer(callId, 'not_today', role())
}

function cardOf(callId: string, { conversations }: CallHandlerDeps): CallCard | undefined {
  const fixes = conversations().ofCall(callId)?.log.after('fixes', '') ?? []
  return fixes.flatMap(({ cards }) => cards).find((one) => one.callId === callId)
}

function toolOf(callId: string, deps: CallHandlerDeps): Tool | null {
  const card = cardOf(callId, deps)
  return card ? deps.registry.find(card.tool) : null
}
