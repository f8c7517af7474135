import { expect, test } from 'vitest'

import { dataOf, run, simulated, useCommandLine } from './command-line.ts'

const newFolder = useCommandLine()
const printer = 'the printer does nothing'
const stuck = ['--scenario', 'stuck-print-queue']

test('every call is in the history, and the record of changes is whole', async () => {
  const folder = await newFolder()
  await run(['diagnose', printer, '--fix', '--yes', ...simulated(folder, ...stuck)])
  type Row = { readonly call: { readonly id: string; readonly tool: string; readonly parentId: string | null } }
  const calls = dataOf<readonly Row[]>(await run(['history', '--json', ...simulated(folder)]))
  const fix = calls.find(({ call }) => call.tool === 'cancel_print_job')
  expect(fix).toBeDefined()
  expect((await run(['history', 'Budget', ...simulated(folder)])).stdout).toContain('check_print_queue')
  expect(calls.every(({ call }) => call.parentId === null)).toBe(true)
  const every = dataOf<readonly unknown[]>(await run(['history', '--all', '--json', ...simulated(folder)]))
  expect(every.length).toBeGreaterThan(calls.length)
  const changes = dataOf<typeof calls>(await run(['history', '--changes', '--json', ...simulated(folder)]))
  expect(changes.map(({ call }) => call.tool)).toEqual(['cancel_print_job'])
  const read = (await run(['show-call', fix?.call.id ?? '', ...simulated(folder)])).stdout
  expect(read).toMatch(/\(cancel_print_job\).*Done\n"the printer does nothing"\n/)
  expect(read).toContain('FIXED')
  expect(read).not.toMatch(/[{}]|createdAt|parentId/)
  expect((await run(['history', 'no such thing', ...simulated(folder)])).stdout).toBe('No call matches.\n')
  const shown = await run(['show-call', fix?.call.id ?? '', '--json', ...simulated(folder)])
  expect(dataOf(shown)).toMatchObject({ complaint: printer, call: { state: 'succeeded' } })
  const exported = await run(['audit', 'export', ...simulated(folder)])
  const lines = exported.stdout.trim().split('\n')
  expect(lines.map((line) => (JSON.parse(line) as { readonly kind: string }).kind)).toContain('intent')
  expect(dataOf(await run(['audit', 'verify', '--json', ...simulated(folder)]))).toEqual({
    ok: true,
    lines: lines.length,
  })
})

test('an undo that was refused goes by the name of its fix, and says why', async () => {
  const folder = await newFolder()
  await run(['run', 'flush_dns_cache', '--yes', ...simulated(folder)])
  type Row = { readonly call: { readonly id: string } }
  const [fix] = dataOf<readonly Row[]>(await run(['history', '--changes', '--json', ...simulated(folder)]))
  expect((await run(['undo', fix?.call.id ?? '', ...simulated(folder)])).stderr).toContain('undo_missing')
  const [undo = ''] = (await run(['history', '--changes', ...simulated(folder)])).stdout.split('\n')
  expect(undo).toMatch(/ {2}flush_dns_cache {2}Undo refused: Nothing is stored with which this could be undone\.$/)
  const [, undoId = ''] = undo.split('  ')
  const read = (await run(['show-call', undoId, ...simulated(folder)])).stdout
  expect(read).toMatch(/\(flush_dns_cache\).*Undo refused/)
  expect(read).not.toContain('not known')
})
