import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { describe, expect, test } from 'vitest'

import { dataOf, expectRefused, run, simulated, useCommandLine } from './command-line.ts'

const newFolder = useCommandLine()
const printer = 'the printer does nothing'
const stuck = ['--scenario', 'stuck-print-queue']

async function repaired(folder: string): Promise<string> {
  const fixed = await run(['run', 'clear_print_queue', '--yes', '--json', ...simulated(folder, ...stuck)])
  return dataOf<{ readonly callId: string }>(fixed).callId
}

describe('files that make no sense', () => {
  test('settings: set aside, and all stays closed and is told until a person says that they are right', async () => {
    const folder = await newFolder()
    await writeFile(path.join(folder, 'settings.json'), '{"mode": "offl')
    const first = await run(['mode', '--json', ...simulated(folder)])
    expect(dataOf(first)).toMatchObject({ value: 'offline' })
    expect(first.stderr).toMatch(/settings/)
    expect((await readdir(folder)).some((name) => name.startsWith('settings.json.'))).toBe(true)
    const second = await run(['mode', '--json', ...simulated(folder)])
    expect([dataOf(second), second.stderr]).toMatchObject([{ value: 'offline' }, first.stderr])
    expect(await run(['config', 'confirm', '--json', ...simulated(folder)])).toMatchObject({ code: 0 })
    expect((await run(['mode', '--json', ...simulated(folder)])).stderr).toBe('')
  })

  test('the simulated PC: set aside, and a healthy one goes on', async () => {
    const folder = await newFolder()
    await run(['faults', ...simulated(folder, ...stuck)])
    await writeFile(path.join(folder, 'simulated-pc.json'), '[1,2')
    const looked = await run(['diagnose', printer, '--json', ...simulated(folder)])
    expect(looked.code).toBe(0)
    expect((await readdir(folder)).some((name) => /^simulated-pc\.json\..+\.corrupt$/.test(name))).toBe(true)
  })

  test('the history: lines that can be read stay', async () => {
    const folder = await newFolder()
    await run(['run', 'check_printers', ...simulated(folder)])
    await appendFile(path.join(folder, 'history.ndjson'), '{"call":{"id":"torn\n\u0000\u0001\nnull\n')
    await run(['run', 'check_services', ...simulated(folder)])
    const calls = dataOf<readonly { readonly call: { readonly tool: string } }[]>(
      await run(['history', '--json', ...simulated(folder)]),
    )
    expect(calls.map(({ call }) => call.tool)).toEqual(['check_services', 'check_printers'])
    const { stderr } = await run(['history', ...simulated(folder)])
    expect(stderr).toContain('3 lines of the history can’t be read here: damaged, or written by a newer version.')
  })

  test('an undo entry: nothing is undone by it', async () => {
    const folder = await newFolder()
    const callId = await repaired(folder)
    const file = path.join(folder, 'undo', `${callId}.json`)
    await writeFile(file, (await readFile(file, 'utf8')).replace('"clear_print_queue"', '"restart_system"'))
    await expectRefused(['undo', callId, ...simulated(folder)], { code: 'undo_missing', exit: 5 })
    expect((await readdir(path.join(folder, 'undo'))).some((name) => name.endsWith('.corrupt'))).toBe(true)
  })

  test('the record of changes: the first line that was changed is named', async () => {
    const folder = await newFolder()
    await repaired(folder)
    const chain = path.join(folder, 'audit', 'cli')
    const segment = (await readdir(chain)).find((name) => name.endsWith('.ndjson')) ?? ''
    const file = path.join(chain, segment)
    const lines = (await readFile(file, 'utf8')).split('\n')
    await writeFile(
      file,
      lines.map((line, index) => (index === 2 ? line.replace('human_agent', 'admin') : line)).join('\n'),
    )
    const [person, script] = [
      await run(['audit', 'verify', ...simulated(folder)]),
      await run(['audit', 'verify', '--json', ...simulated(folder)]),
    ]
    expect([person.code, script.code]).toEqual([1, 1])
    expect(dataOf(script)).toMatchObject({ ok: false, lines: 2, firstBad: { seq: 3, reason: 'changed' } })
    expect(person.stdout).toMatch(/First bad line: .*3/)
  })
})
