import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { describe, expect, test } from 'vitest'

import { takeWriterLock } from '../../electron/audit/writer-lock.ts'
import { createSystemLocks } from '../../electron/executors/process/system-locks.ts'
import { createNodeFileSystem } from '../../electron/store/node-file-system.ts'
import { pipesHaveOneListener } from '../fakes/abilities.ts'
import { bundledProgram } from '../fakes/bundled.ts'
import { createCountingIds } from '../fakes/storage-deps.ts'
import { dataOf, envelopeOf, expectRefused, run, simulated, start, useCommandLine } from './command-line.ts'

const newFolder = useCommandLine()
const printer = 'the printer does nothing'
const stuck = ['--scenario', 'stuck-print-queue']

type AuditLine = { readonly kind: string; readonly callId: string | null; readonly outcome: string | null }

async function auditLines(folder: string): Promise<readonly AuditLine[]> {
  const exported = await run(['audit', 'export', ...simulated(folder)])
  return exported.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as AuditLine)
}

describe('two at once', () => {
  test.skipIf(!pipesHaveOneListener)('the second waits for the first, and nothing is lost', async () => {
    const folder = await newFolder()
    await run(['faults', ...simulated(folder, ...stuck)])
    const both = await Promise.all([
      run(['run', 'check_printers', '--json', ...simulated(folder)]),
      run(['run', 'check_services', '--json', ...simulated(folder)]),
    ])
    expect(both.map(({ code }) => code)).toEqual([0, 0])
    const calls = dataOf<readonly unknown[]>(await run(['history', '--json', ...simulated(folder)]))
    expect(calls).toHaveLength(2)
    expect(dataOf(await run(['audit', 'verify', '--json', ...simulated(folder)]))).toMatchObject({ ok: true })
  })

  test.skipIf(!pipesHaveOneListener)('a data folder that stays in use is told after the wait', async () => {
    const folder = await newFolder()
    await run(['run', 'check_printers', ...simulated(folder)])
    // This process holds the chain: it lives as long as the test.
    const lock = await takeWriterLock({
      folder: path.join(folder, 'audit', 'cli'),
      fileSystem: createNodeFileSystem(),
      ids: createCountingIds(),
      locks: createSystemLocks(),
      waitMs: 0,
    })
    if (!lock.ok) throw new Error(lock.error.code)
    const busy = await run(['run', 'check_printers', '--json', ...simulated(folder)])
    expect([busy.code, envelopeOf(busy).error?.code]).toEqual([5, 'data_folder_busy'])
    expect((await run(['history', '--json', ...simulated(folder)])).code).toBe(0)
    await lock.value.release()
    // What an earlier version left behind after a crash names a process that lives for ever.
    await writeFile(path.join(folder, 'audit', 'cli', 'writer-1-any-aaaaaaaaaaaa.lock'), '{}')
    expect((await run(['run', 'check_printers', '--json', ...simulated(folder)])).code).toBe(0)
  })
})

test('killed in the middle of a fix: the next start says that its end is not known, once', async () => {
  const folder = await newFolder()
  await run(['faults', ...simulated(folder, ...stuck)])
  const program = await bundledProgram(await newFolder(), 'test/fakes/endless-fix.ts')
  const child = spawn(process.execPath, [program, folder, 'clear_print_queue'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = (await once(child.stdout, 'data')) as [Buffer]
  expect(said.toString()).toBe('running\n')
  child.kill('SIGKILL')
  await once(child, 'close')

  const next = await run(['run', 'check_printers', '--json', '--quiet', ...simulated(folder)])
  expect(next.stderr).toMatch(/Clear the print queue\. It’s not known whether it was done/)
  expect(next.stderr).toContain(' run check_print_queue')
  const past = await run(['history', '--json', 'clear_print_queue', ...simulated(folder)])
  expect(past.stdout).toContain('"state":"unknown"')
  const lines = await auditLines(folder)
  const intent = lines.find(({ kind }) => kind === 'intent')
  expect(lines.filter(({ callId }) => callId === intent?.callId).map(({ outcome }) => outcome)).toContain('unknown')
  const later = await run(['run', 'check_print_queue', '--json', '--quiet', ...simulated(folder)])
  expect([later.stderr, later.code]).toEqual(['', 1])
  await expectRefused(['undo', intent?.callId ?? '', ...simulated(folder)], { code: 'undo_missing', exit: 5 })
}, 300_000)

test('a changed setting stands in the record of changes, without its value', async () => {
  const folder = await newFolder()
  await run(['mode', 'offline', ...simulated(folder)])
  await run(['config', 'set', 'blockTools', 'clear_user_temp', ...simulated(folder)])
  const kept = (await auditLines(folder)).filter(({ kind }) => kind === 'mode' || kind === 'setting')
  expect(kept).toMatchObject([
    { kind: 'mode', caller: 'human_agent', summary: { mode: 'offline' } },
    { kind: 'setting', caller: 'human_agent', summary: { key: 'blockTools' } },
  ])
})

describe('stopped', () => {
  test('an interrupt ends a long check with its line in the record', async () => {
    if (process.platform === 'win32') return
    const folder = await newFolder()
    const large = JSON.stringify({ root: '/', maxSeconds: 100 })
    const child = start([
      'run',
      'check_large_files',
      '--args',
      large,
      '--json',
      '--target',
      'portable',
      '--data',
      folder,
    ])
    let stdout = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
    await hasCalls(folder)
    child.kill('SIGINT')
    // npm and a terminal both deliver the same key press: at once, or when what it stopped has just ended.
    child.kill('SIGINT')
    child.stdout.once('data', () => child.kill('SIGINT'))
    const [code] = (await once(child, 'close')) as [number | null]
    expect(code).toBe(130)
    expect(envelopeOf({ stdout })).toMatchObject({ ok: false, error: { kind: 'cancelled', code: 'cancelled' } })
    expect((await auditLines(folder)).map(({ outcome }) => outcome)).toContain('cancelled')
    expect(dataOf(await run(['audit', 'verify', '--json', ...simulated(folder)]))).toMatchObject({ ok: true })
  })

  test('a reader that has seen enough is no error', async () => {
    const child = start(['tools', ...simulated(await newFolder())])
    let stderr = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
    child.stdout.destroy()
    const [code] = (await once(child, 'close')) as [number | null]
    expect([code, /Error|EPIPE/.test(stderr)]).toEqual([0, false])
  })
})

/** Waits until the engine of another process is open: it holds its lock then. */
async function hasCalls(folder: string): Promise<void> {
  const chain = path.join(folder, 'audit', 'cli')
  for (;;) {
    const names = await readdir(chain).catch(() => [])
    if (names.some((name) => name.endsWith('.ndjson'))) break
    await sleep(20)
  }
  await sleep(300)
}

test('a data folder that was copied goes on', async () => {
  const folder = await newFolder()
  const copy = await newFolder()
  await run(['faults', ...simulated(folder, ...stuck)])
  await copyFile(path.join(folder, 'simulated-pc.json'), path.join(copy, 'simulated-pc.json'))
  expect((await run(['diagnose', printer, '--json', ...simulated(copy)])).code).toBe(1)
})
