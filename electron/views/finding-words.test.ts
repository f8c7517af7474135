import { expect, test } from 'vitest'

import { loadTools } from '../registry/folders.ts'
import { locales } from '../../shared/domain/locale.ts'
import { createTranslator } from '../../shared/texts/translate.ts'
import { evidenceBeside, findingSentence } from './finding-words.ts'

const tools = new Map(loadTools().map((tool) => [tool.name, tool]))
const said = (tool: string, finding: Parameters<typeof findingSentence>[1]): readonly string[] =>
  locales.map((locale) => findingSentence(tools.get(tool) ?? null, finding, createTranslator(locale)))

test('a finding says how bad it is and who it is, as far as both are known', () => {
  const full = { id: 'cpu_full', culprits: ['photoedit'], figure: { value: 95, unit: '%' } }
  expect(said('check_cpu_usage', full)).toEqual([
    'The processor is 95% busy, most of all with photoedit.',
    '프로세서 사용률이 95%입니다. 가장 많이 쓰는 프로그램: photoedit',
    '处理器占用率达 95%，占用最多的是 photoedit。',
  ])
  const [withName] = said('check_cpu_usage', { id: full.id, culprits: full.culprits })
  expect(withName).toBe('The processor is almost fully busy, most of all with photoedit.')
  const [withFigure] = said('check_cpu_usage', { id: full.id, figure: full.figure })
  expect(withFigure).toBe('The processor is almost fully busy.')
})

test('a figure has the unit of its language; days count when they are over, and of things there is only their number', () => {
  const figure = { value: 23.9, unit: 'd' }
  expect(said('check_windows_update_status', { id: 'not_searched', figure })).toEqual([
    'Windows hasn’t looked for updates for 23 days.',
    'Windows에서 23일 동안 업데이트를 검색하지 않았습니다.',
    'Windows 已有 23 天没有检查更新。',
  ])
  const [crashes] = said('check_app_crashes', {
    id: 'keeps_crashing',
    culprits: ['photoedit.exe', 'viewer.exe'],
    figure: { value: 5, unit: 'count' },
  })
  expect(crashes).toBe('photoedit (and 1 more) keeps crashing: 5 times so far.')
})

test('what the sentence says of a number does not stand beside it again', () => {
  const tool = tools.get('check_cpu_usage') ?? expect.unreachable('there is no such tool')
  const evidence = [
    { path: 'totalPct', unit: '%', value: 95 },
    { path: 'top[].pct', unit: '%', value: [84] },
  ]
  const finding = { tool: tool.name, id: 'cpu_full', severity: 'problem', args: {}, evidence } as const
  expect(evidenceBeside(tool, { ...finding, figure: { value: 95, unit: '%' } })).toEqual(evidence.slice(1))
  expect(evidenceBeside(tool, finding)).toEqual(evidence)
})
