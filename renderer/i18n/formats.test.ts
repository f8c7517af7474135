import { expect, test } from 'vitest'

import { windowTextIn } from '../../test/fakes/window-text.ts'

const { formats: en } = windowTextIn('en')
const { formats: ko } = windowTextIn('ko')
const { formats: zh } = windowTextIn('zh')

test('sizes use the largest fitting unit', () => {
  expect(en.size(0)).toBe('0 bytes')
  expect(en.size(1)).toBe('1 byte')
  expect(zh.size(0)).toBe('0 字节')
  expect(ko.size(0)).toBe('0바이트')
  expect(en.size(1_500)).toBe('1.5 kB')
  expect(en.size(25 * 1024 ** 2)).toBe('25 MB')
})

test('durations turn from seconds to minutes at one minute', () => {
  expect(en.duration(640)).toBe('0.6 s')
  expect(en.duration(59_949)).toBe('59.9 s')
  expect(en.duration(59_999)).toBe('1 min 0 s')
  expect(en.duration(112_000)).toBe('1 min 52 s')
  expect(ko.duration(112_000)).toBe('1분 52초')
  expect(zh.duration(600)).toBe('0.6 秒')
})

test('nothing that took time is written as no time', () => {
  for (const durationMs of [0, 1, 49]) expect(en.duration(durationMs)).toBe('under 0.1 s')
  for (const formats of [en, ko, zh]) {
    const written = Array.from({ length: 200 }, (_, durationMs) => formats.duration(durationMs))
    expect(written.filter((text) => /(^|\D)0\.0/.test(text))).toEqual([])
  }
})

test('what still goes on is counted in whole seconds', () => {
  expect([en.seconds(0), en.seconds(9_999), en.seconds(60_000)]).toEqual(['0 s', '9 s', '1 min 0 s'])
  expect(zh.seconds(9_000)).toBe('9 秒')
})

test('yesterday follows the calendar, not 24 hours', () => {
  const evening = new Date(2026, 10, 21, 23, 50).getTime()
  const morning = new Date(2026, 10, 22, 0, 10).getTime()
  expect(en.when(evening, morning)).toBe('yesterday')
  expect(ko.when(evening, morning)).toBe('어제')
  expect(en.when(new Date(2026, 10, 17).getTime(), morning)).toBe('Tuesday')
})
