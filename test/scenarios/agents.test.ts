import { expect, test } from 'vitest'

import type { Caller } from '../../shared/domain/caller.ts'
import { useScenarios } from './scenario-engine.ts'

const scenario = useScenarios()
const agentAtTerminal: Caller = { kind: 'person', role: 'ai_agent' }
const model: Caller = { kind: 'model', role: 'ai_agent' }
const person: Caller = { kind: 'person', role: 'human_agent' }

test.each([agentAtTerminal, model])('%j reads no folder outside the workspaces', async (caller) => {
  const pc = await scenario()
  for (const [tool, args] of [
    ['list_files', { path: 'C:\\Users\\test' }],
    ['search_files', { root: 'C:\\' }],
    ['check_large_files', { root: 'C:\\Users\\test\\Downloads\\..\\..' }],
    ['check_user_permissions', { path: 'C:\\Windows' }],
  ] as const) {
    const refused = { state: 'denied', reasons: [{ code: 'folder_not_open' }] }
    expect(await pc.fix({ tool, args, caller }), tool).toMatchObject(refused)
    expect((await pc.fix({ tool, args, caller: person })).state, tool).toBe('succeeded')
  }
  const opened = { tool: 'list_files', args: { path: 'C:\\Users\\test\\Downloads' }, caller }
  expect((await pc.fix(opened)).state).toBe('succeeded')
})

test('checks that rules chose are recorded as the agent, whoever typed the complaint; those of a person as theirs', async () => {
  const pc = await scenario({ faults: ['spooler-stopped'] })
  const { checks } = await pc.diagnose('the printer does nothing', { caller: person })
  expect(checks.length).toBeGreaterThan(2)
  expect(new Set(checks.map(({ call }) => call.caller.role))).toEqual(new Set(['ai_agent']))
  const chosen = await pc.fix({ tool: 'check_print_queue', args: {}, caller: person })
  expect(chosen.caller).toEqual(person)
})
