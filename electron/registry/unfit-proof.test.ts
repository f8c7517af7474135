import { expect, test } from 'vitest'

import { loadTools } from './folders.ts'
import { unfitProof } from './unfit-proof.ts'

const tools = loadTools()
const registry = { all: () => tools, find: (name: string) => tools.find((tool) => tool.name === name) ?? null }
const named = tools.filter(({ proof }) => proof !== undefined && typeof proof.tool !== 'string')

test('a free command is among the fixes whose check is named by the call', () => {
  expect(named.map(({ name }) => name)).toContain('execute_terminal_command')
})

test.each(named)('$name takes a check as its proof, and nothing else', (tool) => {
  const field = tool.proof && typeof tool.proof.tool !== 'string' ? tool.proof.tool.argument : ''
  const codeOf = (value: unknown) => unfitProof(tool, { [field]: value }, registry)?.code ?? null
  expect(codeOf(null)).toBeNull()
  expect(codeOf('check_disk_usage')).toBeNull()
  for (const other of ['restart_system', 'execute_terminal_command', 'no_such_tool', 'constructor'])
    expect([other, codeOf(other)]).toEqual([other, 'invalid_arguments'])
  expect(unfitProof(tool, { [field]: 'check_disk_usag' }, registry)?.data).toMatchObject({
    field,
    guesses: expect.arrayContaining(['check_disk_usage']) as unknown,
  })
})
