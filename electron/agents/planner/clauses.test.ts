import fc from 'fast-check'
import { expect, test } from 'vitest'

import { complainedClauses, splitClauses, splitSentences } from './clauses.ts'

const weightOf = (text: string, words: string) =>
  splitClauses(text).find((clause) => clause.text.includes(words))?.weight ?? 0

test.each([
  ['the mouse works fine, but the screen is dark', 'mouse', 'screen'],
  ['since the update, the printer is silent', 'update', 'printer'],
  ['마우스는 되는데 키보드가 안 돼요', '마우스', '키보드'],
  ['显示器正常，却没有声音', '显示器', '声音'],
  ['it is not the wifi, the browser is stuck', 'wifi', 'browser'],
  ["not my printer, it's the mouse", 'printer', 'mouse'],
  ["the network isn't the problem, outlook hangs", 'network', 'outlook'],
  ['nothing wrong with my internet, only the screen flickers', 'internet', 'screen'],
  ['와이파이는 괜찮은데 프린터만 안 돼요', '와이파이', '프린터'],
  ['프린터 문제는 아니고 인터넷이 끊겨요', '프린터', '인터넷'],
  ['不是打印机的问题，是网络连不上', '打印机', '网络'],
  ['跟网络没关系，是声音没有了', '网络', '声音'],
  ['it does not freeze, it switches itself off', 'freeze', 'switches'],
  ['not a browser problem, the printer is dead', 'browser', 'printer'],
  ['plenty of disk space, the update fails', 'disk', 'update'],
  ['i reckon it is the router, the printer is not found', 'router', 'printer'],
  ['램이 부족한가 봐요. 여름부터 본체가 뜨거워요', '램', '본체'],
  ['인터넷이 안 되는 건 아니고요, 크롬만 하얘요', '인터넷', '크롬'],
  ['不是死机也不是蓝屏，睡过去就醒不来', '死机', '睡'],
  ['估计是路由器，打印机一直脱机', '路由器', '打印机'],
])('%s: %s counts less than %s', (text, less, more) => {
  expect(weightOf(text, less)).toBeLessThan(weightOf(text, more))
})

test.each([
  '저장하려는데 계속 실패해요',
  '저장하려고 하는데 안 돼요',
  '파일을 지우려고 했는데 다른 프로그램에서 사용 중이래요',
  '와이파이에 연결하려고 할 때마다 비밀번호가 틀렸다고 나와요',
])('what somebody meant to do and how it went is one clause: %s', (text) => {
  expect(splitClauses(text)).toHaveLength(1)
})

test('a drive letter and a decimal number do not end a clause', () => {
  expect(splitClauses('my H: drive has 2.5 percent left')).toHaveLength(1)
})

test.each([
  'it is not the first time the printer is offline',
  'not every page prints',
  '데이터가 안 열려요',
  '不是不能打印，就是打印很慢',
])('%s: nothing is ruled out', (text) => {
  expect(splitClauses(text).every(({ weight }) => weight > 0.5)).toBe(true)
})

test('what is ruled out is left out, unless nothing else is said', () => {
  const complained = (text: string) => complainedClauses(text).map((clause) => clause.text.trim())
  expect(complained('the mouse works fine, the screen is dark')).toEqual(['the screen is dark'])
  expect(complained('the mouse works fine')).toEqual(['the mouse works fine'])
})

test('what comes first counts most', () => {
  const weights = splitClauses('sound is gone. screen is dark. fan is loud').map((clause) => clause.weight)
  expect(weights).toEqual([...weights].sort((left, right) => right - left))
})

test('no word is lost, whatever the text', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('disk', 'but', '프린터', '打印', '.', ',', '!', '\n')), (parts) => {
      const text = parts.join(' ')
      const whole = splitSentences(text).join(' ')
      for (const word of ['disk', '프린터', '打印']) expect(whole.includes(word)).toBe(text.includes(word))
    }),
  )
})

test('a pasted network path is one', () => {
  expect(splitClauses(String.raw`I cannot open \\files\projects today`)[0]?.text).toContain('network path')
})
