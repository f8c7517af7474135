import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { useTemporaryFolders } from '../../test/fakes/storage-deps.ts'
import { createRateLimit } from '../executors/http/web/rate-limit.ts'
import { createSystemIds } from '../kernel/system-ports.ts'
import { createNodeFileSystem } from './node-file-system.ts'
import { createRecentCallsFile } from './recent-calls-file.ts'

const newFolder = useTemporaryFolders()

async function place() {
  const file = path.join(await newFolder(), 'recent-calls.json')
  let now = 1_700_000_000_000
  const clock = { now: () => now }
  const fileSystem = createNodeFileSystem()
  const ids = createSystemIds(clock)
  /** Another command: nothing is shared but the file. */
  const command = (inFile = file) => createRateLimit(clock, createRecentCallsFile({ fileSystem, ids }, inFile))
  return { file, command, wait: (ms: number) => void (now += ms) }
}

test('the limit holds across commands and is free again after a minute', async () => {
  const { command, wait } = await place()
  expect(await command().take(2)).toMatchObject({ ok: true })
  wait(10_000)
  expect(await command().take(2)).toMatchObject({ ok: true })
  wait(10_000)
  expect(await command().take(2)).toEqual({
    ok: false,
    error: { code: 'rate_limited', data: { limit: 2, seconds: 40 } },
  })
  wait(40_000)
  expect(await command().take(2)).toMatchObject({ ok: true })
  expect(await command().take(2)).toMatchObject({ error: { code: 'rate_limited' } })
})

test('calls of one command at the same time are counted one by one', async () => {
  const { command } = await place()
  const limit = command()
  const answers = await Promise.all(Array.from({ length: 8 }, () => limit.take(3)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(3)
})

test('what another command wrote over is put back at the next call', async () => {
  const { command, file } = await place()
  const limit = command()
  await limit.take(9)
  await limit.take(9)
  await writeFile(file, JSON.stringify({ version: 1, calls: [] }))
  await limit.take(9)
  const kept = JSON.parse(await readFile(file, 'utf8')) as { calls: unknown[] }
  expect(kept.calls).toHaveLength(3)
  expect(await command().take(3)).toMatchObject({ error: { code: 'rate_limited' } })
})

test.each(['', '{', '[]', '{"version":2,"calls":[]}', '{"version":1,"calls":[{"id":"x","at":"now"}]}', '\0\0'])(
  'a damaged file %j opens no more than no file: the own calls count',
  async (text) => {
    const { command, file } = await place()
    const limit = command()
    await limit.take(2)
    await writeFile(file, text)
    expect(await limit.take(2)).toMatchObject({ ok: true })
    await writeFile(file, text)
    expect(await limit.take(2)).toMatchObject({ error: { code: 'rate_limited' } })
  },
)

test('where nothing can be read or written the limit holds within the command', async () => {
  const { command, file } = await place()
  const limit = command(path.join(path.dirname(file), 'not', 'there', 'calls.json'))
  expect(await limit.take(1)).toMatchObject({ ok: true })
  expect(await limit.take(1)).toMatchObject({ error: { code: 'rate_limited' } })
})

test('a clock that was set back locks nothing out', async () => {
  const { command, wait } = await place()
  await command().take(1)
  wait(-3_600_000)
  expect(await command().take(1)).toMatchObject({ ok: true })
})
