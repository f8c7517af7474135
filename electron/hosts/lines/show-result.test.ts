import pc from 'picocolors'
import { expect, test } from 'vitest'

import { toldVerdict, type SucceededCall } from '../../../shared/domain/tool-call.ts'
import { locales, type Locale } from '../../../shared/domain/locale.ts'
import { createTranslator } from '../../../shared/texts/translate.ts'
import { openFacts } from '../../../test/fakes/fake-pipeline.ts'
import { silentLogger } from '../../kernel/ports.ts'
import { createRegistry } from '../../registry/registry.ts'
import { loadTools } from '../../registry/folders.ts'
import { withoutUndo } from '../../views/notice-words.ts'
import { endedLines } from './show-result.ts'

const tools = loadTools()
const registry = createRegistry(tools, { availability: openFacts, supports: () => null, logger: silentLogger })
const fixes = tools.filter(({ kind }) => kind === 'remediation')

const proved = [
  { verdict: 'fixed', reason: 'finding_gone' },
  { verdict: 'not_fixed', reason: 'finding_remains' },
  { verdict: 'cannot_tell', reason: 'after_unreadable' },
  { verdict: 'cannot_tell', reason: 'already_so' },
  { verdict: 'fixed', reason: 'reached' },
] as const

function callOf(tool: string, proof: (typeof proved)[number]): SucceededCall {
  return {
    ...{ state: 'succeeded', id: 'c1', tool, version: 1, args: {}, verdict: 'healthy', undoId: null },
    ...{ caller: { role: 'human_agent' }, target: { kind: 'simulated' }, parentId: null, prompting: null },
    ...{ createdAt: 0, startedAt: 0, endedAt: 0, allowedBy: { kind: 'not_required' } },
    ...{
      result: {},
      unavailable: [],
      findings: [],
      proof: { ...proof, evidenceTool: null, before: null, after: null },
    },
  } as unknown as SucceededCall
}

function told(call: SucceededCall, locale: Locale): readonly string[] {
  const terminal = {
    ...{ out: () => undefined, note: () => undefined, warn: () => undefined, flushed: () => Promise.resolve() },
    ...{ colors: pc.createColors(false), noteColors: pc.createColors(false) },
    ...{ canvas: { columns: 80, isPlain: true }, interactive: false },
  }
  const showing = { translator: createTranslator(locale), registry, terminal }
  return endedLines(call, { title: 'The act', showing })
}

test.each(locales)('what was done stands in a line of its own, apart from the word of its verdict, in %s', (locale) => {
  const translator = createTranslator(locale)
  for (const proof of proved) {
    const [first = '', second] = told(callOf(fixes[0]?.name ?? '', proof), locale)
    expect(first).toContain(translator.text(`verdict.${toldVerdict(proof.verdict, proof.reason)}`))
    expect(first).toContain(translator.text(`proof.${proof.reason}`))
    expect(first).not.toContain('The act')
    expect(second).toBe(`    ${translator.text('ui.result.act', { title: 'The act' })}`)
  }
})

test.each(locales)('of undoing what left no way back a terminal says what a window says, in %s', (locale) => {
  const translator = createTranslator(locale)
  for (const tool of fixes) {
    for (const proof of proved) {
      const verdict = toldVerdict(proof.verdict, proof.reason)
      const said = withoutUndo(tool, { call: { args: {} }, verdict }, translator)
      const [, , ...rest] = told(callOf(tool.name, proof), locale)
      expect([tool.name, ...rest]).toEqual([tool.name, ...(said === null ? [] : [`    ${said}`])])
    }
  }
})
