import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { noBackups } from '../../../../test/fakes/no-backups.ts'
import { createFilesPort } from '../../../executors/files/files-port.ts'
import type { NodeStepPorts } from '../../../contract/node-step.ts'
import { measureCaches } from './measure-caches.ts'

let localData = ''
const { signal } = new AbortController()

const measure = (environment: Readonly<Record<string, string>>) => {
  const files = createFilesPort(process.platform, noBackups)
  const ports = { files, environment, now: () => 1_763_800_000_000 } as unknown as NodeStepPorts
  return measureCaches({ state: { p: {}, s: {}, r: {} }, ports, signal })
}

beforeEach(() => {
  localData = mkdtempSync(join(tmpdir(), 'dm-cache-'))
  const profiles = join(localData, 'Microsoft', 'Edge', 'User Data')
  for (const folder of ['Cache', 'Code Cache', 'Network', join('Service Worker', 'CacheStorage')]) {
    mkdirSync(join(profiles, 'Default', folder), { recursive: true })
    writeFileSync(join(profiles, 'Default', folder, 'f'), 'x'.repeat(10))
  }
  mkdirSync(join(profiles, 'Crashpad', 'Cache'), { recursive: true })
})
afterEach(() => rmSync(localData, { recursive: true, force: true }))

test('the caches of every profile are measured, and nothing else', async () => {
  expect(await measure({ LocalAppData: localData })).toEqual({
    caches: [{ browser: 'edge', profile: 'Default', bytes: 30 }],
    totalCacheBytes: 30,
  })
  expect(await measure({})).toMatchObject({ caches: null, totalCacheBytes: null })
})
