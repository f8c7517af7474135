import { expect, test } from 'vitest'

import type { Conclusion } from '../../shared/domain/conclusion.ts'
import type { Finding, Severity } from '../../shared/domain/finding.ts'
import { locales } from '../../shared/domain/locale.ts'
import { createTranslators } from './translators.ts'
import { headlineOf, placed } from './conclusion-words.ts'

const empty: Conclusion = { verdict: 'not_explained', causes: [], consequences: [], aside: [], open: [] }
const finding = (id: string, severity: Severity = 'problem'): Finding => ({
  tool: 'look',
  id,
  severity,
  args: {},
  evidence: [],
})
const plan = { outcome: 'run' } as const
const translators = createTranslators()
const said = (conclusion: Conclusion, findings: readonly Finding[] = [], told: typeof plan | null = plan) =>
  headlineOf({ conclusion, findings, plan: told }, (tool) => `<${tool}>`, translators('en'))

test('the sentence follows the verdict, and nothing is called fine that was not read', () => {
  const cause = [{ ...finding('found'), sure: true }]
  const open = [{ tool: 'wifi', reason: 'unread' }]
  expect(said({ ...empty, verdict: 'explained', causes: cause }, cause).tone).toBe('cause')
  expect(said({ ...empty, verdict: 'likely', causes: cause }, cause).tone).toBe('cause')
  expect(said({ ...empty, verdict: 'cannot_tell', open })).toMatchObject({
    tone: 'unknown',
    text: expect.stringContaining('<wifi>') as string,
  })
  expect(said({ ...empty, aside: cause }, cause).tone).toBe('noticed')
  expect(said({ ...empty, aside: [finding('small', 'info')] }, [finding('small', 'info')]).tone).toBe('fine')
  expect(said({ ...empty, verdict: 'explained', causes: cause }, cause, null).tone).toBe('cause')
  expect(said(empty, [], null).tone).toBe('fine')
})

test('every verdict has its own sentence in every language', () => {
  for (const locale of locales) {
    const sentences = (['explained', 'likely', 'not_explained', 'cannot_tell'] as const).map(
      (verdict) =>
        headlineOf({ conclusion: { ...empty, verdict }, findings: [], plan }, String, translators(locale)).text,
    )
    expect(new Set(sentences).size).toBe(sentences.length)
  }
})

test('what follows from a cause stands with it, also where a rule shows in two runs', () => {
  const [one, two, after, other] = [finding('a'), finding('a'), finding('b'), finding('c')]
  const conclusion: Conclusion = {
    ...empty,
    causes: [{ tool: 'look', id: 'a', sure: true }],
    consequences: [{ finding: { tool: 'look', id: 'b' }, of: { tool: 'look', id: 'a' } }],
    aside: [{ tool: 'look', id: 'c' }],
  }
  expect(placed([other, after, one, two], conclusion)).toEqual({
    causes: [
      { finding: one, consequences: [after] },
      { finding: two, consequences: [] },
    ],
    aside: [{ finding: other, consequences: [] }],
  })
})
