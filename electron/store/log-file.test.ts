import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { createManualClock, useTemporaryFolders } from '../../test/fakes/storage-deps.ts'
import { createLogFile, logLimits, readLogs, removeLogs, type LogFile, type LogOwner } from './log-file.ts'
import { createNodeFileSystem } from './node-file-system.ts'
import { eventually } from '../../test/fakes/eventually.ts'

const temporaryFolder = useTemporaryFolders()
const fileSystem = createNodeFileSystem()

async function open(
  owner: LogOwner = 'app',
): Promise<{ log: LogFile; folder: string; again: (owner: LogOwner) => LogFile }> {
  const folder = path.join(await temporaryFolder(), 'log')
  const again = (other: LogOwner): LogFile => createLogFile({ folder, owner: other, clock: createManualClock() })
  return { log: again(owner), folder, again }
}

async function lines(folder: string): Promise<readonly string[]> {
  const read = await readLogs(fileSystem, folder)
  if (!read.ok) throw new Error(read.error.code)
  return read.value
}

const line = '2026-01-05T09:00:00.000Z error a chat could not be saved code=data_folder_unwritable'

test('nothing is there before the first line; what only tells how it goes is not kept', async () => {
  const { log, folder } = await open()
  log.log('info', 'all is well')
  log.log('debug', 'noise')
  expect(await readdir(path.dirname(folder))).toEqual([])
  log.log('error', 'a chat could not be saved', { code: 'data_folder_unwritable', file: '/home/alice/x' })
  await eventually(async () => expect(await lines(folder)).toEqual([line]))
  expect(await readdir(folder)).toEqual(['app.log'])
})

test.runIf(process.platform !== 'win32')('nobody else may read it', async () => {
  const { log, folder } = await open()
  log.log('warn', 'a warning')
  await eventually(async () => expect((await stat(path.join(folder, 'app.log'))).mode & 0o777).toBe(0o600))
})

test('a file that is full becomes older; five are kept, of the size that is promised', async () => {
  const { log, folder } = await open()
  await mkdir(folder)
  const full = 'x'.repeat(logLimits.sizeBytes + 1)
  for (let age = 1; age < 8; age += 1) {
    await writeFile(path.join(folder, 'app.log'), full)
    log.log('warn', 'a turn', { count: age })
    await eventually(async () => expect((await lines(folder)).at(-1)).toContain(`count=${age}`))
  }
  expect((await readdir(folder)).toSorted()).toEqual(['app.1.log', 'app.2.log', 'app.3.log', 'app.4.log', 'app.log'])
})

test('app and terminal write at the same time: each keeps all of its lines in files of its own', async () => {
  const { log, folder, again } = await open()
  const others = [again('terminal'), again('terminal')]
  for (let count = 0; count < 200; count += 1)
    for (const each of [log, ...others]) each.log('warn', 'a line', { count })
  await eventually(async () => expect(await lines(folder)).toHaveLength(600))
  expect((await readdir(folder)).toSorted()).toEqual(['app.log', 'terminal.log'])
  expect((await readFile(path.join(folder, 'app.log'), 'utf8')).trim().split('\n')).toHaveLength(200)
})

test('a crash is written at once, with what still waits', async () => {
  const { log, folder } = await open()
  log.log('warn', 'a warning')
  log.crashed('nobody caught an error', { process: 'main', cause: new RangeError('hunter2secret') })
  const text = await readFile(path.join(folder, 'app.log'), 'utf8')
  expect(text).toMatch(
    /warn a warning\n.* error nobody caught an error process=main name=RangeError at=log-file\.test\.ts/,
  )
  expect(text).not.toContain('hunter2secret')
})

test('a log that cannot be written is lost, and nobody hears of it', async () => {
  const { log, folder } = await open()
  await writeFile(folder, 'a file where the folder should be')
  log.log('error', 'a line')
  log.crashed('a line', {})
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await readFile(folder, 'utf8')).toBe('a file where the folder should be')
  await rm(path.dirname(folder), { recursive: true })
  log.log('error', 'a line')
  log.crashed('a line', {})
  await expect(stat(path.dirname(folder))).rejects.toThrow('ENOENT')
})

test('it is removed by age or as a whole, other files stay, and it begins anew', async () => {
  const { log, folder } = await open()
  log.crashed('a line', {})
  await writeFile(path.join(folder, 'notes.txt'), 'mine')
  expect(await removeLogs(fileSystem, folder, 0)).toEqual({ ok: true, value: 0 })
  expect(await removeLogs(fileSystem, folder, Number.POSITIVE_INFINITY)).toEqual({ ok: true, value: 1 })
  expect(await readdir(folder)).toEqual(['notes.txt'])
  log.log('error', 'a chat could not be saved', { code: 'data_folder_unwritable' })
  await eventually(async () => expect(await lines(folder)).toEqual([line]))
})

test('the end of a long log is shown in whole lines', async () => {
  const { folder } = await open()
  await mkdir(folder)
  await writeFile(
    path.join(folder, 'app.log'),
    Array.from({ length: 20_000 }, (_, index) => `line ${index}`).join('\n'),
  )
  const shown = await lines(folder)
  expect(shown.length).toBeLessThan(20_000)
  expect(shown).toContain('line 19999')
  expect(shown.every((each) => /^line \d+$/.test(each))).toBe(true)
})
