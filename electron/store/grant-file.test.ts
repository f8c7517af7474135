import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { createCountingIds } from '../../test/fakes/storage-deps.ts'
import { silentLogger } from '../kernel/ports.ts'
import type { StandingGrant } from '../policy/standing-grant.ts'
import { createNodeFileSystem } from './node-file-system.ts'
import { openGrantFile } from './grant-file.ts'

const base = { tool: 'fake_fix', version: 1, role: 'human_agent', shownTextHash: 'shown' } as const
const grants: readonly StandingGrant[] = [
  { ...base, id: 'a', scope: 'tool', expiresAt: null },
  { ...base, id: 'b', scope: 'until', expiresAt: 5_000, givenAt: 1_000 },
]

let folder = ''
const file = (): string => path.join(folder, 'grants.json')
const open = () =>
  openGrantFile({
    file: file(),
    fileSystem: createNodeFileSystem(),
    ids: createCountingIds(),
    logger: silentLogger,
  })

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'deskmedic-grants-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('what was saved is found again', async () => {
  const store = await open()
  expect(store.found).toEqual([])
  expect(await store.save(grants)).toMatchObject({ ok: true })
  expect((await open()).found).toEqual(grants)
})

test('a folder that cannot be written is told', async () => {
  const store = await open()
  await rm(folder, { recursive: true })
  expect(await store.save(grants)).toMatchObject({ ok: false, error: { code: 'data_folder_unwritable' } })
})
