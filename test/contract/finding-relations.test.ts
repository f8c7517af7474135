import { expect, test } from 'vitest'

import { findingKey } from '../../shared/domain/conclusion.ts'
import { loadTools } from '../../electron/registry/folders.ts'

const tools = loadTools()
const rules = tools.flatMap((tool) =>
  tool.findings.map((rule) => ({ key: findingKey({ tool: tool.name, id: rule.id }), rule })),
)
/** What holds on every PC: relations with a condition are held by the faults, where records exist. */
const always = new Map(
  rules.map(({ key, rule }) => [key, (rule.explains ?? []).filter((explained) => typeof explained === 'string')]),
)

test('nothing brings itself about by way of others', () => {
  const reached = (from: string): ReadonlySet<string> => {
    const found = new Set<string>()
    const open = [...(always.get(from) ?? [])]
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (!found.has(next)) open.push(...(always.get(next) ?? []))
      found.add(next)
    }
    return found
  }
  expect([...always.keys()].filter((key) => reached(key).has(key))).toEqual([])
})

test('what is only worth knowing brings nothing about', () => {
  const loud = rules.filter(({ rule }) => rule.severity === 'info' && (rule.explains ?? []).length > 0)
  expect(loud.map(({ key }) => key)).toEqual([])
})

test('only where the severity does not say it a rule says whether it can be a cause', () => {
  const doubled = rules.filter(
    ({ rule }) => rule.severity !== 'info' && rule.asCause === 'sufficient' && !rule.logEvidence,
  )
  expect(doubled.map(({ key }) => key)).toEqual([])
})
