import type { AuditEvent, AuditLine } from '../../shared/domain/audit-event.ts'

/** Intents that wait for their result. */
export type OpenCalls = {
  /** To be told of every line in its order. True when it begins or ends an effect. */
  note(event: AuditEvent | undefined, seq: number): boolean
  /** The line up to which nothing waits. */
  settled(): number
}

/** `found` = intents of a chain, up to line `headSeq`, whose end nobody saw. */
export function createOpenCalls(found: readonly AuditLine[], headSeq: number): OpenCalls {
  const open = new Map(found.map(({ callId, seq }) => [callId, seq]))
  let lastSeq = headSeq
  return {
    note: (event, seq) => {
      lastSeq = seq
      const callId = event?.callId ?? null
      if (callId === null) return false
      if (event?.kind === 'intent') open.set(callId, seq)
      else if (event?.kind === 'result' || event?.kind === 'undo') open.delete(callId)
      else return false
      return true
    },
    // The chain may be further already: what it holds beyond the last line that was told can be an intent.
    settled: () => (open.size === 0 ? lastSeq : Math.min(...open.values()) - 1),
  }
}
