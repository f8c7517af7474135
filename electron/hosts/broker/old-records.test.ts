import path from 'node:path'

import { expect, test } from 'vitest'

import { auditDays } from '../../../shared/domain/kept-days.ts'
import { createMemoryFileSystem } from '../../../test/fakes/memory-file-system.ts'
import { createCountingIds, createManualClock } from '../../../test/fakes/storage-deps.ts'
import { createUndoJournal, undoKeptMs } from '../../audit/undo-journal.ts'
import type { DurableFileSystem } from '../../store/file-system.ts'
import { createBrokerLog } from './broker-log.ts'
import { createKeptFixes } from './kept-fixes.ts'
import { removeOldRecords } from './old-records.ts'

const folder = path.resolve('/broker')
const dayMs = 24 * 60 * 60_000
const target = { kind: 'simulated', id: 'practice' } as const

/** The records of a broker on a PC whose clock the test sets; a file was last written when its last line was. */
function open(logDays: number) {
  const clock = createManualClock(Date.UTC(2026, 0, 30, 12))
  const writtenAt = new Map<string, number>()
  const files = createMemoryFileSystem()
  const fileSystem: DurableFileSystem = {
    ...files,
    openAppend: (file, mode) => {
      writtenAt.set(path.basename(file), clock.now())
      return files.openAppend(file, mode)
    },
    modifiedAt: (file) => Promise.resolve(writtenAt.get(path.basename(file)) ?? null),
  }
  const ports = { fileSystem, clock, ids: createCountingIds(), folder }
  const undo = createUndoJournal({ ...ports, folder: path.join(folder, 'undo') })
  return {
    clock,
    fileSystem,
    log: createBrokerLog(ports),
    kept: createKeptFixes(undo, target),
    undo,
    /** As each broker does once the app is served. */
    removeOld: () => removeOldRecords({ ...ports, undo, logDays: () => Promise.resolve(logDays) }),
    months: async () => (await files.list(folder)).filter((name) => name.startsWith('broker-')).toSorted(),
  }
}

type Records = ReturnType<typeof open>

/** A broker each day. */
async function goOn({ clock, log, removeOld }: Records, days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    await log({ event: 'started' })
    await removeOld()
    clock.advance(dayMs)
  }
}

test('the log has a file for each month, and those that are too old as a whole go', async () => {
  const records = open(30)
  await goOn(records, 60)
  expect(await records.months()).toEqual(['broker-2026-02.ndjson', 'broker-2026-03.ndjson'])
  await goOn(records, 40)
  expect(await records.months()).toEqual(['broker-2026-04.ndjson', 'broker-2026-05.ndjson'])
})

test('where no policy says so, none of it goes', async () => {
  const records = open(auditDays.forGood)
  await goOn(records, 100)
  expect(await records.months()).toHaveLength(5)
})

test('what was kept of a fix goes once it cannot be undone any more, and not before', async () => {
  const records = open(auditDays.forGood)
  const fix = { tool: 'restart_service', version: 1, args: {}, result: { on: true } }
  await goOn(records, 10)
  expect(await records.kept.keep('call-1', fix)).toBe(true)
  expect(await records.kept.find('call-1')).toEqual(fix)
  await goOn(records, undoKeptMs / dayMs)
  expect(await records.undo.get('call-1')).toMatchObject({ ok: true })
  await goOn(records, 2)
  expect(await records.undo.get('call-1')).toMatchObject({ error: { code: 'undo_missing' } })
})

test('a clock that jumps ahead, or is set back, takes nothing with it', async () => {
  const records = open(30)
  await goOn(records, 10)
  const before = await records.months()
  await records.kept.keep('call-1', { tool: 'restart_service', version: 1, args: {}, result: { on: true } })
  records.clock.advance(400 * dayMs)
  await records.removeOld()
  records.clock.advance(-400 * dayMs)
  await records.removeOld()
  expect(await records.months()).toEqual(before)
  expect(await records.kept.find('call-1')).not.toBeNull()
})

test('what cannot be removed is no end of the broker', async () => {
  const records = open(30)
  await goOn(records, 10)
  records.clock.advance(90 * dayMs)
  records.fileSystem.remove = () => Promise.reject(Object.assign(new Error('busy'), { code: 'EBUSY' }))
  await goOn(records, 10)
  expect((await records.months())[0]).toBe('broker-2026-01.ndjson')
})
