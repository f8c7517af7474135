import { expect, test } from 'vitest'

import { fail } from '../kernel/result.ts'
import { loadTools } from '../registry/folders.ts'
import type { Runner } from '../runners/runners.ts'
import { createBrokerElevation } from './broker-elevation.ts'
import { listOf, servedTools } from './broker-list.ts'
import { judgeStep } from './judge-step.ts'

const tools = loadTools()
const repair = tools.find(({ name }) => name === 'repair_component_store') ?? expect.unreachable('no such tool')
const served = servedTools(tools, listOf(tools))

test('the store of components is repaired with rights from where Windows takes its files, and from nowhere else', () => {
  const step = (source: string | null) => ({ toolId: repair.name, canonicalArgs: JSON.stringify({ source }) })
  expect(judgeStep(step(null), served)).toMatchObject({ tool: { name: repair.name }, args: { source: null } })
  for (const source of ['D:\\sources', 'C:\\Windows', 'C:\\ProgramData\\Deskmedic'])
    expect(judgeStep(step(source), served)).toBe('folder')
  expect(judgeStep(step('\\\\server\\share'), served)).toBe('arguments')
})

test('where a folder is named Windows is not asked for rights, and the rest of its plan is', async () => {
  const announced: unknown[] = []
  let asked = 0
  const elevation = createBrokerElevation({
    lang: () => 'en',
    openBroker: () => {
      asked += 1
      return Promise.resolve(fail('elevation_refused'))
    },
  })
  const call = { tool: repair, runner: {} as Runner, callId: 'one', approvalId: null, undoes: null }
  const { signal } = new AbortController()
  const named = { ...call, args: { source: 'D:\\sources' } }
  elevation.begin([
    { ...named, digest: 'a' },
    { tool: repair, args: { source: null }, digest: 'b' },
  ])
  const refused = await elevation.elevate(named, signal, () => announced.push('prompt'))
  expect([refused, asked]).toMatchObject([{ error: { code: 'broker_refused', data: { reason: 'folder' } } }, 0])
  await elevation.elevate({ ...call, args: { source: null } }, signal, () => announced.push('prompt'))
  expect([asked, announced]).toEqual([1, ['prompt']])
})
