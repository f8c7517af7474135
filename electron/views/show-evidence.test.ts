import { describe, expect, test } from 'vitest'

import { parseCondition } from '../../shared/condition/parse.ts'
import { pathsRead } from '../../shared/condition/reads.ts'
import type { Shape } from '../../shared/condition/shape.ts'
import { locales } from '../../shared/domain/locale.ts'
import { fieldName } from '../../shared/texts/field-names.ts'
import { createTranslator } from '../../shared/texts/translate.ts'
import { loadTools } from '../tools/folders.ts'
import { evidenceText } from './show-evidence.ts'

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
    expect(evidenceText(read, { result: { jobs }, shape }, english)).toBe(
      'printer Floor 2, document B.docx, waiting for 31 min',
    )
  })

  test('a list that was counted stands aside for its elements', () => {
    const read = [evidence('jobs', 2), evidence('jobs[].error', [true])]
    expect(evidenceText(read, { result: { jobs }, shape }, english)).toBe('printer Floor 2, document B.docx')
  })

  test('without the result, or where the elements cannot be told apart, the values as they are', () => {
    expect(evidenceText([evidence('jobs[].ageMin', [31])], { result: null, shape }, english)).toBe('waiting for 31 min')
    const uneven = [evidence('jobs[].ageMin', [31]), evidence('jobs[].error', [true, false])]
    expect(evidenceText(uneven, { result: { jobs }, shape }, english)).toBe('waiting for 31 min; error yes, no')
  })

  test('many elements are cut, and the rest is counted', () => {
    const many = Array.from({ length: 5 }, (_, index) => ({ printer: `P${index}`, error: true }))
    const read = [evidence('jobs[].error', [true, true, true, true, true])]
    expect(evidenceText(read, { result: { jobs: many }, shape }, english)).toBe(
      'printer P0; printer P1; printer P2; +2',
    )
  })

  test('numbers, times and answers in the language of the person', () => {
    const read = [
      evidence('totalPct', 95),
      evidence('uptimeSec', 1_300_000),
      evidence('proxyEnabled', true),
      evidence('code', 1),
    ]
    expect(evidenceText(read, { result: null, shape }, english)).toBe(
      'processor load 95%; running for 15 days; proxy switched on: yes',
    )
    expect(evidenceText(read, { result: null, shape }, createTranslator('ko'))).toBe(
      '프로세서 사용률 95%; 실행 시간 15일; 프록시 사용: 예',
    )
    expect(evidenceText(read, { result: null, shape }, createTranslator('zh'))).toBe(
      '处理器占用 95%；已运行 15天；已启用代理：是',
    )
  })

  test('text of the PC cannot steer the terminal', () => {
    const evil = [{ printer: 'P\u001b[2J\u202e', error: true }]
    const shown = evidenceText([evidence('jobs[].error', [true])], { result: { jobs: evil }, shape }, english)
    expect(shown).toBe('printer P\\u001b[2J\\u202e')
  })
})

describe('names of fields', () => {
  const read = loadTools()
    .filter(({ kind }) => kind === 'diagnostic')
    .flatMap(({ name, findings }) =>
      findings.flatMap(({ when }) =>
        pathsRead(parseCondition(when)).map((path) => ({
          tool: name,
          field: path.replace(/\[\]/g, '').split('.').at(-1) ?? '',
        })),
      ),
    )

  test('every field that a rule of a check reads has a name in every language', () => {
    expect(read.length).toBeGreaterThan(50)
    const missing = read.filter(({ field }) => locales.some((locale) => fieldName(field, locale) === null))
    expect(missing).toEqual([])
  })

  test('what every object has is no field', () => {
    expect(fieldName('constructor', 'en')).toBeNull()
    expect(fieldName('__proto__', 'ko')).toBeNull()
  })
})
