import { expect, test } from 'vitest'
import * as z from 'zod'

import { createConditions } from '../../shared/condition/evaluate.ts'
import { locales } from '../../shared/domain/locale.ts'
import { createTranslator } from '../../shared/texts/translate.ts'
import { createFakePipeline } from '../../test/fakes/fake-pipeline.ts'
import { fakeTool } from '../../test/fakes/fake-tool.ts'
import { keptFinding } from './kept-findings.ts'

const look = fakeTool({ name: 'look', result: z.object({ names: z.array(z.string()) }) })
const { registry } = createFakePipeline({ tools: [look], answers: {} }).ports
const evidence = [{ path: 'names', value: Array.from({ length: 3_000 }, (_, index) => `name ${index}`), unit: null }]
const finding = { tool: 'look', id: 'found', severity: 'problem', args: {}, evidence } as const

test.each([true, false])('words are made in every language where they are kept, and in none elsewhere: %s', (keeps) => {
  const asked: string[] = []
  const translators = (locale: (typeof locales)[number]) => {
    asked.push(locale)
    return createTranslator(locale)
  }
  const kept = keptFinding(finding, [], {
    registry,
    translators,
    keeps,
    conditions: createConditions(),
    nowMs: () => 0,
  })
  expect(asked).toEqual(keeps ? locales : [])
  expect(locales.map((locale) => kept.evidenceText[locale].includes('name 0'))).toEqual(locales.map(() => keeps))
  expect(kept.evidence[0]?.value).toHaveLength(50)
})
