import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { useTemporaryFolders } from '../../test/fakes/storage-deps.ts'
import { silentLogger } from '../kernel/ports.ts'
import { createSystemIds, systemClock } from '../kernel/system-ports.ts'
import { createNodeFileSystem } from '../store/node-file-system.ts'
import { createKeptCalls } from '../contract/kept-calls.ts'
import { newRecord } from './items.ts'
import { createChatFiles } from './chat-files.ts'

const newFolder = useTemporaryFolders()

test('neither complaint nor draft of a chat stands on the disk with its secret', async () => {
  const folder = await newFolder()
  const ids = createSystemIds(systemClock)
  const kept = createKeptCalls(() => null)
  const store = createChatFiles({ folder, fileSystem: createNodeFileSystem(), ids, logger: silentLogger, kept })
  const written = { kind: 'complaint', id: 'm1', at: 1, text: 'Wi-Fi with password=hunter2secret fails' } as const
  const record = { ...newRecord('chat1', 1), entries: [written], draft: 'My token: hunter2secret' }
  expect(await store.save(record)).toMatchObject({ ok: true })
  expect(await readFile(path.join(folder, 'chat1.json'), 'utf8')).not.toContain('hunter2secret')
  const entries = [{ text: 'Wi-Fi with password=*** fails' }]
  expect(await store.load('chat1')).toMatchObject({ ok: true, value: { draft: 'My token: ***', entries } })
})
