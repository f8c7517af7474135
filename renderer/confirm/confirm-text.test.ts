import { expect, test } from 'vitest'

import { locales } from '../../shared/domain/locale.ts'
import { confirmEn } from '../../shared/texts/confirm.en.ts'
import { messages } from '../../shared/texts/messages.ts'
import { createConfirmText, localeOf, type ConfirmKey } from './confirm-text.ts'

const keys = Object.keys(confirmEn) as ConfirmKey[]

test('this window needs no message format: its sentences hold names in braces and nothing else', () => {
  for (const locale of locales) {
    for (const key of keys) expect(messages[locale][key].replace(/\{[a-z]+\}/g, '')).not.toMatch(/[{}#']/)
  }
})

test('values are put in as they are and never read again', () => {
  const text = createConfirmText('en')
  expect(text('ui.confirm.step', { number: 1, title: '{number} $& \\1' })).toBe('1. {number} $& \\1')
  expect(text('ui.confirm.title.plan', { count: 2 })).toBe('Run 2 steps')
})

test('the language before the question is known', () => {
  expect([localeOf('ko-KR'), localeOf('zh-Hans-CN'), localeOf('fr')]).toEqual(['ko', 'zh', 'en'])
})
