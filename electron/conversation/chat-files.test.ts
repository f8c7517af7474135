import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { createMemoryFileSystem } from '../../test/fakes/memory-file-system.ts'
import { useTemporaryFolders } from '../../test/fakes/storage-deps.ts'
import { silentLogger } from '../kernel/ports.ts'
import { createSystemIds, systemClock } from '../kernel/system-ports.ts'
import { createNodeFileSystem } from '../store/node-file-system.ts'
import { createKeptCalls } from '../contract/kept-calls.ts'
import { canonicalJson } from '../kernel/canonical-json.ts'
import { digestOf } from '../kernel/digest.ts'
import { newRecord, type CallCard, type Item } from './items.ts'
import { createItemLog } from './item-log.ts'
import { createChatFiles, type ChatStore } from './chat-files.ts'

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

const secret = 'hunter2secret'
const leaks = fc.constantFrom(
  `password=${secret}`,
  `--token ${secret}`,
  `비밀번호: ${secret}`,
  `https://kim:${secret}@pc.example/`,
  `net user kim ${secret} /add`,
)
const words = fc
  .tuple(fc.constantFrom('It fails', '안 됩니다', '不行了', '"\\', ''), leaks)
  .map((parts) => parts.join(' '))

function itemOf(kind: Item['kind'], { id, text }: { readonly id: string; readonly text: string }): Item {
  const card = { callId: `c${id}`, tool: 'some_command', args: { command: text }, lastLine: text }
  const cards = [card as unknown as CallCard]
  const parts: Partial<Record<Item['kind'], object>> = {
    complaint: { text },
    reply: { text, choice: { tool: 'some_command', args: { command: text } } },
    model: { running: true, ended: null, said: { model: 'm', text, reasoning: text } },
    fixes: { running: false, cards, results: [] },
  }
  return { kind, id, at: 1, ...(parts[kind] ?? { running: true, cards }) } as Item
}

const kinds = fc.constantFrom<Item['kind'][]>('complaint', 'reply', 'model', 'checks', 'fixes')
/** The place of the item that gets a newer version; one behind the last = a new item. Then it is saved, or not yet. */
const changes = fc.array(fc.record({ place: fc.nat(8), kind: kinds, text: words, saves: fc.boolean() }), {
  minLength: 1,
  maxLength: 20,
})

test('however a chat grows and changes between its saves, the disk holds all of it as it is now, and no secret', async () => {
  const fileSystem = createMemoryFileSystem()
  const ids = createSystemIds(systemClock)
  const storeOf = (): ChatStore =>
    createChatFiles({ folder: '/chats', fileSystem, ids, logger: silentLogger, kept: createKeptCalls(() => null) })
  const store = storeOf()
  const onDisk = async (): Promise<string> => String(await fileSystem.readWhole('/chats/chat1.json'))
  const property = fc.asyncProperty(changes, words, async (made, draft) => {
    const log = createItemLog({ ...newRecord('chat1', 1), draft, queued: [{ id: 'q', text: draft }] })
    for (const [at, { place, kind, text, saves }] of made.entries()) {
      const held = log.all()[place]
      const id = held?.id ?? String(log.all().length)
      if (held === undefined) log.add(itemOf(kind, { id, text }))
      else log.replace(held.kind, id, () => itemOf(held.kind, { id, text }) as never)
      if (!saves && at < made.length - 1) continue
      expect(await store.save(log.record())).toMatchObject({ ok: true })
      const kept = await onDisk()
      expect(kept).not.toContain(secret)
      // In memory it is whole.
      expect(canonicalJson(log.record())).toContain(secret)
      const { checksum, ...rest } = JSON.parse(kept) as { checksum: string; entries: readonly object[] }
      expect([checksum, rest.entries.length]).toEqual([digestOf(rest), log.all().length])
      // A store that has written nothing of it before writes the same.
      await storeOf().save(log.record())
      expect(await onDisk()).toBe(kept)
    }
  })
  await fc.assert(property, { numRuns: 60 })
})

test('what was said of an account by an older version is said again', async () => {
  const folder = await newFolder()
  const deps = { fileSystem: createNodeFileSystem(), ids: createSystemIds(systemClock), logger: silentLogger }
  const store = createChatFiles({ folder, ...deps, kept: createKeptCalls(() => null) })
  const plan = { outcome: 'none', reason: 'account', questions: [], account: 'taken' }
  const asked = { outcome: 'run', reason: 'matched', questions: [], account: 'forgotten' }
  const entries = [plan, asked].map((one, place) => ({ kind: 'checks', id: `m${place}`, at: 1, plan: one, cards: [] }))
  const older = { ...newRecord('chat1', 1), entries, schemaVersion: 2 }
  await writeFile(path.join(folder, 'chat1.json'), JSON.stringify({ ...older, checksum: digestOf(older) }))
  expect(await store.load('chat1')).toMatchObject({
    ok: true,
    value: {
      entries: [
        { plan: { outcome: 'none', reason: 'first_aid', questions: [], firstAid: 'account_taken' } },
        { plan: { outcome: 'run', reason: 'matched', questions: [], firstAid: 'password_forgotten' } },
      ],
    },
  })
})
