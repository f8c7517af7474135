import { mkdir } from 'node:fs/promises'
import path from 'node:path'

import { openAuditLog } from '../../electron/audit/audit-log.ts'
import { createHistoryFile, type HistoryRecord } from '../../electron/audit/history.ts'
import { verifyAuditLog } from '../../electron/audit/verify-audit-log.ts'
import { createUndoJournal } from '../../electron/audit/undo-journal.ts'
import { newRecord } from '../../electron/conversation/items.ts'
import { createChatFiles } from '../../electron/conversation/chat-files.ts'
import { createCheckUpFiles } from '../../electron/checkup/check-up-files.ts'
import { createCodeIndexFiles } from '../../electron/store/code-index-files.ts'
import { createKeptCalls } from '../../electron/contract/kept-calls.ts'
import { createMemorySystem } from '../fakes/storage-deps.ts'
import { at, quickDisk, type StoredFile, teller } from './stored-file.ts'
import { simulatedPc } from '../fakes/targets.ts'

const call = { id: 'call1', tool: 'some_check', args: { name: 'Office-2' }, target: simulatedPc, state: 'denied' }
const historyRecord = { call, complaint: 'no sound', lang: 'en', runId: 'r1' } as unknown as HistoryRecord
const seen = [
  { tool: 'some_check', id: 'a', isWhole: true, things: [{ key: 'x', label: 'X', value: 1, count: 1 }] },
  { tool: 'other_check', id: 'b', isWhole: false, things: null },
]
const keptCheckUp = { id: 'one', at: 1, chatId: 'chat1', target: simulatedPc, seen, measured: [] }
/** What was said and done. */
export const storedRecords: readonly StoredFile[] = [
  {
    name: 'chats',
    writtenBy: ['electron/conversation/chat-files.ts'],
    place: 'chats/chat1.json',
    version: 3,
    field: 'schemaVersion',
    unnumbered: false,
    newer: 'data_newer',
    damage: 'here',
    open: (root, fileSystem) => {
      const kept = createKeptCalls(() => null)
      const store = createChatFiles({ ...at(fileSystem), folder: path.join(root, 'chats'), kept })
      const { told, value } = teller()
      return Promise.resolve({
        read: async () => {
          const chat = value(await store.load('chat1'))
          return chat === 'corrupt' ? null : chat
        },
        // The app saves what it has loaded, or what is new.
        change: async () => {
          if ((await store.load('chat1')).ok) value(await store.save(newRecord('chat1', 1)))
        },
        told,
      })
    },
  },
  {
    name: 'check-ups',
    writtenBy: ['electron/checkup/check-up-files.ts'],
    place: 'check-ups/one.json',
    field: 'schemaVersion',
    unnumbered: false,
    newer: null,
    damage: 'here',
    open: (root, fileSystem) => {
      const store = createCheckUpFiles({ ...at(fileSystem), folder: path.join(root, 'check-ups') })
      return Promise.resolve({
        read: async () => (await store.recent(simulatedPc))[0] ?? null,
        change: () => store.keep(keptCheckUp),
        told: () => [],
      })
    },
  },
  {
    name: 'indexes of code',
    writtenBy: ['electron/store/code-index-files.ts'],
    place: 'code-indexes/00112233445566778899aabbccddeeff.json',
    field: 'schemaVersion',
    unnumbered: false,
    newer: null,
    damage: 'here',
    open: (root, fileSystem) => {
      const store = createCodeIndexFiles({ ...at(fileSystem), folder: path.join(root, 'code-indexes') })
      const id = '00112233445566778899aabbccddeeff'
      return Promise.resolve({
        read: () => store.load(id),
        change: () => store.save(id, '{"words":["copy"]}'),
        told: () => [],
      })
    },
  },
  {
    name: 'history',
    version: 2,
    writtenBy: ['electron/audit/history-lines.ts', 'electron/audit/rewrite-lines.ts'],
    place: 'history.ndjson',
    field: 'schemaVersion',
    unnumbered: true,
    newer: 'data_newer',
    damage: 'here',
    open: (root, fileSystem = quickDisk) => {
      const file = path.join(root, 'history.ndjson')
      const { told, value } = teller()
      return Promise.resolve({
        read: async () => {
          const store = createHistoryFile({ fileSystem, file })
          const found = value(await store.get('call1'))
          await store.close()
          return found && { call: found.call, complaint: found.complaint, lang: found.lang, runId: found.runId }
        },
        change: async () => {
          const store = createHistoryFile({ fileSystem, file })
          value(await store.append(historyRecord))
          await store.close()
        },
        told,
      })
    },
  },
  {
    name: 'undo records',
    version: 2,
    writtenBy: ['electron/audit/undo-journal.ts'],
    place: 'undo/call1.json',
    field: 'schemaVersion',
    unnumbered: true,
    newer: 'data_newer',
    damage: 'here',
    open: (root, fileSystem) => {
      const journal = createUndoJournal({ ...at(fileSystem), folder: path.join(root, 'undo') })
      const { told, value } = teller()
      return Promise.resolve({
        read: async () => value(await journal.get('call1')),
        change: async () => {
          const start = {
            tool: 'some_fix',
            version: 1,
            target: simulatedPc,
            args: { name: 'x' },
            before: null,
          } as const
          if ((await journal.list()).ok && !(await journal.get('call1')).ok && told().length === 0)
            value(await journal.begin({ ...start, callId: 'call1' }))
          value(await journal.complete('call1', { result: { moved: 3 }, unavailable: [] }))
          value(await journal.markUndone('call1'))
        },
        told,
      })
    },
  },
  {
    name: 'record of changes',
    writtenBy: ['electron/audit/anchor.ts', 'electron/audit/chain-writer.ts', 'electron/audit/recover-tail.ts'],
    place: 'audit/cli.anchor.json',
    field: 'format',
    unnumbered: true,
    newer: 'data_newer',
    damage: { file: 'electron/audit/audit-log.damage.test.ts', title: 'each flipped bit of 20 records is found' },
    open: async (root, fileSystem) => {
      await mkdir(path.join(root, 'audit'), { recursive: true })
      const locks = createMemorySystem().startProcess()
      const deps = { ...at(fileSystem), folder: path.join(root, 'audit', 'cli'), locks, host: 'cli' }
      const { told, value } = teller()
      return {
        read: async () => {
          const { ok, lines } = await verifyAuditLog(deps.folder, deps.fileSystem)
          return ok && lines > 0 ? lines : null
        },
        change: async () => {
          const log = value(await openAuditLog(deps))
          if (log === null) return
          value(await log.append({ kind: 'intent', callId: 'a' }, 'now'))
          await log.close()
        },
        told,
      }
    },
  },
]
