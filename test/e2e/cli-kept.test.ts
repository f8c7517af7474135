import path from 'node:path'

import { expect, test } from 'vitest'

import { dataOf, expectRefused, run, simulated, useCommandLine } from './command-line.ts'

/** What one command leaves behind for the next: files, and so what a system does otherwise. */
const newFolder = useCommandLine()
const printer = 'the printer does nothing'
const stuck = ['--scenario', 'stuck-print-queue']

type Rows = readonly Readonly<Record<string, unknown>>[]
type Diagnosed = { readonly proposedFixes: Rows; readonly fixes?: Rows }

test('diagnose --fix --yes repairs, proves it, and stays repaired for the next command', async () => {
  const folder = await newFolder()
  const fixed = await run(['diagnose', printer, '--fix', '--yes', '--json', ...simulated(folder, ...stuck)])
  expect(fixed.code).toBe(0)
  const { fixes } = dataOf<Diagnosed>(fixed)
  expect(fixes).toHaveLength(1)
  expect(fixes?.[0]).toMatchObject({ verdict: 'fixed', state: 'succeeded' })
  expect(fixes?.[0]).toHaveProperty('callId')
  expect(fixes?.[0]).toHaveProperty('undoId')
  const again = await run(['diagnose', printer, '--json', ...simulated(folder)])
  expect([again.code, dataOf<Diagnosed>(again).proposedFixes]).toEqual([0, []])
})

test('settings', async () => {
  const folder = await newFolder()
  expect(dataOf(await run(['mode', '--json', ...simulated(folder)]))).toMatchObject({
    value: 'online',
    source: 'default',
  })
  expect((await run(['config', 'set', 'lang', 'ko', ...simulated(folder)])).code).toBe(0)
  expect(dataOf(await run(['config', 'get', 'lang', '--json', ...simulated(folder)]))).toMatchObject({
    value: 'ko',
    source: 'file',
  })
  expect((await run(['scenarios', ...simulated(folder)])).stdout).toContain('프린터')
})

test('folders are opened and closed one by one, and the others stay', async () => {
  const folder = await newFolder()
  const [first, second] = [await newFolder(), await newFolder()]
  const workspace = (...words: readonly string[]): ReturnType<typeof run> =>
    run(['workspace', ...words, '--json', ...simulated(folder)])
  expect(dataOf(await workspace('list'))).toEqual([])
  await workspace('add', 'one', first)
  expect(dataOf(await workspace('add', 'two', second))).toEqual([`one=${first}`, `two=${second}`])
  expect(dataOf(await workspace('remove', 'one'))).toEqual([`two=${second}`])
  const refused = [
    { words: ['add', 'two', first], code: 'workspace_invalid', exit: 2 },
    { words: ['add', 'three', path.join(first, 'nothing')], code: 'workspace_invalid', exit: 2 },
    { words: ['remove', 'one'], code: 'unknown_workspace', exit: 2 },
    { words: ['add', 'four', first, '--role', 'ai_agent'], code: 'setting_needs_person', exit: 3 },
  ]
  for (const { words, ...expected } of refused)
    await expectRefused(['workspace', ...words, ...simulated(folder)], expected)
  expect(dataOf(await workspace('list'))).toEqual([`two=${second}`])
})
