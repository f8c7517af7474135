import { expect, test } from 'vitest'
import * as z from 'zod'

import { createFakePipeline } from '../../test/fakes/fake-pipeline.ts'
import { fakeTool } from '../../test/fakes/fake-tool.ts'
import type { Tool } from '../contract/define-tool.ts'
import type { FindingRule } from '../contract/finding-rule.ts'
import { createBinder } from './bindings.ts'
import type { FixPlan } from '../../shared/domain/diagnosis.ts'
import { createFixProposer } from './propose-fixes.ts'
import { runCheck } from './run-check.ts'

const caller = { kind: 'person', role: 'human_agent' } as const

const restart: Tool = {
  ...fakeTool({
    name: 'start_anew',
    kind: 'remediation',
    access: { risk: 'caution', requiresUserNotice: true },
    args: z.strictObject({ force: z.boolean().default(false) }),
    result: z.object({ done: z.boolean() }),
    proof: { tool: 'check_profile', after: 0, improvedWhen: 'after.temporary == false' },
  }),
  undo: 'none',
  object: 'one',
}
const saving: Tool = { ...restart, name: 'save_first' }

/** What is offered for a finding that warns of losing the files of this session. */
async function offeredBy(
  fixes: readonly Tool[],
  rule: Partial<FindingRule> = {},
  { findings }: Pick<Partial<Tool>, 'findings'> = {},
): Promise<FixPlan> {
  const check = fakeTool({
    name: 'check_profile',
    result: z.object({ temporary: z.boolean() }),
    findings: [
      {
        id: 'temporary',
        severity: 'problem',
        when: 'temporary == true',
        suggests: fixes.map(({ name }) => name),
        keeps: ['files_of_this_session'],
        ...rule,
      },
    ],
    ...(findings ? { findings } : {}),
  })
  const { pipeline, ports } = createFakePipeline({
    tools: [check, ...fixes],
    answers: { check_profile: { temporary: true } },
  })
  const session = { pipeline, caller, signal: new AbortController().signal, known: {} }
  const report = await runCheck({ tool: 'check_profile', args: {}, because: 'plan' }, session)
  expect(report.findings).toHaveLength(check.findings.length)
  return createFixProposer({ ...ports, binder: createBinder(ports) }).propose([report], session, {
    tried: [],
    conclusion: { causes: report.findings.slice(0, 1).map((one) => ({ ...one, sure: true })), consequences: [] },
  })
}

const reason = { code: 'would_lose', data: { tool: 'start_anew' } }

test('a fix that destroys what its finding warns of losing is held back, and the next candidate is offered', async () => {
  const harmful: Tool = { ...restart, destroys: ['unsaved_work', 'files_of_this_session'] }
  const alone = await offeredBy([harmful])
  expect(alone).toMatchObject({ proposed: [], questions: [], withheld: [{ tool: 'start_anew', reason }] })
  const offered = await offeredBy([harmful, saving])
  expect(offered).toMatchObject({ proposed: [{ tool: 'save_first' }], withheld: [{ tool: 'start_anew', reason }] })
})

test('it is offered where it destroys something else, or the finding warns of nothing', async () => {
  const other: Tool = { ...restart, destroys: ['unsaved_work'] }
  expect(await offeredBy([other])).toMatchObject({ proposed: [{ tool: 'start_anew' }], withheld: [] })
  const harmful: Tool = { ...restart, destroys: ['files_of_this_session'] }
  expect(await offeredBy([harmful], { keeps: [] })).toMatchObject({ proposed: [{ tool: 'start_anew' }], withheld: [] })
})

test('what only one way of calling it destroys counts where it would be called so', async () => {
  const harsher = { argument: 'force', equals: true, destroys: ['files_of_this_session'] } as const
  const sometimes: Tool = { ...restart, harsher }
  expect(await offeredBy([sometimes])).toMatchObject({ proposed: [{ tool: 'start_anew' }] })
  const forced = { bind: { start_anew: { args: { force: 'temporary == true' } } } }
  expect(await offeredBy([sometimes], forced)).toMatchObject({ proposed: [], withheld: [{ reason }] })
})

test('what one finding wants kept is safe from the fix for another, unless it is only noticed', async () => {
  const harmful: Tool = { ...restart, destroys: ['files_of_this_session'] }
  const other = (severity: 'problem' | 'info'): Pick<Tool, 'findings'> => ({
    findings: [
      { id: 'temporary', severity: 'problem', when: 'temporary == true', suggests: ['start_anew'] },
      { id: 'unsaved', severity, when: 'temporary == true', keeps: ['files_of_this_session'] },
    ],
  })
  expect(await offeredBy([harmful], {}, other('problem'))).toMatchObject({ proposed: [], withheld: [{ reason }] })
  expect(await offeredBy([harmful], {}, other('info'))).toMatchObject({ proposed: [{ tool: 'start_anew' }] })
})
