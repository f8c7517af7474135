import { describe, expect, test } from 'vitest'

import type { Shape } from '../../shared/condition/shape.ts'
import type { Locale } from '../../shared/domain/locale.ts'
import type { FieldTexts } from '../../shared/texts/field-names.ts'
import { createTranslator } from '../../shared/texts/translate.ts'
import { evidenceText } from './show-evidence.ts'
import { showValue } from './show-values.ts'

const fields: FieldTexts = {
  ageMin: { en: 'waiting for', ko: '대기 시간', zh: '已等待' },
  totalPct: { en: 'processor load', ko: '프로세서 사용률', zh: '处理器占用' },
  uptimeSec: { en: 'running for', ko: '실행 시간', zh: '已运行' },
}
const text: Shape = { type: 'string' }
const yesNo: Shape = { type: 'boolean' }
const shape: Shape = {
  type: 'object',
  fields: {
    totalPct: { type: 'integer', unit: '%' },
    uptimeSec: { type: 'integer', unit: 's' },
    lastBootUtc: { type: 'datetime' },
    proxyEnabled: yesNo,
    code: { type: 'integer', unit: '0 done, 1 failed' },
    state: { type: 'enum', values: ['Fine', 'Degraded'] },
    errorId: text,
    service: text,
    jobs: {
      type: 'list',
      element: {
        type: 'object',
        fields: {
          printer: text,
          document: text,
          error: yesNo,
          ageMin: { type: 'integer', unit: 'min' },
          tags: { type: 'list', element: text },
        },
      },
    },
  },
}
const jobs = [
  { printer: 'Floor 2', document: 'A.docx', error: false, ageMin: 1, tags: [] },
  { printer: 'Floor 2', document: 'B.docx', error: true, ageMin: 31, tags: ['x'] },
]
const english = createTranslator('en')
const evidence = (path: string, value: unknown) => ({ path, unit: null, value })

describe('what a rule saw', () => {
  test('of a list: the elements that matter, by what they are called, without what the sentence says', () => {
    const read = [evidence('jobs[].error', [true]), evidence('jobs[].ageMin', [31])]
    expect(evidenceText(read, { result: { jobs }, shape, fields }, english)).toBe(
      'printer Floor 2, document B.docx, waiting for 31 min',
    )
  })

  test('a list that was counted stands aside for its elements', () => {
    const read = [evidence('jobs', 2), evidence('jobs[].error', [true])]
    expect(evidenceText(read, { result: { jobs }, shape, fields }, english)).toBe('printer Floor 2, document B.docx')
  })

  test('without the result, or where the elements cannot be told apart, the values as they are', () => {
    expect(evidenceText([evidence('jobs[].ageMin', [31])], { result: null, shape, fields }, english)).toBe(
      'waiting for 31 min',
    )
    const uneven = [evidence('jobs[].ageMin', [31]), evidence('jobs[].error', [true, false])]
    expect(evidenceText(uneven, { result: { jobs }, shape, fields }, english)).toBe('waiting for 31 min')
  })

  test('many elements are cut, and the rest is counted', () => {
    const many = Array.from({ length: 5 }, (_, index) => ({ printer: `P${index}`, error: true }))
    const read = [evidence('jobs[].error', [true, true, true, true, true])]
    expect(evidenceText(read, { result: { jobs: many }, shape, fields }, english)).toBe(
      'printer P0; printer P1; printer P2; +2',
    )
  })

  test('names alone stand behind what is called so', () => {
    const adapters = [
      { name: 'Ethernet', up: false },
      { name: 'Wi-Fi', up: false },
    ]
    const element: Shape = { type: 'object', fields: { name: text, up: yesNo } }
    const seen = {
      result: { adapters },
      shape: { type: 'object', fields: { adapters: { type: 'list', element } } } satisfies Shape,
      fields: { adapters: { en: 'network adapters', ko: '네트워크 어댑터', zh: '网络适配器' } },
    }
    const read = [evidence('adapters[].up', [false, false])]
    expect(evidenceText(read, seen, english)).toBe('network adapters: Ethernet, Wi-Fi')
    expect(evidenceText(read, seen, createTranslator('zh'))).toBe('网络适配器：Ethernet、Wi-Fi')
  })

  test('numbers and times in the language of the person', () => {
    const read = [evidence('totalPct', 95), evidence('uptimeSec', 1_300_000)]
    expect(evidenceText(read, { result: null, shape, fields }, english)).toBe('processor load 95%; running for 15 days')
    expect(evidenceText(read, { result: null, shape, fields }, createTranslator('ko'))).toBe(
      '프로세서 사용률 95%; 실행 시간 15일',
    )
    expect(evidenceText(read, { result: null, shape, fields }, createTranslator('zh'))).toBe(
      '处理器占用 95%；已运行 15 天',
    )
  })

  test('states and names of errors as programs write them are left to the details', () => {
    const read = [
      evidence('proxyEnabled', true),
      evidence('code', 1),
      evidence('state', 'Degraded'),
      evidence('errorId', 'ERROR_TIMEOUT'),
      evidence('service', 'Stop Pending'),
      evidence('jobs[].error', [false, true]),
    ]
    expect(evidenceText(read, { result: null, shape, fields }, english)).toBe('')
    expect(evidenceText([...read, evidence('totalPct', 95)], { result: null, shape, fields }, english)).toBe(
      'processor load 95%',
    )
  })

  test('what is not there is told only where nothing else was seen', () => {
    const missing = evidence('lastBootUtc', null)
    const tell = (read: readonly ReturnType<typeof evidence>[]): string =>
      evidenceText(read, { result: null, shape, fields }, english)
    expect(tell([evidence('totalPct', 95), missing])).toBe('processor load 95%')
    expect(tell([missing])).not.toBe('')
  })

  test('text of the PC cannot steer the terminal', () => {
    const evil = [{ printer: 'P\u001b[2J\u202e', error: true }]
    const shown = evidenceText([evidence('jobs[].error', [true])], { result: { jobs: evil }, shape, fields }, english)
    expect(shown).toBe('printer P\\u001b[2J\\u202e')
  })
})

describe('units', () => {
  const shown = (value: number, unit: string, locale: Locale = 'en') =>
    showValue(value, { type: 'integer', unit }, createTranslator(locale))

  test('sizes are counted as Windows counts them, whatever unit a tool gives', () => {
    expect(shown(16 * 1024 ** 3, 'B')).toBe('16 GB')
    expect(shown(2048, 'MB', 'ko')).toBe('2GB')
    expect(shown(2048, 'KB')).toBe('2 MB')
    expect(shown(0, 'B')).toBe('0 byte')
    expect(shown(1023, 'B')).toBe('1,023 byte')
  })

  test('times are told in the units that people use', () => {
    expect(shown(210_000, 'ms')).toBe('3 min 30 s')
    expect(shown(210_000, 'ms', 'ko')).toBe('3분 30초')
    expect(shown(210_000, 'ms', 'zh')).toBe('3 分钟 30 秒')
    expect(shown(12, 'ms')).toBe('12 ms')
    expect(shown(1_500, 'ms')).toBe('1.5 s')
    expect(shown(180, 'min')).toBe('3 hr')
    expect(shown(9_000, 's')).toBe('2 hr 30 min')
    expect(shown(-210, 's')).toBe('-3 min 30 s')
    expect(shown(9_600, 'h')).toBe('400 days')
  })

  test('a rate is told with its unit', () => {
    expect(shown(3, '1/s')).toBe('3/s')
    expect(shown(50_000, 'mWh')).toBe('50,000 mWh')
  })
})
