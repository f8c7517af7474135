import { mkdir, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { takeWriterLock } from '../../electron/audit/writer-lock.ts'
import { createSystemLocks } from '../../electron/executors/process/system-locks.ts'
import { createNodeFileSystem } from '../../electron/store/node-file-system.ts'
import { createCountingIds } from '../fakes/storage-deps.ts'
import { dataOf, envelopeOf, run, simulated, useCommandLine } from './command-line.ts'

const newFolder = useCommandLine()
const stuck = ['--scenario', 'stuck-print-queue']

async function callsIn(folder: string): Promise<readonly { readonly runId: string }[]> {
  return dataOf(await run(['history', '--all', '--json', ...simulated(folder)]))
}

test('one run goes, then everything; nothing without a yes, and the record of what was done stays', async () => {
  const folder = await newFolder()
  const fixed = await run(['run', 'clear_print_queue', '--yes', '--json', ...simulated(folder, ...stuck)])
  const { callId } = dataOf<{ readonly callId: string }>(fixed)
  await run(['run', 'check_printers', ...simulated(folder)])
  const history = await readFile(path.join(folder, 'history.ndjson'), 'utf8')
  for (const refused of [['--role', 'ai_agent', '--yes'], [], ['--json']]) {
    const answer = await run(['history', 'delete', ...refused, ...simulated(folder)])
    expect([refused, answer.code]).toEqual([refused, 4])
  }
  expect(await readFile(path.join(folder, 'history.ndjson'), 'utf8')).toBe(history)
  const [newest] = await callsIn(folder)
  expect(envelopeOf(await run(['history', 'delete', 'norun', '--yes', '--json', ...simulated(folder)]))).toMatchObject({
    error: { code: 'unknown_chat' },
  })
  const one = await run(['history', 'delete', newest?.runId ?? '', '--yes', '--json', ...simulated(folder)])
  expect(dataOf(one)).toEqual({ chats: 0, calls: 1, undo: 0 })
  expect(await readdir(path.join(folder, 'undo'))).toEqual([`${callId}.json`])
  const all = await run(['history', 'delete', '--yes', '--json', ...simulated(folder)])
  expect(dataOf(all)).toMatchObject({ undo: 1 })
  expect([await callsIn(folder), await readdir(path.join(folder, 'undo'))]).toEqual([[], []])
  expect(await run(['undo', callId, '--json', ...simulated(folder)])).toMatchObject({ code: 2 })
  expect(await run(['audit', 'verify', ...simulated(folder)])).toMatchObject({ code: 0 })
  const lines = (await run(['audit', 'export', ...simulated(folder)])).stdout
  expect(lines).toContain('clear_print_queue')
  expect(lines).toContain('"kind":"removal"')
})

test('a word to look for is no command, and nothing is deleted while the app is open', async () => {
  const folder = await newFolder()
  await run(['run', 'check_printers', ...simulated(folder)])
  expect(dataOf(await run(['history', 'printers', '--all', '--json', ...simulated(folder)]))).toHaveLength(1)
  await mkdir(path.join(folder, 'audit', 'desktop'), { recursive: true })
  const app = await takeWriterLock({
    folder: path.join(folder, 'audit', 'desktop'),
    fileSystem: createNodeFileSystem(),
    ids: createCountingIds(),
    locks: createSystemLocks(),
    waitMs: 0,
  })
  expect(envelopeOf(await run(['history', 'delete', '--yes', '--json', ...simulated(folder)]))).toMatchObject({
    error: { code: 'data_folder_busy' },
  })
  expect(await callsIn(folder)).toHaveLength(1)
  if (app.ok) await app.value.release()
})
