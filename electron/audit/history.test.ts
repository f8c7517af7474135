import { appendFile, readFile, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { createFaultyFileSystem } from '../../test/fakes/faulty-file-system.ts'
import { useTemporaryFolders } from '../../test/fakes/storage-deps.ts'
import type { DurableFileSystem } from '../store/file-system.ts'
import { createNodeFileSystem } from '../store/node-file-system.ts'
import { createHistoryFile, type HistoryRecord, type HistoryStore } from './history.ts'
import { simulatedPc, windowsPc } from '../../test/fakes/targets.ts'

const newFolder = useTemporaryFolders()
const fileSystem = createNodeFileSystem()

function record(id: string, complaint: string, result: Record<string, unknown> = {}): HistoryRecord {
  return {
    call: {
      id,
      tool: 'check_something',
      version: 1,
      args: { name: 'Office-2' },
      caller: { kind: 'planner', role: 'ai_agent' },
      target: simulatedPc,
      parentId: null,
      prompting: null,
      createdAt: 1,
      startedAt: 1,
      endedAt: 2,
      allowedBy: { kind: 'not_required' },
      state: 'succeeded',
      result,
      unavailable: [],
      verdict: 'healthy',
      findings: [],
      proof: null,
      undoId: null,
    },
    complaint,
    lang: 'en',
    runId: 'run1',
  }
}

async function setup(): Promise<{ file: string; store: HistoryStore }> {
  const file = path.join(await newFolder(), 'history.ndjson')
  return { file, store: createHistoryFile({ fileSystem, file }) }
}

async function found(store: HistoryStore, text: string, limit = 10): Promise<readonly string[]> {
  const result = await store.search({ text, limit })
  if (!result.ok) throw new Error(result.error.code)
  return result.value.map(({ call }) => call.id)
}

test('finds by complaint, tool, argument and result, in any case, width and script', async () => {
  const { store } = await setup()
  await store.append(record('en', 'The PRINTER does nothing'))
  await store.append(record('ko', '프린터가 안 돼요', { port: 'ＵＳＢ００１' }))
  await store.append(record('zh', '打印机没有反应', { deep: [{ path: 'C:\\Users\\"x"' }] }))
  expect(await found(store, 'printer')).toEqual(['en'])
  expect(await found(store, '프린터'.normalize('NFD'))).toEqual(['ko'])
  expect(await found(store, '打印机')).toEqual(['zh'])
  expect(await found(store, 'usb001')).toEqual(['ko'])
  expect(await found(store, 'c:\\users\\"x"')).toEqual(['zh'])
  expect(await found(store, 'office-2')).toEqual(['zh', 'ko', 'en'])
  expect(await found(store, 'port')).toEqual([])
  expect(await found(store, '', 2)).toEqual(['zh', 'ko'])
  await store.close()
})

test('who looks finds what was given and is not yet written', async () => {
  const { store } = await setup()
  const written = [store.append(record('first', 'slow')), store.append(record('second', 'slow'))]
  expect(await found(store, 'slow')).toEqual(['second', 'first'])
  expect(await store.get('second')).toMatchObject({ ok: true, value: { complaint: 'slow' } })
  await Promise.all(written)
  await store.close()
})

test('a later record of a call replaces the earlier one', async () => {
  const { store } = await setup()
  await store.append(record('a', 'first'))
  await store.append(record('a', 'second'))
  expect(await found(store, 'first')).toEqual([])
  expect(await store.get('a')).toMatchObject({ ok: true, value: { complaint: 'second' } })
  expect(await store.get('b')).toEqual({ ok: true, value: null })
  await store.close()
})

test('many are found in one pass, each as it was last, and what was only mentioned is not one of them', async () => {
  const { file, store } = await setup()
  for (const id of ['a', 'b', 'c']) await store.append(record(id, 'x', { of: id }))
  await store.append(record('d', 'x', { id: 'b', list: [{ id: 'a' }] }))
  await store.append(record('b', 'x', { of: 'b again' }))
  await appendFile(file, '{"id":"a", no document\n')
  const found = await store.getAll(['a', 'b', 'gone'])
  if (!found.ok) throw new Error(found.error.code)
  const results = [...found.value].map(([id, { call }]) => [id, call.state === 'succeeded' && call.result])
  expect(Object.fromEntries(results)).toEqual({ a: { of: 'a' }, b: { of: 'b again' } })
  const all = await store.getAll(['a', 'b', 'c', 'd'])
  expect(all.ok && all.value.size).toBe(4)
  const one = await store.get('b')
  expect(one.ok && one.value?.call).toMatchObject({ result: { of: 'b again' } })
  expect(await store.getAll([])).toEqual({ ok: true, value: new Map() })
  await store.close()
})

test('keeps machines and runs apart', async () => {
  const { store } = await setup()
  await store.append(record('a', 'x'))
  expect(await store.search({ text: '', limit: 5, target: windowsPc })).toEqual({ ok: true, value: [] })
  expect(await store.search({ text: '', limit: 5, target: simulatedPc, runId: 'run1' })).toMatchObject({ value: [{}] })
  expect(await store.search({ text: '', limit: 5, runId: 'run2' })).toEqual({ ok: true, value: [] })
  await store.close()
})

test('wherever the last line is torn, the others stay and new ones are whole', async () => {
  const { file, store } = await setup()
  await store.append(record('a', 'first'))
  const sizeOfOne = (await readFile(file)).length
  await store.append(record('b', '둘째'))
  await store.close()
  const bytes = await readFile(file)
  for (let size = bytes.length - 1; size > sizeOfOne; size -= 37) {
    await truncate(file, size)
    const again = createHistoryFile({ fileSystem, file })
    await again.append(record('c', 'third'))
    await again.close()
    expect((await found(again, '')).filter((id) => id !== 'b')).toEqual(['c', 'a'])
    await truncate(file, sizeOfOne)
    await appendFile(file, bytes.subarray(sizeOfOne))
  }
})

test('a record that could not be written is an error, and the next one is whole', async () => {
  const { file } = await setup()
  let fail = false
  const faulty = createFaultyFileSystem(fileSystem, (operation) => (fail && operation === 'write' ? 'ENOSPC' : null))
  const store = createHistoryFile({ fileSystem: faulty, file })
  await store.append(record('a', 'x'))
  fail = true
  expect(await store.append(record('b', 'x'))).toMatchObject({ ok: false, error: { data: { reason: 'ENOSPC' } } })
  fail = false
  expect((await store.append(record('c', 'x'))).ok).toBe(true)
  expect(await found(store, '')).toEqual(['c', 'a'])
  await store.close()
})

test.each(['write', 'sync'] as const)(
  'at the end, a failed %s is told as what it is and the file is given free',
  async (broken) => {
    const { file } = await setup()
    const open = { files: 0 }
    const counted: DurableFileSystem = {
      ...fileSystem,
      openAppend: async (path, mode) => {
        const opened = await fileSystem.openAppend(path, mode)
        open.files += 1
        return { ...opened, close: () => opened.close().then(() => void (open.files -= 1)) }
      },
    }
    const faulty = createFaultyFileSystem(counted, (operation) => (operation === broken ? 'ENOSPC' : null))
    // The line feed that a torn end misses is the first thing to be written.
    await writeFile(file, 'torn')
    const store = createHistoryFile({ fileSystem: faulty, file })
    await store.append(record('a', 'x'))
    await store.append(record('b', 'x'))
    const code = 'history_unwritable'
    expect(await store.close()).toMatchObject({ ok: false, error: { code, data: { reason: 'ENOSPC' } } })
    expect(open.files).toBe(0)
  },
)

test('a history that cannot be read says which file', async () => {
  const file = path.join(await newFolder(), 'history.ndjson')
  const denied = (): Promise<never> => Promise.reject(Object.assign(new Error('denied'), { code: 'EACCES' }))
  const store = createHistoryFile({ fileSystem: { ...fileSystem, openRead: denied }, file })
  expect(await store.search({ text: '', limit: 1 })).toMatchObject({
    ok: false,
    error: { code: 'file_unreadable', data: { path: file, reason: 'EACCES' } },
  })
})

test('of another user: no line of it becomes one of this user, whatever is removed', async () => {
  const { file, store } = await setup()
  await store.append(record('forged', 'slow'))
  await store.append(record('old', 'slow'))
  await store.close()
  const before = await readFile(file)
  const owner = (place: string): Promise<number | null> =>
    place === file ? Promise.resolve(54_321) : fileSystem.owner(place)
  const foreign = createHistoryFile({ fileSystem: { ...fileSystem, owner }, file })
  const removed = await foreign.remove(({ call }) => call.id === 'old')
  expect(removed).toMatchObject({ ok: false, error: { code: 'records_not_deleted', data: { reason: 'EFOREIGN' } } })
  expect(await readFile(file)).toEqual(before)
  expect(await foreign.remove('all')).toEqual({ ok: true, value: 2 })
  await foreign.close()
})
