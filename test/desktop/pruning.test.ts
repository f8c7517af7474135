import { mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { expect, test } from 'vitest'

import { newRecord } from '../../electron/conversation/items.ts'
import { createChatFiles } from '../../electron/conversation/chat-files.ts'
import { silentLogger } from '../../electron/kernel/ports.ts'
import { createNodeFileSystem } from '../../electron/store/node-file-system.ts'
import { createKeptCalls } from '../../electron/contract/kept-calls.ts'
import { useDesktops } from '../fakes/desktop-fixture.ts'
import { createCountingIds, createManualClock } from '../fakes/storage-deps.ts'

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
  const yesterday = now - dayMs
  await writeFile(
    path.join(dataFolder, 'clock.json'),
    JSON.stringify({ seenAt: yesterday, doubtedSince: null, believedAt: yesterday }),
  )
  await openDesktop({ dataFolder })
  await expect.poll(() => readdir(folder), { timeout: 10_000 }).toHaveLength(4)
  expect((await readdir(folder)).toSorted()).toEqual(['a919.json', 'a939.json', 'a959.json', 'a979.json'])
})
