import { existsSync, realpathSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { never, systemStarter } from '../../../test/fakes/script-host-fixture.ts'
import { useTemporaryFolders } from '../../../test/fakes/storage-deps.ts'
import { systemTimers } from '../../kernel/timers.ts'
import { fail, ok } from '../../kernel/result.ts'
import { startedBy } from '../../contract/run-code.ts'
import { createRunInFolder } from './run-in-folder.ts'

const newFolder = useTemporaryFolders()
const node = { path: process.execPath, version: null }

async function open(found: Readonly<Record<string, { path: string; version: null }>> = { node }) {
  const root = realpathSync(await newFolder())
  const work = path.join(root, 'work')
  await mkdir(work)
  const programs = createRunInFolder({
    finder: { known: () => found, find: () => Promise.resolve(found) },
    startProcess: systemStarter,
    environment: { ...(process.platform === 'win32' ? { SystemRoot: process.env['SystemRoot'] ?? '' } : {}) },
    timers: systemTimers,
    place: ({ path: asked }) => {
      const place = path.join(root, asked)
      return Promise.resolve(
        place.startsWith(work) ? ok(place) : fail('outside_workspace', { path: asked, workspace: '' }),
      )
    },
    now: () => performance.now(),
  })
  const run = (code: string, more: { readonly path?: string; readonly timeoutMs?: number } = {}) =>
    programs.run(
      {
        ...startedBy('node -e x'),
        argv: ['-e', code],
        folder: { path: more.path ?? 'work' },
        timeoutMs: more.timeoutMs ?? 20_000,
      },
      never,
    )
  return { root, work, run, programs }
}

test('a program runs in the folder, with what it wrote and how it ended', async () => {
  const { run, work } = await open()
  const ended = await run("console.log(process.cwd(), 'é'); console.error('bad'); process.exit(3)")
  expect(ended).toMatchObject({
    value: { path: work, exitCode: 3, stdout: `${work} é\n`, stderr: 'bad\n', truncated: false },
  })
})

test('it sees none of the environment of Deskmedic, and nobody answers what it asks', async () => {
  process.env['DESKMEDIC_TEST_SECRET'] = 'hunter2'
  const { run } = await open()
  const asks = 'process.stdin.on("end", () => console.log(JSON.stringify(process.env))).resume()'
  const ended = await run(asks)
  expect(ended.ok && ended.value.stdout).not.toContain('hunter2')
  expect(ended.ok && ended.value.exitCode).toBe(0)
})

test('one that does not end is ended with what it started', async () => {
  const { run, work } = await open()
  const later = "setTimeout(() => require('fs').writeFileSync('late', 'x'), 1500)"
  const child = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(later)}])`
  expect(await run(`${child}; setInterval(() => {}, 1000)`, { timeoutMs: 700 })).toMatchObject({
    error: { code: 'timed_out' },
  })
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  expect(existsSync(path.join(work, 'late'))).toBe(false)
})

test('much output is cut, and too much ends it', async () => {
  const { run } = await open()
  expect(await run("process.stdout.write('x'.repeat(100000))")).toMatchObject({ value: { truncated: true } })
  const endless = "const b = 'x'.repeat(1 << 20); const go = () => process.stdout.write(b, go); go()"
  expect(await run(endless)).toMatchObject({ error: { code: 'output_too_large' } })
})

test('outside of what is open, in no folder and without the program nothing is started', async () => {
  const { run, work } = await open()
  expect(await run('1', { path: 'other' })).toMatchObject({ error: { code: 'outside_workspace' } })
  expect(await run('1', { path: 'work/none' })).toMatchObject({ error: { code: 'file_unreadable' } })
  await writeFile(path.join(work, 'file'), 'x')
  expect(await run('1', { path: 'work/file' })).toMatchObject({ error: { code: 'file_unreadable' } })
  const without = await open({})
  expect(await without.run('1')).toMatchObject({ error: { code: 'runtime_missing', data: { runtime: 'node' } } })
})

test('a line is taken apart at its blanks, and what stands in quotes is one word', () => {
  expect(startedBy('node --test "a b.js" -x=1')).toEqual({ runtime: 'node', argv: ['--test', 'a b.js', '-x=1'] })
  expect(startedBy('python3 -m pytest -q')).toEqual({ runtime: 'python3', argv: ['-X', 'utf8', '-m', 'pytest', '-q'] })
})
