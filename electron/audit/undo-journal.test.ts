import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { createFaultyFileSystem } from '../../test/fakes/faulty-file-system.ts'
import { createCountingIds, createManualClock, useTemporaryFolders } from '../../test/fakes/storage-deps.ts'
import { createNodeFileSystem } from '../store/node-file-system.ts'
import { createUndoJournal, type UndoStart } from './undo-journal.ts'
import { simulatedPc } from '../../test/fakes/targets.ts'

const newFolder = useTemporaryFolders()
const start: UndoStart = {
  callId: 'call1',
  tool: 'some_fix',
  version: 2,
  target: simulatedPc,
  args: { printer: '사무실-2' },
  before: { jobs: 3 },
  finding: { tool: 'some_check', id: 'job_stuck', args: {} },
}
const record = { result: { moved: 3, folder: 'C:\\q', ratio: 0.1 }, unavailable: ['owner:denied'] }

async function setup() {
  const folder = path.join(await newFolder(), 'undo')
  const clock = createManualClock()
  const deps = { folder, clock, fileSystem: createNodeFileSystem(), ids: createCountingIds() }
  return { folder, clock, deps, journal: createUndoJournal(deps) }
}

test('an entry goes from pending to ready to undone, and survives a restart', async () => {
  const { journal, deps } = await setup()
  expect(await journal.begin(start)).toEqual({ ok: true, value: undefined })
  expect(await journal.ready('call1')).toMatchObject({
    ok: false,
    error: { code: 'undo_missing', data: { state: 'pending' } },
  })
  await journal.complete('call1', record)
  const restarted = createUndoJournal(deps)
  expect(await restarted.ready('call1')).toMatchObject({ ok: true, value: { ...start, record, state: 'ready' } })
  await restarted.markUndone('call1')
  expect(await restarted.ready('call1')).toMatchObject({ ok: false, error: { code: 'undo_done' } })
})

test('an entry can be undone for seven days', async () => {
  const { journal, clock } = await setup()
  await journal.begin(start)
  await journal.complete('call1', record)
  clock.advance(7 * 86_400_000 - 1)
  expect((await journal.ready('call1')).ok).toBe(true)
  clock.advance(1)
  expect(await journal.ready('call1')).toMatchObject({ ok: false, error: { code: 'undo_expired' } })
})

test('a dropped entry stays listed and cannot be undone', async () => {
  const { journal } = await setup()
  await journal.begin(start)
  await journal.drop('call1')
  expect(await journal.ready('call1')).toMatchObject({ ok: false, error: { code: 'undo_missing' } })
  expect(await journal.list()).toMatchObject({ ok: true, value: { entries: [{ callId: 'call1', state: 'dropped' }] } })
})

test('the list is newest first and empty before the first fix', async () => {
  const { journal, clock } = await setup()
  expect(await journal.list()).toEqual({ ok: true, value: { entries: [], corrupt: [] } })
  for (const callId of ['a', 'b', 'c']) {
    await journal.begin({ ...start, callId })
    clock.advance(1000)
  }
  const listed = await journal.list()
  expect(listed.ok && listed.value.entries.map((entry) => entry.callId)).toEqual(['c', 'b', 'a'])
})

test('an id that is no plain name never becomes a path', async () => {
  const { journal } = await setup()
  for (const callId of ['../x', 'a/b', '', 'a.b', 'x'.repeat(65)]) {
    expect((await journal.begin({ ...start, callId })).ok).toBe(false)
    expect((await journal.get(callId)).ok).toBe(false)
  }
})

test('each changed byte of an entry is noticed; the file is set aside, not deleted', async () => {
  const { journal, folder } = await setup()
  await journal.begin(start)
  const file = path.join(folder, 'call1.json')
  const text = (await readFile(file)).toString('latin1')
  const at = text.indexOf('"jobs": 3') + '"jobs": '.length
  const damaged = [text.replace('"jobs": 3', '"jobs": 4'), text.slice(0, at), '', '{}', 'null']
  for (const content of damaged) {
    await writeFile(file, content, 'latin1')
    expect(await journal.get('call1')).toMatchObject({ ok: false, error: { code: 'undo_missing' } })
  }
  const kept = await Promise.all((await readdir(folder)).map((name) => readFile(path.join(folder, name), 'latin1')))
  expect(kept.sort()).toEqual([...damaged].sort())
  const listed = await journal.list()
  expect(listed.ok && listed.value.corrupt).toHaveLength(damaged.length)
})

test('a begin that fails at any operation says so and leaves no half entry', async () => {
  const { deps } = await setup()
  for (const fault of ['ENOSPC', 'EIO'] as const) {
    for (let failAt = 0, reached = true; reached; failAt += 1) {
      const folder = path.join(await newFolder(), 'undo')
      const faulty = createFaultyFileSystem(deps.fileSystem, (_operation, index) => (index === failAt ? fault : null))
      const begun = await createUndoJournal({ ...deps, folder, fileSystem: faulty }).begin(start)
      reached = faulty.operations.length > failAt
      expect(begun.ok).toBe(!reached)
      const listed = await createUndoJournal({ ...deps, folder }).list()
      expect(listed).toMatchObject({ ok: true, value: { corrupt: [] } })
    }
  }
})
