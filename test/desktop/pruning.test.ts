import { mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { expect, test } from 'vitest'

import { openAuditLog } from '../../electron/audit/audit-log.ts'
import { newRecord } from '../../electron/conversation/items.ts'
import { createChatFiles } from '../../electron/conversation/chat-files.ts'
import { silentLogger } from '../../electron/kernel/ports.ts'
import { createNodeFileSystem } from '../../electron/store/node-file-system.ts'
import { createKeptCalls } from '../../electron/contract/kept-calls.ts'
import type { RecordView } from '../../shared/ipc/about-view.ts'
import { useDesktops } from '../fakes/desktop-fixture.ts'
import { createCountingIds, createManualClock, createMemorySystem } from '../fakes/storage-deps.ts'

const openDesktop = useDesktops()
const dayMs = 24 * 60 * 60_000

test('the app removes at its start what has become old, and keeps the rest', async () => {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'deskmedic-pruning-'))
  const folder = path.join(dataFolder, 'chats')
  const now = createManualClock().now()
  const deps = { fileSystem: createNodeFileSystem(), ids: createCountingIds(), logger: silentLogger }
  const chats = createChatFiles({ ...deps, folder, kept: createKeptCalls(() => null) })
  for (const days of [200, 150, 120, 100, 80, 60, 40, 20])
    await chats.save(newRecord(`a${String(999 - days)}`, now - days * dayMs))
  await believeTimeSince(now - dayMs, dataFolder)
  await openDesktop({ dataFolder })
  await expect.poll(() => readdir(folder)).toHaveLength(4)
  expect((await readdir(folder)).toSorted()).toEqual(['a919.json', 'a939.json', 'a959.json', 'a979.json'])
})

test('with a policy old months of the record go at the start, and what is left is whole and says so', async () => {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'deskmedic-pruning-'))
  const folder = path.join(dataFolder, 'audit', 'desktop')
  const now = createManualClock().now()
  const deps = { fileSystem: createNodeFileSystem(), ids: createCountingIds(), host: 'desktop', folder }
  for (const days of [200, 160, 120]) {
    const clock = createManualClock(now - days * dayMs)
    const opened = await openAuditLog({ ...deps, clock, locks: createMemorySystem().startProcess() })
    expect(opened.ok && (await opened.value.close()).ok).toBe(true)
  }
  await believeTimeSince(now - dayMs, dataFolder)
  const app = await openDesktop({ dataFolder, policy: { AuditRetentionDays: 30 } })
  await expect.poll(() => readdir(folder)).toEqual(['audit-00000004.ndjson'])
  expect(await app.ask<RecordView>('about.verify', {})).toMatchObject({ state: 'intact', removed: 6 })
  expect(app.backend.settings.view('auditRetentionDays')).toMatchObject({ value: 30, source: 'policy', locked: true })
})

async function believeTimeSince(atMs: number, dataFolder: string): Promise<void> {
  const seen = { seenAt: atMs, doubtedSince: null, believedAt: atMs }
  await writeFile(path.join(dataFolder, 'clock.json'), JSON.stringify(seen))
}
