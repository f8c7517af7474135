import type { EndedCall } from '../../../shared/domain/tool-call.ts'
import type { EnginePorts } from '../../hosts/engine.ts'
import type { Conversations } from './conversations.ts'

type ComplaintOf = Extract<EnginePorts['complaint'], (call: EndedCall) => unknown>

/** What stands beside a call in the history: the last complaint of its chat. */
export function complaintOf(call: EndedCall, conversations: Conversations): ReturnType<ComplaintOf> {
  const record = conversations.chatOf(call)?.record
  const said = record?.entries.filter((entry) => entry.kind === 'complaint').at(-1)
  return { text: said?.text ?? null, lang: null, runId: record?.chatId ?? null }
}
