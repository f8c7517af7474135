import { expect, test } from 'vitest'

import { isSafeDiagnostic } from '../../electron/registry/registry.ts'
import { loadTools } from '../../electron/registry/folders.ts'
import { aiAgent, type KnownValues } from './open-scenario.ts'
import { argsFor } from './plausible-args.ts'
import { useScenarios } from './scenario-engine.ts'

const scenario = useScenarios()

const diagnostics = loadTools().filter(({ access }) => access.risk === 'safe')
const known: KnownValues = {
  host_name: 'intranet.example',
  user_folder: 'C:\\Users\\test',
  file_name: 'Budget',
  log_file: 'C:\\Windows\\Logs\\CBS\\CBS.log',
  web_address: 'https://www.example.com/',
  search_words: 'stop code',
}

test.each(diagnostics.map((tool) => [tool.name, tool] as const))('%s sees nothing wrong', async (name, tool) => {
  const pc = await scenario()
  await pc.backend.settings.set('externalAccess', true)
  const before = await pc.stateText()
  const ended = await pc.check(name, argsFor(tool, known))
  expect(ended, JSON.stringify(ended)).toMatchObject({
    state: 'succeeded',
    verdict: 'healthy',
    proof: null,
    undoId: null,
  })
  if (ended.state !== 'succeeded') return
  expect(ended.findings.filter(({ severity }) => severity !== 'info')).toEqual([])
  expect(tool.result().safeParse(ended.result)).toMatchObject({ success: true, data: ended.result })
  expect(await pc.stateText()).toBe(before)
})

test('every check may be run by the planner alone', () => {
  const quiet = diagnostics.filter(({ kind }) => kind === 'diagnostic')
  expect(quiet.length).toBeGreaterThan(diagnostics.length - 2)
  for (const tool of quiet) expect(isSafeDiagnostic(tool, aiAgent.role), tool.name).toBe(true)
})

test('every tool is on the simulated PC', async () => {
  const pc = await scenario()
  for (const tool of loadTools()) expect(pc.backend.machine.supports(tool), tool.name).toBeNull()
})
