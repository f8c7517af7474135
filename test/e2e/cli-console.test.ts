import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { root, useCommandLine } from './command-line.ts'

/** A console of another system that can be reached from here; absent = a terminal of this one. */
type Console = { readonly command: string; readonly cwd: string; readonly data: string }
const other = process.env['DESKMEDIC_CONSOLE']
const here: Console | null = other === undefined ? null : (JSON.parse(other) as Console)

useCommandLine()
const hasTmux = spawnSync('tmux', ['-V']).status === 0
/** Longer than a step, and a test of several, takes under Wine beside everything else. */
const stepLimitMs = 150_000
const limits = { timeout: 600_000 }
const inConsole = (name: string, body: () => Promise<void>): void => test.skipIf(!hasTmux)(name, limits, body)
let folder = ''
/** Each program has a server of its own: one that is just ending would take the next program with it. */
let server = 0
const tmux = (...args: readonly string[]) =>
  spawnSync('tmux', ['-S', path.join(folder, `tmux-${String(server)}`), ...args], { encoding: 'utf8' })
const screen = (): string => tmux('capture-pane', '-p', '-J', '-S', '-200').stdout

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dm-console-'))
})
afterEach(() => {
  tmux('kill-server')
  rmSync(folder, { recursive: true, force: true })
})

function open(name: string, ...words: readonly string[]): void {
  const { command, cwd, data } = here ?? {
    command: `'${process.execPath}'`,
    cwd: root,
    data: path.join(folder, 'data'),
  }
  const quoted = [...words, '--data', `${data}-${name}`, '--target', 'simulated'].map((word) => `'${word}'`).join(' ')
  const line = `${command} dist/cli.cjs ${quoted}; echo "ended with $?"; sleep 600`
  server += 1
  // So wide that no sentence breaks: the console of Windows draws rows, and tmux cannot tell which belong together.
  const opened = tmux('-f', '/dev/null', 'new-session', '-d', '-x', '240', '-y', '100', '-c', cwd, line)
  expect([opened.status, opened.stderr]).toEqual([0, ''])
}

async function seen(text: string): Promise<string> {
  const endMs = Date.now() + stepLimitMs
  while (!screen().includes(text) && Date.now() < endMs) await sleep(200)
  expect(screen()).toContain(text)
  return screen()
}

inConsole(
  'a question in the language of the person is answered by keyboard, and its answer stands there in that language',
  async () => {
    open('korean', 'diagnose', '프린터가 안 돼요', '--fix', '--lang', 'ko', '--scenario', 'stuck-print-queue')
    const asked = await seen('> [ ]')
    expect(asked).not.toContain('[x]')
    tmux('send-keys', 'Space')
    await seen('> [x]')
    tmux('send-keys', 'Enter')
    await seen('이제 문제가 해결되었나요?')
    tmux('send-keys', 'Enter')
    const ended = await seen('ended with')
    expect(ended).toContain('답변: ')
    expect(ended).toContain('해결됨')
    expect(ended).not.toMatch(/none|Cancel/)
  },
)

inConsole('Enter alone changes nothing', async () => {
  open('nothing', 'diagnose', 'the printer does nothing', '--fix', '--lang', 'en', '--scenario', 'stuck-print-queue')
  await seen('> [ ]')
  tmux('send-keys', 'Enter')
  const ended = await seen('ended with')
  expect(ended).toContain('Your answer: none of these')
  expect(ended).not.toContain('FIXED')
})

inConsole('what cannot wait for the checks is said before they end, and again with the answer', async () => {
  open('urgent', 'diagnose', 'there is a burning smell coming from my laptop', '--lang', 'en')
  const told = await seen('ended with 0')
  const urgent = 'pull the plug'
  expect(told.indexOf(urgent)).toBeLessThan(told.indexOf('That doesn’t rule out'))
  expect(told.split(urgent).length - 1).toBe(2)
})

inConsole('a no to whether it works leads to the next look, which is told', async () => {
  open('works', 'diagnose', 'the printer does nothing', '--fix', '--lang', 'en', '--scenario', 'stuck-print-queue')
  await seen('> [ ]')
  tmux('send-keys', 'Space')
  await seen('> [x]')
  tmux('send-keys', 'Enter')
  const [, question = ''] = (await seen('Does it work now?')).split('FIXED')
  const sums = (text: string): number => text.split(' checks').length
  tmux('send-keys', 'Down')
  tmux('send-keys', 'Enter')
  const [, ended = ''] = (await seen('ended with 1')).split('FIXED')
  expect(sums(ended)).toBeGreaterThan(sums(question))
})

inConsole('Ctrl+C at a question ends the run as stopped', async () => {
  open('stopped', 'diagnose', 'the printer does nothing', '--fix', '--lang', 'en', '--scenario', 'stuck-print-queue')
  await seen('> [ ]')
  tmux('send-keys', 'C-c')
  expect(await seen('ended with')).toContain('ended with 130')
})

const unreachable = ['diagnose', 'I cannot reach our server', '--lang', 'en', '--scenario', 'stuck-print-queue']

inConsole('what a check has to know is asked for, and the answer goes on where it stopped', async () => {
  open('asked', ...unreachable)
  const asked = await seen('has to know which website or computer')
  expect(asked).toContain('Checked ')
  tmux('send-keys', '-l', 'mail.example.com')
  await seen('mail.example.com_')
  tmux('send-keys', 'Enter')
  const ended = await seen('ended with 1')
  const [, after = ''] = ended.split('Your answer: mail.example.com')
  expect(after).toContain('doesn’t know the name “mail.example.com”')
  expect(after).toContain('Reach another computer')
  expect(ended).not.toContain('--know')
})

// A terminal of Unix gives Ctrl+C to a Windows program as an order to end, not as a key.
test.skipIf(!hasTmux || here !== null)('Ctrl+C at a question for a value skips it', async () => {
  open('skipped', ...unreachable)
  await seen('Enter alone skips this')
  tmux('send-keys', 'C-c')
  expect(await seen('ended with')).toContain('ended with 0')
})

inConsole('with --no-input nobody is asked for a value', async () => {
  open('silent', ...unreachable, '--no-input')
  const ended = await seen('ended with 0')
  expect(ended).toContain('Nobody could be asked: which website or computer')
  expect(ended).toContain('--know host_name=...')
  expect(ended).not.toContain('Enter alone')
})

inConsole('before an undo it is said what that does, and only a yes undoes', async () => {
  const line = ['--lang', 'en', '--json']
  open('undo', 'run', 'clear_print_queue', '--yes', '--scenario', 'stuck-print-queue', ...line)
  const callId = /"callId":"(\w+)"/.exec((await seen('ended with 0')).replaceAll('\n', ''))?.[1] ?? ''
  tmux('kill-server')
  open('undo', 'undo', callId, '--lang', 'en')
  const asked = await seen('Do this now?')
  expect(asked).toMatch(/print/i)
  expect(asked).not.toContain('Undone')
  tmux('send-keys', 'Enter')
  expect(await seen('ended with 3')).toContain('confirmation_refused')
  tmux('kill-server')
  open('undo', 'undo', callId, '--lang', 'en')
  await seen('Do this now?')
  tmux('send-keys', 'Down')
  tmux('send-keys', 'Enter')
  expect(await seen('ended with 0')).toContain('Undone')
})

inConsole('what a setting opens is asked first, and only a yes opens it', async () => {
  const line = ['config', 'set', 'externalAccess', 'true', '--lang', 'en']
  open('opens', ...line)
  const asked = await seen('Do this now?')
  expect(asked).toContain('Let Deskmedic use web pages and services?')
  tmux('send-keys', 'Enter')
  expect(await seen('ended with 3')).toContain('setting_not_confirmed')
  tmux('kill-server')
  open('opens', 'config', 'get', 'externalAccess', '--lang', 'en')
  expect(await seen('ended with 0')).toContain('false')
  tmux('kill-server')
  open('opens', ...line, '--yes')
  expect(await seen('ended with 0')).not.toContain('Do this now?')
})
