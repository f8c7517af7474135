import { afterEach, expect, test } from 'vitest'

import { createConditions } from '../../../../shared/condition/evaluate.ts'
import { gitPortHere, gitProgram, makeRepository, type GitFixture } from '../../../../test/fakes/git-fixture.ts'
import { never } from '../../../../test/fakes/script-host-fixture.ts'
import { createAssessor } from '../../../policy/assess.ts'
import { ask, record } from './read.ts'
import { tool } from './tool.ts'

const made: GitFixture[] = []
afterEach(() => made.splice(0).forEach(({ remove }) => remove()))

async function seen(prepare: (fixture: GitFixture) => void) {
  const fixture = makeRepository()
  made.push(fixture)
  prepare(fixture)
  const args = { path: fixture.repository }
  const result = tool.result().parse(record(args, await ask(args, gitPortHere(), never)))
  const { verdict, findings } = createAssessor({ conditions: createConditions() }).assess(tool, {
    ...{ record: { result, unavailable: [] }, args, nowMs: 0 },
  })
  return { result, verdict, findings: findings.map(({ id }) => id) }
}

test.skipIf(gitProgram === null || process.platform === 'win32')('only what was read is called clean', async () => {
  expect(await seen(() => undefined)).toMatchObject({ verdict: 'healthy', findings: ['clean'], result: { total: 0 } })
  const changed = await seen(({ write }) => write('b.txt', 'x'))
  expect(changed).toMatchObject({ findings: ['changed'], result: { files: [{ path: 'b.txt' }], total: 1 } })
  const closed = await seen(({ plain }) => plain('config', 'include.path', '/elsewhere'))
  expect(closed).toMatchObject({
    verdict: 'unknown',
    findings: ['not_opened'],
    result: { state: 'includes_config', detail: 'include.path', files: null, total: null },
  })
  const filtered = await seen(({ plain }) => plain('config', 'filter.x.clean', 'x'))
  expect(filtered.findings).toContain('filters_off')
})
