import fc from 'fast-check'
import { expect, test } from 'vitest'

import { keysOf } from './korean-keys.ts'
import { ownSpelling } from './own-spelling.ts'
import { createSpelling } from './spelling.ts'
import { readSpellingWords, writeSpellingWords } from './spelling-words.ts'
import { costOfMistakes } from './word-spelling.ts'
import { writeWordSet } from './word-set.ts'
import { soonMs } from '../../../../test/fakes/soon.ts'

const noSet = writeWordSet(new Set())
const empty = {
  ...{ words: [], known: noSet, pairs: [], frequentPairs: 0, sounds: [] },
  ...{ syllables: [], knownSyllables: noSet },
}

test.each([
  ['my pritner is ofline', 'my printer is offline'],
  ['windwos updaet fails agian', 'windows update fails again'],
  ['keybord and moniter', 'keyboard and monitor'],
  ['Conected but no interent', 'connected but no internet'],
  ['老是篮屏', '老是蓝屏'],
  ['更薪失拜', '更新失败'],
  ['公司的 wify 连不上', '公司的 wifi 连不上'],
  ['thflrk dks skdhkdy', '소리가 안 나와요'],
  ['usbfmf 꽂아도 dlstlrdmf aht gody', 'usb를 꽂아도 인식을 못 해요'],
  ['ㅡㅛ 쟈랴 ㅑㄴ 니ㅐㅈ', 'my wifi is slow'],
  ['회사 쟈랴 연결이 안 돼요', '회사 wifi 연결이 안 돼요'],
  ['공유폳더를 못 열어요', '공유폴더를 못 열어요'],
  ['프린ㅌ가 안켜저요', '프린터가 안켜져요'],
])('%s: %s', (typed, meant) => {
  expect(ownSpelling(typed)).toBe(meant)
})

test.each([
  ['a word that there is', 'the horse ate my desk'],
  ['a name', 'I asked Denise in Leeds about Intune'],
  ['a short form', "it isn't, it doesn't and it can’t"],
  ['a code', 'STATUS_WFI and ERR_CONECTION'],
  ['a path, an address, a file', String.raw`C:\Usres\kim http://pritner.local papre.docx me@compnay.com`],
  ['a short word', 'lol fam ppt'],
  ['Korean', '프린터가 안 돼요'],
  ['a Korean name that nobody writes', '쿠쉬 대리님이'],
  ['English short forms whose keys are syllables', 'fps drops with rtx, dhcp gives nothing'],
  ['English with a code', 'gpupdate fails, dwm eats my gpu'],
  ['good Chinese', '昨天还好好的，今天打印机就不动了'],
])('%s stays as it is', (_what, text) => {
  expect(ownSpelling(text)).toBe(text)
})

test.each(['Mein Drucker druckt nicht', 'mijn scherm doet niets'])(
  'a text of which no word is known is another language, and stays as it is: %s',
  (text) => {
    expect(ownSpelling(text)).toBe(text)
  },
)

test('swapping or doubling letters costs less than another letter', () => {
  expect(costOfMistakes('teh', 'the', 9)).toBeLessThan(costOfMistakes('tho', 'the', 9))
  expect(costOfMistakes('ofline', 'offline', 9)).toBeLessThan(costOfMistakes('ofline', 'online', 9))
  expect(costOfMistakes('printer', 'printer', 9)).toBe(0)
  expect(costOfMistakes('printer', 'outlook', 4)).toBe(5)
})

test('what is put right is right: a second time changes nothing, and nothing but words of letters changes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      const once = ownSpelling(text)
      expect(ownSpelling(once)).toBe(once)
      const rest = (one: string): string => one.replace(/[A-Za-z\p{Script=Han}\p{Script=Hangul}\s]+/gu, '')
      expect(rest(once)).toBe(rest(text))
    }),
  )
})

test('one letter less, or two swapped, in a long frequent word is found', () => {
  const words = ['printer', 'keyboard', 'bluetooth', 'network', 'windows', 'headphones']
  const spelling = createSpelling(writeSpellingWords({ ...empty, words, known: writeWordSet(new Set(words)) }))
  fc.assert(
    fc.property(fc.constantFrom(...words), fc.nat(5), fc.boolean(), (word, place, isSwapped) => {
      const at = place + 1
      const typed = isSwapped
        ? `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at] ?? ''}${word.slice(at + 2)}`
        : `${word.slice(0, at)}${word.slice(at + 1)}`
      expect(spelling(typed)).toBe(word)
    }),
  )
})

test('words are read as they were written', () => {
  const chinese = { pairs: ['打印', '印机'], frequentPairs: 1, sounds: ['打达', '印因'] }
  const words = { ...chinese, words: ['the', 'printer'], syllables: ['소리', '리가'] }
  const sets = { known: writeWordSet(new Set(['horse'])), knownSyllables: writeWordSet(new Set(['화면'])) }
  const read = readSpellingWords(writeSpellingWords({ ...words, ...sets }))
  expect(read).toMatchObject(words)
  expect([read.known('horse'), read.known('printer')]).toEqual([true, false])
  expect([read.knownSyllables('화면'), read.knownSyllables('면이')]).toEqual([true, false])
})

test('a long text costs no more than its beginning', () => {
  const log = 'my pritner is ofline '.repeat(20_000)
  const start = performance.now()
  const read = ownSpelling(log)
  expect(performance.now() - start).toBeLessThan(soonMs)
  // What is not read stands there as it was.
  expect([read.slice(0, 22), read.slice(-21)]).toEqual(['my printer is offline ', 'my pritner is ofline '])
})

test('what people write in Korean is read the same when it was typed on the other layout', () => {
  const texts = [
    '와이파이가 자꾸 끊겨요',
    '소리가 안 나와요',
    '컴퓨터가 너무 느려요',
    '프린터가 인쇄를 안 해요',
    '화면이 깜빡거려요',
  ]
  fc.assert(
    fc.property(fc.constantFrom(...texts), fc.constantFrom('', '!', '?', ' 1'), (text, end) => {
      expect(ownSpelling(keysOf(text) + end)).toBe(text + end)
    }),
  )
})

test('laughing and crying are no slips of the keyboard', () => {
  expect(ownSpelling('소리 안 나옴ㅠㅠ').trim()).toBe('소리 안 나옴')
  expect(ownSpelling('프린터 ㅋㅋㅋ 안 됨 ㄷㄷ').split(/ +/u).filter(Boolean)).toEqual(['프린터', '안', '됨'])
})
