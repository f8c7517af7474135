import { expect, test } from 'vitest'

import { namedParts, putNames } from './put-names.ts'

const restart = {
  en: 'Restart the {name service} of {drive}',
  ko: '{name 서비스} 다시 시작: {drive}',
  zh: '重启 {name 服务}：{drive}',
}
const said = (locale: 'en' | 'ko' | 'zh', name: string) =>
  putNames(restart, locale, (part) => (part === 'name' ? name : 'C:'))

test.each([
  ['en', 'Print Spooler', 'Restart the Print Spooler service of C:'],
  ['en', 'Bluetooth Support Service', 'Restart the Bluetooth Support Service of C:'],
  ['en', 'Remote Desktop Services', 'Restart the Remote Desktop Services of C:'],
  ['ko', 'Print Spooler', 'Print Spooler 서비스 다시 시작: C:'],
  ['ko', 'Bluetooth 지원 서비스', 'Bluetooth 지원 서비스 다시 시작: C:'],
  ['zh', 'Print Spooler', '重启 Print Spooler 服务：C:'],
  ['zh', '蓝牙支持服务', '重启蓝牙支持服务：C:'],
  ['zh', '蓝牙', '重启蓝牙服务：C:'],
] as const)('%s: what %s is stands once in the sentence', (locale, name, sentence) => {
  expect(said(locale, name)).toBe(sentence)
})

test('names its parts, and puts a name in as it is', () => {
  expect(namedParts(restart, 'en')).toEqual(['name', 'drive'])
  expect(said('en', '{drive} $1')).toBe('Restart the {drive} $1 service of C:')
  expect(namedParts(undefined, 'en')).toEqual([])
})

test('behind a name that ends in full width there is no blank', () => {
  const stuck = { en: '{name} is stuck', ko: '{name} 멈춤', zh: '作业 {name} 卡住了' }
  expect(putNames(stuck, 'zh', () => 'a.docx（另有 1 个）')).toBe('作业 a.docx（另有 1 个）卡住了')
  expect(putNames(stuck, 'zh', () => '（旧） a.docx')).toBe('作业 （旧） a.docx 卡住了')
})
