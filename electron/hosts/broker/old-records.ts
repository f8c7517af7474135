import path from 'node:path'

import { auditDays } from '../../../shared/domain/kept-days.ts'
import type { UndoJournal } from '../../audit/undo-journal.ts'
import type { Clock } from '../../kernel/ports.ts'
import type { AtomicFileDeps } from '../../store/atomic-file.ts'
import { ioResult } from '../../store/io-result.ts'
import { removeOld } from '../../store/leftover-files.ts'
import { createTrustedTime } from '../../store/trusted-time.ts'

export type OldRecordsDeps = AtomicFileDeps & {
  /** Of the log, and of what is remembered of the clock. */
  readonly folder: string
  readonly undo: Pick<UndoJournal, 'remove'>
  readonly clock: Clock
  /** How long the log is kept. */
  readonly logDays: () => Promise<number>
}

const dayMs = 24 * 60 * 60_000
const logOfMonth = /^broker-\d{4}-\d\d\.ndjson$/

/**
 * Removes what a broker keeps no longer: months of its log that are too old as a whole, and fixes that cannot be undone any more. By a
 * clock that is believed; what cannot be removed is there for the next one. @throws never for a state of the disk
 */
export async function removeOldRecords(deps: OldRecordsDeps): Promise<void> {
  const { fileSystem, folder, undo, clock } = deps
  const nowMs = await createTrustedTime(deps, path.join(folder, 'clock.json')).look(clock.now())
  if (nowMs === null) return
  await undo.remove(({ expiresAt }) => Date.parse(expiresAt) < nowMs, nowMs - dayMs)
  const days = await deps.logDays()
  if (days === auditDays.forGood) return
  const names = { names: logOfMonth, beforeMs: nowMs - days * dayMs }
  await ioResult({ code: 'records_not_deleted' }, () => removeOld(fileSystem, folder, names))
}
