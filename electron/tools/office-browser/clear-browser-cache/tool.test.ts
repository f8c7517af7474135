import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { makesLinks } from '../../../../test/fakes/abilities.ts'
import { noBackups } from '../../../../test/fakes/no-backups.ts'
import { createFilesPort } from '../../../executors/files/files-port.ts'
import type { NodeStepPorts } from '../../../contract/node-step.ts'
import { clearCache, restoreCache } from './clear-cache.ts'

let localData = ''
let profile = ''
const { signal } = new AbortController()

function portsOf(environment: Readonly<Record<string, string>>): NodeStepPorts {
  const files = createFilesPort(process.platform, noBackups)
  return { files, environment, now: () => 1_763_800_000_000 } as unknown as NodeStepPorts
}
const run = (p: Parameters<typeof clearCache>[0]['state']['p']) =>
  clearCache({ state: { p, s: {}, r: {} }, ports: portsOf({ LOCALAPPDATA: localData }), signal })

beforeEach(() => {
  localData = mkdtempSync(join(tmpdir(), 'dm-cache-'))
  profile = join(localData, 'Microsoft', 'Edge', 'User Data', 'Default')
  for (const folder of ['Cache', 'Code Cache', 'Network', join('Service Worker', 'CacheStorage')]) {
    mkdirSync(join(profile, folder), { recursive: true })
    writeFileSync(join(profile, folder, 'f'), 'x'.repeat(10))
  }
})
afterEach(() => rmSync(localData, { recursive: true, force: true }))

test('a preview counts and moves nothing', async () => {
  expect(await run({ browser: 'edge', profile: 'Default', dryRun: true })).toEqual({
    browser: 'edge',
    profile: 'Default',
    files: 3,
    bytes: 30,
    dryRun: true,
    moved: [],
  })
  expect(existsSync(join(profile, 'Cache', 'f'))).toBe(true)
})

test('only copies of pages go, and come back by an undo', async () => {
  const done = await run({ browser: 'edge', profile: 'Default', dryRun: false })
  expect(done.moved).toHaveLength(3)
  expect([existsSync(join(profile, 'Cache')), existsSync(join(profile, 'Network', 'f'))]).toEqual([false, true])
  await restoreCache({ state: { p: {}, s: {}, r: done }, ports: portsOf({ LOCALAPPDATA: localData }), signal })
  expect(existsSync(join(profile, 'Service Worker', 'CacheStorage', 'f'))).toBe(true)
})

test('a profile that is not there has nothing to move; a name that leads out is refused', async () => {
  expect(await run({ browser: 'chrome', profile: 'Default', dryRun: false })).toMatchObject({ files: 0, moved: [] })
  await expect(run({ browser: 'edge', profile: '..', dryRun: false })).rejects.toThrow('no_such_profile')
})

test.skipIf(!makesLinks)('a link in place of a cache is neither counted nor moved', async () => {
  symlinkSync(join(profile, 'Network'), join(profile, 'GPUCache'))
  const done = await run({ browser: 'edge', profile: 'Default', dryRun: false })
  expect(done).toMatchObject({ files: 3 })
  expect(existsSync(join(profile, 'GPUCache', 'f'))).toBe(true)
})
