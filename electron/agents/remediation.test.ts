import { expect, test } from 'vitest'

import type { ProposedFix } from '../../shared/domain/diagnosis.ts'
import type { Role } from '../../shared/domain/role.ts'
import { createFakePipeline, type FakePipeline } from '../../test/fakes/fake-pipeline.ts'
import { fakeTool } from '../../test/fakes/fake-tool.ts'
import { createRemediationAgent } from './remediation.ts'

const forAdmins = fakeTool({ name: 'fix_hard', kind: 'remediation', access: { minRole: 'admin', risk: 'caution' } })
const forPeople = fakeTool({ name: 'fix', kind: 'remediation', access: { minRole: 'human_agent', risk: 'caution' } })

function fixBy(tool: string): ProposedFix {
  const because = { tool: 'look', id: 'broken', severity: 'problem', args: {}, evidence: [] } as const
  return { tool, args: {}, digest: 'digest', because, ticked: true, preview: null }
}

async function repair(pc: FakePipeline, tool: string, role: Role): Promise<unknown> {
  const agent = createRemediationAgent({ registry: pc.ports.registry, consent: pc.ports.consent })
  const { signal } = new AbortController()
  const session = { pipeline: pc.pipeline, caller: { kind: 'person', role }, signal, known: {} } as const
  const [report] = await agent.run([fixBy(tool)], session, () => undefined)
  return report
}

test('a step for another role says which role it needs', async () => {
  const pc = createFakePipeline({ tools: [forAdmins], answers: {} })
  expect(await repair(pc, 'fix_hard', 'human_agent')).toMatchObject({
    kind: 'skipped',
    reason: { code: 'role_too_low', data: { tool: 'fix_hard', role: 'admin' } },
  })
  expect(pc.steps).toEqual([])
})

test('a step that is forbidden by policy as well says that first, as the rules do', async () => {
  const pc = createFakePipeline({ tools: [forAdmins], answers: {} })
  pc.facts.rules = { allowTools: [], blockTools: [], policyBlockTools: ['fix_hard'] }
  expect(await repair(pc, 'fix_hard', 'human_agent')).toMatchObject({
    kind: 'skipped',
    reason: { code: 'blocked_by_policy', data: { tool: 'fix_hard' } },
  })
})

test('a step whose tool is gone says so, with what was perhaps meant', async () => {
  const pc = createFakePipeline({ tools: [forAdmins], answers: {} })
  expect(await repair(pc, 'fix_hart', 'admin')).toMatchObject({
    kind: 'skipped',
    reason: { code: 'unknown_tool', data: { tool: 'fix_hart', guesses: ['fix_hard'] } },
  })
})

test('every other step is judged by the pipeline', async () => {
  const pc = createFakePipeline({ tools: [forPeople], answers: {} })
  expect(await repair(pc, 'fix', 'human_agent')).toMatchObject({ kind: 'run', call: { state: 'succeeded' } })
  pc.facts.mode = 'offline'
  pc.facts.rules = { allowTools: [], blockTools: ['fix'], policyBlockTools: [] }
  expect(await repair(pc, 'fix', 'human_agent')).toMatchObject({
    kind: 'run',
    call: { state: 'denied', reasons: [{ code: 'blocked_in_settings' }] },
  })
})
