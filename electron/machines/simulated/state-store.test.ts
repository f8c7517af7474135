import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { createFaultyFileSystem } from '../../../test/fakes/faulty-file-system.ts'
import { createCountingIds, useTemporaryFolders } from '../../../test/fakes/storage-deps.ts'
import { silentLogger } from '../../kernel/ports.ts'
import { createNodeFileSystem } from '../../store/node-file-system.ts'
import { healthyState } from './simulated-pc.ts'
import { createPcStateFile, loadState, type PcStateStore } from './state-store.ts'

const temporaryFolder = useTemporaryFolders()

async function openStore(): Promise<{ store: PcStateStore; folder: string; file: string }> {
  const folder = path.join(await temporaryFolder(), 'simulation')
  const file = path.join(folder, 'pc.json')
  const deps = { fileSystem: createNodeFileSystem(), ids: createCountingIds(), logger: silentLogger, file }
  return { store: createPcStateFile(deps), folder, file }
}

test('what was saved comes back', async () => {
  const { store } = await openStore()
  expect(await loadState(store)).toEqual({ ok: true, value: null })
  const state = { ...healthyState(), faults: ['print-job-stuck'] }
  expect(await store.save(state)).toEqual({ ok: true, value: undefined })
  expect(await loadState(store)).toEqual({ ok: true, value: state })
})

test.each([
  '',
  '{"schemaVersion":1',
  '[]',
  'null',
  '{"schemaVersion":0}',
  '{"schemaVersion":1,"services":7}',
  '{"schemaVersion":1,"boot":null}',
])('a file with %j is set aside, not lost', async (text) => {
  const { store, folder, file } = await openStore()
  await store.save(healthyState())
  await writeFile(file, text)
  expect(await loadState(store)).toEqual({ ok: true, value: null })
  expect(await readdir(folder)).toEqual([expect.stringMatching(/^pc\.json\..+\.corrupt$/)])
})

test('a file of an earlier program gives every slice that it kept, none of them under another name', async () => {
  const { store, file } = await openStore()
  await store.save(healthyState())
  const kept = await readFile(new URL('../../../test/fixtures/simulated-pc.json', import.meta.url), 'utf8')
  await writeFile(file, kept)
  const loaded = await loadState(store)
  expect(loaded).toEqual({ ok: true, value: { ...healthyState(), ...(JSON.parse(kept) as object) } })
  const slices: unknown[] = Object.keys(healthyState())
  expect(Object.keys(JSON.parse(kept) as object).filter((name) => !slices.includes(name))).toEqual([])
})

test('a part that is younger than the file is healthy', async () => {
  const { store, file } = await openStore()
  const state = { ...healthyState(), faults: ['print-job-stuck'] }
  await store.save(state)
  const { boot, ...older } = state
  await writeFile(file, JSON.stringify(older))
  expect(await loadState(store)).toEqual({ ok: true, value: { ...older, boot } })
})

test('a full disk is a value, and the old state stays', async () => {
  const { store, file } = await openStore()
  await store.save(healthyState())
  const full = createFaultyFileSystem(createNodeFileSystem(), (operation) => (operation === 'write' ? 'ENOSPC' : null))
  const broken = createPcStateFile({ fileSystem: full, ids: createCountingIds(), logger: silentLogger, file })
  expect(await broken.save({ ...healthyState(), faults: ['any'] })).toMatchObject({
    ok: false,
    error: { code: 'data_folder_unwritable', data: { reason: 'ENOSPC' } },
  })
  expect(await loadState(store)).toEqual({ ok: true, value: healthyState() })
})
