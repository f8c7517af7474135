import { describe, expect, test } from 'vitest'

import type { Locale } from '../../../shared/domain/locale.ts'
import { allComponents, lexiconEntries, readText, symptoms } from './lexicon.ts'
import { latinPattern, squeezedPattern } from './word-patterns.ts'

const componentKeys: ReadonlySet<string> = new Set(allComponents.map(({ key }) => key))
const symptomKeys: ReadonlySet<string> = new Set(symptoms.map(({ key }) => key))

test.each([
  ['the copier is offline', 'printer', 'offline'],
  ['제 프린터가 오프라인이래요', 'printer', 'offline'],
  ['打印机脱机', 'printer', 'offline'],
  ['hard drive is full', 'drive-space', 'full'],
  ['C드라이브가 꽉 찼어요', 'drive-space', 'full'],
  ['C 盘满了', 'drive-space', 'full'],
  ['proxy refused', 'proxy', undefined],
  ['my H: drive is gone', 'shared-folder', 'missing'],
  ['내 컴퓨터 시계가 한 시간 빨라요', 'clock', undefined],
  ['按Z出来的是Y', 'keyboard-input', undefined],
  ['the tunnel to the office throws me out', 'vpn', 'offline'],
  ['the dongle is not seen in any of the ports', 'usb', 'unrecognized'],
  ['로그온 서버를 쓸 수 없어요', 'domain', undefined],
  ['接上投影仪没有画面', 'display', undefined],
])('%s', (text, component, symptom) => {
  const reading = readText(text)
  expect(reading.components.get(component)).toBeGreaterThanOrEqual(1)
  if (symptom !== undefined) expect([...reading.symptoms.keys()]).toContain(symptom)
})

test('what is said to work counts less than what is said to fail', () => {
  const { components } = readText('the printer is fine, but the wifi drops')
  expect(components.get('wifi')).toBeGreaterThan(components.get('printer') ?? 0)
})

test('a circumstance counts less than the complaint', () => {
  const { components } = readText('since the bluetooth mouse arrived, the speakers are silent')
  expect(components.get('sound')).toBeGreaterThan(components.get('bluetooth') ?? 0)
})

test('the only component that is named counts in full, even in passing', () => {
  expect(readText('since the printer change').components.get('printer')).toBe(1)
})

test('what worked until lately is what is wrong', () => {
  const { components } = readText('the camera was fine this morning, teams shows a code')
  expect(components.get('camera')).toBe(1)
})

test('a tool that is named as the cause counts in full although it is a circumstance', () => {
  const { components } = readText('since the privacy tool ran, outlook is empty')
  expect(components.get('blocking-tool')).toBeGreaterThan(components.get('mail') ?? 0)
})

test.each([
  ['it wants to check disk c', 'disk-check', 'drive-space'],
  ['C 드라이브 검사한다고 떠요', 'disk-check', 'drive-space'],
  ['开机要检查 C 盘', 'disk-check', 'drive-space'],
])('words of kin share their letters once, and the longest take them: %s', (text, named, part) => {
  const { components } = readText(text)
  expect(components.get(named)).toBe(1)
  expect(components.get(part) ?? 0).toBeLessThanOrEqual(0.5)
})

test('what is named once more by itself is named, and what lies in the gap of a phrase is, and what is no kin', () => {
  expect(readText('it wants to check disk c, and drive d is full').components.get('drive-space')).toBeGreaterThan(0.9)
  expect(readText('the disk for the camera is full').components.get('camera')).toBe(1)
  expect([...readText('화상통화 화면이 깨져요').components.keys()]).toEqual(
    expect.arrayContaining(['camera', 'server']),
  )
})

test('icons in a row stand for the bar they are in', () => {
  const { components } = readText('the taskbar lost the wifi and battery icons')
  expect([...components.keys()]).toEqual(['shell'])
})

test('what is said of the whole computer is told apart from what is said of a component', () => {
  expect([...readText('the laptop is slow, and word too').general.keys()]).toEqual(['slow'])
  expect(readText('word is slow on this laptop').general.size).toBe(0)
})

test('what is described without a name counts in full, beside a name less', () => {
  expect(readText('nobody gets a word from me').components.get('microphone')).toBe(1)
  const { components } = readText('the vpn fails, nobody gets a word from me')
  expect(components.get('vpn')).toBeGreaterThan(components.get('microphone') ?? 0)
  expect(components.get('microphone')).toBeGreaterThan(0)
})

test('an empty battery is of the battery, also where a laptop is named', () => {
  expect(readText('the laptop lasts an hour').general.size).toBe(0)
})

test('vague words name nothing', () => {
  const reading = readText('my computer acts weird')
  expect(reading).toMatchObject({ actsUp: true, computer: true })
  expect(reading.components.size + reading.symptoms.size).toBe(0)
})

test('what is described without its word is a concept that has a name, too', () => {
  const named: ReadonlySet<string> = new Set([...componentKeys, ...symptomKeys, 'acts-up', 'computer', 'everything'])
  expect(lexiconEntries.map(({ key }) => key).filter((key) => !named.has(key))).toEqual([])
})

test('keys are concepts, each used once', () => {
  for (const key of [...componentKeys, ...symptomKeys]) expect(key).toMatch(/^[a-z]+(-[a-z]+)*$/)
  expect([...componentKeys].filter((key) => symptomKeys.has(key))).toEqual([])
})

test('no word is written so that it matches everything', () => {
  const words = (lang: Locale): readonly string[] => lexiconEntries.flatMap(({ phrases }) => phrases(lang))
  for (const phrase of words('en')) expect('zjzj'.search(latinPattern(phrase)), phrase).toBe(-1)
  for (const phrase of [...words('ko'), ...words('zh')]) expect('zjzj'.search(squeezedPattern(phrase)), phrase).toBe(-1)
})

describe('patterns', () => {
  test('a star ends a word, dots bridge a few words of the sentence, a blank may be a hyphen', () => {
    expect('printers'.search(latinPattern('print*'))).toBe(0)
    expect('blueprint'.search(latinPattern('print*'))).toBe(-1)
    expect('disk is nearly full'.search(latinPattern('disk .. full'))).toBe(0)
    expect('disk. it is full'.search(latinPattern('disk .. full'))).toBe(-1)
    expect('start-up'.search(latinPattern('start up'))).toBe(0)
  })
})
