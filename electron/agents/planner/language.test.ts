import fc from 'fast-check'
import { expect, test } from 'vitest'

import { detectLanguage } from './language.ts'

test.each([
  ['my printer is offline', 'en'],
  ['cannot type 한글 in this editor any more', 'en'],
  ['프린터가 오프라인이에요', 'ko'],
  ['브라우저에 ERR_PROXY_CONNECTION_FAILED 오류만 계속 나와요', 'ko'],
  ['打印机脱机了', 'zh'],
  ['Outlook 打不开', 'zh'],
  ['', 'en'],
  ['?!', 'en'],
] as const)('%s is %s', (text, language) => {
  expect(detectLanguage(text)).toBe(language)
})

test('text of one script is of its language however it is mixed with digits and signs', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[가-힣]{1,20}$/), fc.stringMatching(/^[0-9 .,!%]{0,20}$/), (words, signs) => {
      expect(detectLanguage(signs + words + signs)).toBe('ko')
    }),
  )
})
