import type { CallView, ChatEntry } from '../../shared/ipc/views.ts'
import { isActive } from '../components/call-glyph.ts'
import { isWaiting } from '../features/waiting-card/waiting-call.ts'

type FixesEntry = Extract<ChatEntry, { readonly kind: 'fixes' }>

/** The simple view shows a fix as a card only while it runs or when it ended without a result; nothing gets lost. */
export function shownCalls({ calls, results }: FixesEntry, technician: boolean): readonly CallView[] {
  const told = new Set(results.map((result) => result.callId))
  return calls.filter((call) => {
    if (isWaiting(call)) return false
    return technician || isActive(call) || (!told.has(call.callId) && call.state !== 'succeeded')
  })
}
