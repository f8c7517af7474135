import fc from 'fast-check'
import { expect, test } from 'vitest'

import { detectLanguage, foreignShare, isUnread } from './language.ts'

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

test.each([
  ['プリンターが印刷できません', 'mostly'],
  ['принтер не печатает', 'mostly'],
  ['الطابعة لا تعمل', 'mostly'],
  ['Wi-Fi не работает', 'mostly'],
  ['l’imprimante ne fonctionne plus, elle est bloquée', 'mostly'],
  ['très lent', 'part'],
  ['the printer of Møller is offline again', 'part'],
  ['no tengo internet en casa', 'none'],
  ['my printer is offline', 'none'],
  ['프린터가 offline이에요', 'none'],
  ['印表機沒有反應', 'none'],
] as const)('%s: %s in another language', (text, share) => {
  expect(foreignShare(text)).toBe(share)
})

test.each([
  ['Mein Drucker druckt nicht', true],
  ['mijn laptop doet niets', true],
  ['my printer is offline', false],
  ['printer offline', false],
  ['프린터가 offline이에요', false],
  ['', false],
] as const)('%s: cannot be read here: %s', (text, unread) => {
  expect(isUnread(text)).toBe(unread)
})
