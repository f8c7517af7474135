import { expect, test } from 'vitest'

import { locales } from '../../shared/domain/locale.ts'
import { createTranslator } from '../../shared/texts/translate.ts'
import { loadTools } from '../registry/folders.ts'
import { proofText } from './proof-words.ts'

const tools = loadTools()
const registry = { find: (name: string) => tools.find((tool) => tool.name === name) ?? null }
const stuck = { tool: 'check_print_queue', id: 'stuck', culprits: ['Budget.xlsx'] }
const inWords = (mended: typeof stuck | null, reason: 'finding_gone' | 'finding_remains'): readonly string[] =>
  locales.map((locale) => proofText(reason, mended, { registry, translator: createTranslator(locale) }))

test('what is gone is named, in every language and as one sentence', () => {
  const [en, ko, zh] = inWords(stuck, 'finding_gone')
  expect(en).toBe('Checked again, no longer found: “The print job Budget.xlsx is stuck and holds up the others”.')
  expect(ko).toBe('다시 점검해 보니 “인쇄 작업이 멈춰 다른 작업을 막고 있습니다: Budget.xlsx” 문제가 없습니다.')
  expect(zh).toBe('再次检查时，问题“打印作业 Budget.xlsx 卡住了，挡住了其他作业”已不存在。')
})

test('a fix that nothing led to, or that left the problem, names nothing', () => {
  expect(inWords(null, 'finding_gone')[0]).toBe('Checked again, the problem is gone.')
  expect(inWords(stuck, 'finding_remains')[0]).toBe('The problem is still there.')
})
