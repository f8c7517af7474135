import { expect, test } from 'vitest'

import type { Conclusion } from '../../shared/domain/conclusion.ts'
import type { Finding, Severity } from '../../shared/domain/finding.ts'
import { locales, type Locale } from '../../shared/domain/locale.ts'
import { createTranslators } from './translators.ts'
import { headlineOf, placed, type HeadlineWords } from './conclusion-words.ts'

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
const wordsIn = (locale: Locale): HeadlineWords => ({
  translator: translators(locale),
  titleOf: (tool) => `<${tool}>`,
  findingText: ({ tool, id }) => `<${tool} ${id}>`,
})
const said = (conclusion: Conclusion, findings: readonly Finding[] = [], told: typeof plan | null = plan) =>
  headlineOf({ conclusion, findings, plan: told, checked: 2 }, wordsIn('en'))

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

test('every verdict has its own sentence in every language, and a cause is in it', () => {
  const one = { ...empty, causes: [{ ...finding('found'), sure: true }] }
  const verdicts: readonly Conclusion[] = [
    { ...one, verdict: 'explained' },
    { ...one, verdict: 'likely' },
    { ...empty, verdict: 'not_explained' },
    { ...empty, verdict: 'cannot_tell' },
  ]
  for (const locale of locales) {
    const sentences = verdicts.map(
      (conclusion) => headlineOf({ conclusion, findings: [finding('found')], plan, checked: 2 }, wordsIn(locale)).text,
    )
    expect(new Set(sentences).size).toBe(sentences.length)
    expect(sentences.map((sentence) => sentence.includes('<look found>'))).toEqual([true, true, false, false])
  }
})

test('the first cause is named and the others are counted, each rule once', () => {
  const causes = ['a', 'b', 'c'].map((id) => ({ ...finding(id), sure: true }))
  const conclusion: Conclusion = { ...empty, verdict: 'explained', causes }
  const found = [finding('c'), finding('a'), finding('a'), finding('b')]
  expect(said(conclusion, found).text).toBe('<look a>. There are 2 more possible causes.')
  expect(said({ ...conclusion, verdict: 'likely' }, found).text).toBe(
    'Probably: <look a>. There are 2 more possible causes.',
  )
  expect(said({ ...conclusion, causes: causes.slice(0, 1) }, found).text).toBe('<look a>')
})

test('what was read is counted where nothing was found, and nothing read is not called fine', () => {
  const none = (checked: number) => headlineOf({ conclusion: empty, findings: [], plan, checked }, wordsIn('en'))
  expect(none(27)).toMatchObject({ tone: 'fine', text: 'No problems found in 27 checks.' })
  expect(none(27).detail).toContain('wasn’t checked')
  expect(none(0).tone).toBe('unknown')
})

test('who chose the checks is told of what was found, not of causes', () => {
  const causes = ['a', 'b'].map((id) => ({ ...finding(id), sure: true }))
  const found = [finding('a'), finding('b')]
  expect(said({ ...empty, verdict: 'likely', causes }, found, null).text).toBe(
    '<look a>. 1 more thing needs attention.',
  )
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
