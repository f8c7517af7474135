import type { AppError } from '../../shared/errors.ts'
import { ok, type Result } from '../kernel/result.ts'
import type { AuditLog } from './audit-log.ts'

/**
 * Stands in for a log that cannot be written now, such as on a full drive: every line is refused, so nothing is changed,
 * and each tries to open the log anew. What only reads goes on meanwhile.
 */
export function createLateAuditLog(first: AppError, open: () => Promise<Result<AuditLog>>): AuditLog {
  let opened: AuditLog | null = null
  let opening: Promise<Result<AuditLog>> | null = null
  const log = async (): Promise<Result<AuditLog>> => {
    if (opened !== null) return ok(opened)
    const tried = await (opening ??= open())
    opening = null
    if (tried.ok) opened = tried.value
    return tried
  }
  return {
    // What is wrong with the log is not known before it is open.
    opened: { problems: [], openIntents: [] },
    append: async (entry, durability) => {
      const found = await log()
      return found.ok ? found.value.append(entry, durability) : { ok: false, error: found.error }
    },
    removeOld: async (tooOld) => (opened === null ? ok(0) : opened.removeOld(tooOld)),
    close: () => opened?.close() ?? Promise.resolve({ ok: false, error: first }),
  }
}
