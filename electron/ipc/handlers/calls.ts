import type { FileTextsView } from '../../../shared/ipc/file-text-view.ts'
import type { HistoryStore } from '../../audit/history.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import type { Conversations } from '../../conversation/conversations.ts'
import { fileTexts } from '../../views/file-texts.ts'
import type { ResultPages } from '../chats/result-pages.ts'
import type { ViewContext } from '../chats/view-context.ts'
import type { Handlers } from '../router.ts'

type CallCommands = 'calls.stop' | 'calls.postpone' | 'calls.runNow' | 'calls.result' | 'calls.files'

export type CallHandlerDeps = {
  readonly conversations: () => Pick<Conversations, 'stopCall' | 'startNow' | 'postpone'>
  readonly pages: ResultPages
  readonly history: () => Pick<HistoryStore, 'get'>
  readonly context: () => Pick<ViewContext, 'registry'>
}

/** Calls that run or wait. "Now" is a person's decision too: it is asked in the confirmation window. */
export function callHandlers(deps: CallHandlerDeps): Pick<Handlers, CallCommands> {
  const { conversations, pages } = deps
  return {
    'calls.stop': ({ callId }) =>
      Promise.resolve(conversations().stopCall(callId) ? ok(null) : fail('unknown_call', { callId })),
    'calls.postpone': ({ callId }) => Promise.resolve(conversations().postpone(callId)),
    'calls.runNow': ({ callId }) => Promise.resolve(conversations().startNow(callId)),
    'calls.result': ({ callId, offset }) => pages.page(callId, offset),
    'calls.files': ({ callId }) => filesOf(callId, deps),
  }
}

async function filesOf(callId: string, { history, context }: CallHandlerDeps): Promise<Result<FileTextsView>> {
  const found = await history().get(callId)
  if (!found.ok) return found
  const call = found.value?.call
  const tool = call ? context().registry.find(call.tool) : null
  if (call?.state !== 'succeeded' || !tool) return fail('unknown_call', { callId })
  return ok(fileTexts(tool, call))
}
