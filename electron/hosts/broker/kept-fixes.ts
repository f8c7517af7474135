import type { UndoJournal } from '../../audit/undo-journal.ts'
import type { KeptFixes } from '../../broker/broker-ports.ts'
import type { RecordedTarget } from '../../../shared/domain/target.ts'

/** What a broker keeps of its own fixes, where nobody else writes. */
export function createKeptFixes(journal: UndoJournal, target: RecordedTarget): KeptFixes {
  return {
    keep: async (callId, { result, ...fix }) => {
      const begun = await journal.begin({ callId, ...fix, target, before: null })
      return begun.ok && (await journal.complete(callId, { result, unavailable: [] })).ok
    },
    find: async (callId) => {
      const ready = await journal.ready(callId)
      if (!ready.ok) return null
      const { tool, version, args, record } = ready.value
      return { tool, version, args, result: record.result }
    },
    forget: async (callId) => {
      await journal.markUndone(callId)
    },
  }
}
