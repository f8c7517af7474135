import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterEach, expect, test } from 'vitest'

import { openEditor, type Editor } from '../fakes/acp-editor.ts'
import { bundledProgram } from '../fakes/bundled.ts'
import { run, simulated, start, useCommandLine } from './command-line.ts'

const newFolder = useCommandLine()
const stuck = ['--scenario', 'stuck-print-queue']
const complaint = 'the printer does nothing'

type Child = ChildProcess & { readonly stdin: Writable; readonly stdout: Readable }

const children: Child[] = []

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

/** An editor over the pipes of a program; what the program writes is kept as it is. */
async function edit(child: Child): Promise<Editor & { readonly written: () => string }> {
  children.push(child)
  let written = ''
  child.stdout.on('data', (bytes: Buffer) => (written += bytes.toString()))
  return { ...(await openEditor({ toAgent: child.stdin, fromAgent: child.stdout })), written: () => written }
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await sleep(10)
}

test('an editor starts the program, has something repaired, and closes it', async () => {
  const folder = await newFolder()
  const child = start(['acp', ...simulated(folder, ...stuck)])
  const editor = await edit(child)
  const session = await editor.open()
  editor.answer(() => 'approve')
  expect(await editor.say(session, complaint)).toBe('end_turn')
  expect(editor.text(session)).toMatch(/FIXED {2}[^\n]*\n *Action: Cancel Budget\.xlsx on Floor 2 Color/)
  child.stdin.end()
  expect(await once(child, 'close')).toEqual([0, null])
  for (const line of editor.written().trim().split('\n')) expect(JSON.parse(line)).toMatchObject({ jsonrpc: '2.0' })
  const past = await run(['history', '--json', 'cancel_print_job', ...simulated(folder)])
  expect(past.stdout).toContain('"state":"succeeded"')
})

test('a signal ends it also while the editor stays', async () => {
  if (process.platform === 'win32') return
  const child = start(['acp', ...simulated(await newFolder())])
  const editor = await edit(child)
  await editor.open()
  child.kill('SIGTERM')
  const [code] = (await once(child, 'close')) as [number | null]
  expect(code).toBe(130)
  for (const line of editor.written().trim().split('\n')) expect(JSON.parse(line)).toMatchObject({ jsonrpc: '2.0' })
})

test('a message that is larger than any ends it, with the reason beside the protocol', async () => {
  const child = start(['acp', ...simulated(await newFolder())])
  children.push(child)
  let told = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (told += text))
  child.stdin.on('error', () => undefined)
  child.stdin.write(`{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"x":"${'a'.repeat(40_000_000)}"}}\n`)
  const [code] = (await once(child, 'close')) as [number | null]
  expect(code).toBe(2)
  expect(told).toContain('code DM-WIN-3 (message_too_large)\n')
})

test('killed in the middle of a repair: the next session says that its end is not known, once', async () => {
  const folder = await newFolder()
  await run(['faults', ...simulated(folder, ...stuck)])
  const program = await bundledProgram(await newFolder(), 'test/fakes/endless-acp.ts')
  const endless = spawn(process.execPath, [program, folder, 'cancel_print_job'], {
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const first = await edit(endless)
  const session = await first.open()
  first.answer(() => 'approve')
  void first.say(session, complaint).catch(() => undefined)
  const [said] = (await once(endless.stderr, 'data')) as [Buffer]
  expect(said.toString()).toBe('running\n')
  const { toolCallId } = first.asked[0]?.toolCall ?? {}
  expect(first.updates(session, 'tool_call_update').at(-1)).toMatchObject({ toolCallId, status: 'in_progress' })
  endless.kill('SIGKILL')
  await once(endless, 'close')

  const second = await edit(start(['acp', ...simulated(folder)]))
  const told = await second.open()
  const unknown = /Deskmedic was closed while this ran: .*It’s not known whether it was done\./
  await until(() => second.text(told).length > 0)
  expect(second.text(told)).toMatch(unknown)
  const past = await run(['history', '--json', 'cancel_print_job', ...simulated(folder)])
  expect(past.stdout).toContain('"state":"unknown"')
  children.at(-1)?.stdin.end()

  const third = await edit(start(['acp', ...simulated(folder)]))
  const later = await third.open()
  await third.say(later, complaint)
  expect(third.text(later)).toContain('PROBLEM  The print job Budget.xlsx has been stuck')
  expect(third.text(later)).not.toMatch(unknown)
})
