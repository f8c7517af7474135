import { expect, test } from 'vitest'

import { locales } from '../../shared/domain/locale.ts'
import { createTranslator } from '../../shared/texts/translate.ts'
import { firstAidText, nothingPlanned } from './nothing-planned.ts'

test.each(locales)('%s: another language is told which three are understood, and nothing else', (lang) => {
  const translator = createTranslator(lang)
  expect(nothingPlanned({ reason: 'other_language' }, translator)).toEqual([translator.text('diagnose.languages')])
  expect(nothingPlanned({ reason: 'unsafe_request' }, translator)).toEqual([translator.text('diagnose.refuse')])
  expect(nothingPlanned({ reason: 'unsafe_part' }, translator)).toEqual([translator.text('diagnose.refusePart')])
  expect(nothingPlanned({ reason: 'off_topic' }, translator)).toEqual([translator.text('diagnose.none')])
  expect(nothingPlanned({ reason: 'program_wanted' }, translator)).toEqual([translator.text('diagnose.programWanted')])
  expect(nothingPlanned({ reason: 'empty_text' }, translator)).toEqual([translator.text('diagnose.empty')])
  expect(nothingPlanned({ reason: 'nothing_matched' }, translator)).toHaveLength(2)
})

test.each(locales)('%s: what a person does themselves is said, whether anything is looked at or not', (lang) => {
  const translator = createTranslator(lang)
  for (const firstAid of ['password_forgotten', 'account_taken', 'liquid', 'scare'] as const) {
    const text = [translator.text(`firstAid.${firstAid}`)]
    expect(nothingPlanned({ reason: 'first_aid', firstAid }, translator)).toEqual(text)
    expect(firstAidText({ firstAid }, translator)).toEqual(text)
  }
  expect(firstAidText({}, translator)).toEqual([])
  expect(firstAidText(null, translator)).toEqual([])
})
