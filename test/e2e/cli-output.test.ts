import { readFile, writeFile } from 'node:fs/promises'
import { closeSync, existsSync, openSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

import { expect, test } from 'vitest'

import { envelopeOf, program, run, simulated, start, useCommandLine } from './command-line.ts'

const newFolder = useCommandLine()
const escape = '\u001b'

/** Runs the command line with both streams into files, as `> out.txt 2> err.txt` does. */
async function runIntoFiles(folder: string, args: readonly string[], environment: Readonly<Record<string, string>>) {
  const files = [path.join(folder, 'out.txt'), path.join(folder, 'err.txt')] as const
  const [out, err] = [openSync(files[0], 'w'), openSync(files[1], 'w')]
  const child = spawn(process.execPath, [program, ...args], {
    stdio: ['ignore', out, err],
    env: { ...process.env, LANG: 'en_US.UTF-8', ...environment },
  })
  await once(child, 'close')
  closeSync(out)
  closeSync(err)
  return { stdout: await readFile(files[0], 'utf8'), stderr: await readFile(files[1], 'utf8') }
}

test.each([{}, { CI: '1' }, { TERM: 'xterm-256color' }])(
  'a file and a pipe get words without colours: %o',
  async (environment) => {
    const folder = await newFolder()
    const args = ['diagnose', 'the printer does nothing', ...simulated(folder, '--scenario', 'stuck-print-queue')]
    const inFiles = await runIntoFiles(folder, args, environment)
    const inPipes = await run(args, { environment })
    for (const { stdout, stderr } of [inFiles, inPipes]) {
      expect(stdout).toContain('PROBLEM')
      expect(stderr).toContain('Practice PC')
      expect(stdout + stderr).not.toContain(escape)
    }
  },
)

test('a command shows what it wrote', async () => {
  const folder = await newFolder()
  const args = JSON.stringify({ command: 'write-output first second' })
  const command = ['run', 'execute_terminal_command', '--args', args] as const
  const asked = envelopeOf(await run([...command, '--json', ...simulated(folder)]))
  const approved = ['--approve', String(asked.error?.data['digest'])] as const
  const { stdout } = await run([...command, ...approved, ...simulated(folder)])
  expect(stdout).toMatch(/output:\n {4}first\n {4}second\n/)
})

test('where a value comes from is said in a sentence that can be read', async () => {
  const folder = await newFolder()
  const { stdout: default_ } = await run(['mode', ...simulated(folder)])
  expect(default_).toBe('Network mode: online (default)\n')
  await run(['mode', 'offline', ...simulated(folder)])
  expect((await run(['mode', ...simulated(folder)])).stdout).toBe('Network mode: offline (from the settings)\n')
  const byName = await run(['mode', '--mode', 'internal', ...simulated(folder)])
  expect(byName.stdout).toBe('Network mode: internal (from the command line)\n')
})

test('settings that cannot be read: what that means, and what to type for this very folder', async () => {
  const folder = await newFolder()
  await writeFile(path.join(folder, 'settings.json'), '{ "mode": 7 ')
  const { stderr } = await run(['mode', ...simulated(folder)])
  expect(stderr).toMatch(/settings was damaged.* stays offline and only reads/)
  expect(stderr).toContain(` --data ${folder} config confirm\n`)
})

const fullFile = '/dev/full'

test.skipIf(!existsSync(fullFile)).each([['tools'], ['tools', '--json'], ['--help']])(
  'an answer that cannot be written is told beside it, and never looks like one: %s %s',
  async (...words) => {
    const folder = await newFolder()
    const full = openSync(fullFile, 'w')
    const child = spawn(process.execPath, [program, ...words, ...simulated(folder)], {
      stdio: ['ignore', full, 'pipe'],
      env: { ...process.env, LANG: 'en_US.UTF-8' },
    })
    let told = ''
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (told += text))
    const [code] = (await once(child, 'close')) as [number | null]
    closeSync(full)
    expect(code).toBe(6)
    expect(told).toMatch(/: the drive is full\.\n.*\ncode DM-RUN-12 \(answer_not_written\)\n$/)
    expect(told).not.toMatch(/ at .*:\d+/)
  },
)

test.each([['plan', '--batch', '-'], ['chat']])(
  'what waits for an input that stays open is stopped: %s %s',
  async (...words) => {
    const child = start([...words, ...simulated(await newFolder())])
    child.stderr.once('data', () => child.kill('SIGINT'))
    const [code] = (await once(child, 'exit')) as [number | null]
    child.stdin.destroy()
    expect(code).toBe(process.platform === 'win32' ? null : 130)
  },
)

test.skipIf(process.platform === 'win32')('started in a folder that is gone, it works all the same', async () => {
  const folder = await newFolder()
  const gone = path.join(folder, 'gone')
  const through = ['sh', '-c', `mkdir '${gone}' && cd '${gone}' && rmdir '${gone}' && exec "$@"`, 'sh']
  const { code, stdout, stderr } = await run(['mode', ...simulated(folder)], { through })
  expect([code, stdout]).toEqual([0, 'Network mode: online (default)\n'])
  expect(stderr).not.toMatch(/ at .*:\d+/)
})
