import { describe, expect, test } from 'vitest'

import { checkCondition } from '../../shared/condition/check.ts'
import { createConditions } from '../../shared/condition/evaluate.ts'
import { loadTools } from '../registry/folders.ts'
import type { FindingRule } from '../contract/finding-rule.ts'
import { conditionShape } from '../contract/shape-of-schema.ts'
import { hasOnlyOldEntries } from './old-entries.ts'

const conditions = createConditions()
const rule: FindingRule = {
  id: 'crashes',
  severity: 'warning',
  when: 'count(entries) >= 1',
  logEvidence: { list: 'entries', at: 'utc' },
}
const sinceMs = Date.parse('2026-03-01T12:00:00Z')
const before = { utc: '2026-03-01T11:59:59Z' }
const after = { utc: '2026-03-01T12:00:01Z' }

function isOld(entries: unknown, asked: FindingRule = rule): boolean {
  const record = { result: { entries }, unavailable: [] }
  return hasOnlyOldEntries(conditions, asked, { record, args: {}, nowMs: sinceMs, sinceMs })
}

describe('a finding that rests on log entries', () => {
  test.each<[string, unknown, boolean]>([
    ['only from before the fix is old', [before, before], true],
    ['from after the fix is not', [before, after], false],
    ['of the very moment is not', [{ utc: '2026-03-01T12:00:00Z' }], false],
    ['without a time is not', [before, { utc: null }, {}], false],
    ['that cannot be read is not', null, false],
  ])('%s', (_name, entries, expected) => {
    expect(isOld(entries)).toBe(expected)
  })

  test('is never old by a rule that does not say where its entries are', () => {
    const plain: FindingRule = { id: rule.id, severity: rule.severity, when: rule.when }
    expect(isOld([before], plain)).toBe(false)
  })

  test('is not old when it would hold without any entry', () => {
    expect(isOld([before], { ...rule, when: 'count(entries) >= 0' })).toBe(false)
  })
})

test('every rule that names its entries names a list of its tool and the time in it', () => {
  const resting = loadTools().flatMap((tool) =>
    tool.findings.flatMap(({ id, logEvidence }) => (logEvidence ? [{ tool, id, logEvidence }] : [])),
  )
  expect(resting.length).toBeGreaterThan(0)
  for (const { tool, id, logEvidence } of resting) {
    const condition = `any(${logEvidence.list}, hours_since(it.${logEvidence.at}) > 1)`
    expect(checkCondition(condition, conditionShape(tool)), `${tool.name} ${id}`).toEqual([])
  }
})
