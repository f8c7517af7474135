import { expect, test } from 'vitest'

import { locales } from '../../shared/domain/locale.ts'
import { createTranslator } from '../../shared/texts/translate.ts'
import { nothingPlanned } from './nothing-planned.ts'

test.each(locales)('%s: another language is told which three are understood, and nothing else', (lang) => {
  const translator = createTranslator(lang)
  expect(nothingPlanned({ reason: 'other_language' }, translator)).toEqual([translator.text('diagnose.languages')])
  expect(nothingPlanned({ reason: 'unsafe_request' }, translator)).toEqual([translator.text('diagnose.refuse')])
  expect(nothingPlanned({ reason: 'unsafe_part' }, translator)).toEqual([translator.text('diagnose.refusePart')])
  expect(nothingPlanned({ reason: 'off_topic' }, translator)).toEqual([translator.text('diagnose.none')])
  expect(nothingPlanned({ reason: 'program_wanted' }, translator)).toEqual([translator.text('diagnose.programWanted')])
  expect(nothingPlanned({ reason: 'nothing_matched' }, translator)).toHaveLength(2)
})
