import { fail, ok } from '../../kernel/result.ts'
import type { Conversations } from '../../conversation/conversations.ts'
import type { ResultPages } from '../chats/result-pages.ts'
import type { Handlers } from '../router.ts'

type CallCommands = 'calls.stop' | 'calls.postpone' | 'calls.runNow' | 'calls.result'

export type CallHandlerDeps = {
  readonly conversations: () => Pick<Conversations, 'stopCall' | 'startNow' | 'postpone'>
  readonly pages: ResultPages
}

/** Calls that run or wait. "Now" is a person's decision too: it is asked in the confirmation window. */
export function callHandlers({ conversations, pages }: CallHandlerDeps): Pick<Handlers, CallCommands> {
  return {
    'calls.stop': ({ callId }) =>
      Promise.resolve(conversations().stopCall(callId) ? ok(null) : fail('unknown_call', { callId })),
    'calls.postpone': ({ callId }) => Promise.resolve(conversations().postpone(callId)),
    'calls.runNow': ({ callId }) => Promise.resolve(conversations().startNow(callId)),
    'calls.result': ({ callId, offset }) => pages.page(callId, offset),
  }
}
