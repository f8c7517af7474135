import { expect, test } from 'vitest'

import { locales } from '../../../shared/domain/locale.ts'
import { createTranslator } from '../../../shared/texts/translate.ts'
import { openFacts } from '../../../test/fakes/fake-pipeline.ts'
import { listOf } from '../../broker/broker-list.ts'
import { silentLogger } from '../../kernel/ports.ts'
import type { AvailabilityFacts } from '../../policy/availability.ts'
import { loadTools } from '../../registry/folders.ts'
import { createRegistry } from '../../registry/registry.ts'
import type { ViewContext } from '../chats/view-context.ts'
import { adminScope } from './admin-scope.ts'

function contextOf(facts: Partial<AvailabilityFacts> = {}, locale: (typeof locales)[number] = 'en'): ViewContext {
  const availability = (): AvailabilityFacts => ({ ...openFacts(), ...facts })
  return {
    translator: createTranslator(locale, 'deskmedic', 'window'),
    registry: createRegistry(loadTools(), { availability, supports: () => null, logger: silentLogger }),
    role: 'human_agent',
  }
}

test('names every tool of the list that the broker is built with, and nothing beside', () => {
  const { tools, may } = adminScope(contextOf())
  const listed = Object.keys(listOf(loadTools()))
  expect(tools.map(({ tool }) => tool).toSorted()).toEqual(listed.toSorted())
  const checks = loadTools().filter(({ name, kind }) => listed.includes(name) && kind === 'diagnostic')
  expect(may[0]).toBe(`${String(listed.length - checks.length)} repairs may use administrator rights`)
  expect(may[1]).toBe('Windows asks once for up to 5 minutes or 16 steps')
  expect(may.slice(2).join()).toContain(checks[0]?.texts.title.en ?? '')
})

test('what a policy blocks is not promised', () => {
  const [first = ''] = Object.keys(listOf(loadTools()))
  const rules = { ...openFacts().rules, policyBlockTools: [first] }
  expect(adminScope(contextOf({ rules })).tools.map(({ tool }) => tool)).not.toContain(first)
  const none = adminScope(contextOf({ limits: { ...openFacts().limits, elevatedTools: true } }))
  expect([none.tools, none.may[0]]).toEqual([[], 'No repair can use administrator rights here now'])
})

test.each(locales)('stands in whole sentences in %s', (locale) => {
  const { may, never } = adminScope(contextOf({}, locale))
  expect([may.length, never.length]).toEqual([3, 2])
  for (const line of [...may, ...never]) expect(line).not.toMatch(/[{}]|adminMay|adminNever/)
  expect(new Set([...may, ...never]).size).toBe(5)
})
