import type { EndedCalls } from '../../electron/conversation/session-memory.ts'
import { ok } from '../../electron/kernel/result.ts'
import type { EndedCall } from '../../shared/domain/tool-call.ts'

/** A history of these calls, by their ids, that tells which were asked for at once. */
export function endedCalls(
  calls: ReadonlyMap<string, EndedCall>,
): EndedCalls & { readonly read: (readonly string[])[] } {
  const read: (readonly string[])[] = []
  const getAll: EndedCalls['getAll'] = (callIds) => {
    read.push(callIds)
    const found = callIds.flatMap((callId) => {
      const call = calls.get(callId)
      return call === undefined ? [] : [[callId, { call }] as const]
    })
    return Promise.resolve(ok(new Map(found)))
  }
  return {
    read,
    getAll,
    get: async (callId) => {
      const found = await getAll([callId])
      return found.ok ? ok(found.value.get(callId) ?? null) : found
    },
  }
}
