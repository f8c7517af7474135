import * as z from 'zod'
import { expect, test } from 'vitest'

import { createTranslator } from '../../shared/texts/translate.ts'
import { fakeTool } from '../../test/fakes/fake-tool.ts'
import { argumentWord } from './call-words.ts'

const tool = fakeTool({
  name: 'wait_a_while',
  args: z.strictObject({
    hours: z.int().default(72).describe('h'),
    limit: z.int().nullable().default(null).describe('MB'),
    count: z.int(),
    word: z.string().describe('h'),
  }),
})

test.each([
  ['hours', 72, 'en', '3 days'],
  ['hours', 36, 'ko', '36시간'],
  ['limit', 2_048, 'zh', '2 GB'],
  // What counts something, is not known, or is no number says itself what it is.
  ['count', 9_100, 'en', null],
  ['limit', null, 'en', null],
  ['word', 'h', 'en', null],
  ['unheard', 5, 'en', null],
] as const)('%s = %s is said in %s as %s', (...[name, value, locale, said]) => {
  expect(argumentWord(name, value, { tool, translator: createTranslator(locale) })).toBe(said)
})
