import type { AuditLog } from './audit-log.ts'

/** Shows others on this PC that a change of it runs. */
export type ShowWork = { begin(callId: string): Promise<void>; end(callId: string): void }

/** The record of changes: from the line before a change to the one after it, others see that one runs. Without a sign nobody does. */
export function withShownWork(log: AuditLog, sign: ShowWork | undefined): AuditLog {
  if (sign === undefined) return log
  return {
    ...log,
    append: async (entry, durability) => {
      const { kind, callId = null } = typeof entry === 'function' ? { kind: 'read' } : entry
      if (callId === null || (kind !== 'intent' && kind !== 'result' && kind !== 'undo'))
        return log.append(entry, durability)
      if (kind === 'intent') await sign.begin(callId)
      const written = await log.append(entry, durability)
      // A change whose line is not on the disk is not begun.
      if (kind !== 'intent' || !written.ok) sign.end(callId)
      return written
    },
  }
}
