import { describe, expect, test } from 'vitest'

import { loadTools } from '../../electron/tools/folders.ts'
import { locales } from '../../shared/domain/locale.ts'
import { allFaults, knownFor, useScenarios } from './scenario-engine.ts'

const scenario = useScenarios()
const incurable = allFaults.filter(({ curedBy }) => Object.keys(curedBy).length === 0)

test('some faults have no cure', () => {
  expect(incurable.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['disk-failing', 'disk-full-personal-files']),
  )
})

describe.each(incurable)('$name', (fault) => {
  test.each(locales)('is shown with advice and without a fix: %s', async (lang) => {
    const pc = await scenario({ faults: [fault.name] })
    const { findings, fixes } = await pc.diagnose(fault.complaint[lang], { known: knownFor(fault) })
    expect(findings).toContainEqual(
      expect.objectContaining({ tool: fault.tool, id: fault.finding, severity: 'problem' }),
    )
    const of = { tool: fault.tool, id: fault.finding }
    const offered = [...fixes.proposed, ...fixes.questions].filter(
      ({ because }) => because.id === of.id && because.tool === of.tool,
    )
    expect(offered).toEqual([])
    const advice = pc.workbench.registry.find(of.tool)?.texts.advice?.[of.id]
    expect(advice).toEqual(fault.advice)
  })
})

test('what a clean-up would gain is looked at before it is offered, and nothing is deleted for that', async () => {
  const pc = await scenario({ faults: ['disk-full-personal-files'] })
  const before = await pc.stateText()
  const { fixes } = await pc.diagnose('the C drive is full')
  expect(fixes.withheld.map(({ tool, reason }) => [tool, reason.code])).toEqual(
    expect.arrayContaining([
      ['clear_user_temp', 'would_not_help'],
      ['clear_windows_temp', 'would_not_help'],
    ]),
  )
  expect(await pc.stateText()).toBe(before)
})

describe('advice', () => {
  const tools = loadTools()

  test('stands for findings that the tool has, in every language', () => {
    for (const { name, texts, findings } of tools) {
      for (const [id, text] of Object.entries(texts.advice ?? {})) {
        expect(
          findings.map((rule) => rule.id),
          name,
        ).toContain(id)
        for (const locale of locales) expect(text[locale].trim(), `${name} ${id} ${locale}`).not.toBe('')
      }
    }
  })

  test('says what to do about every problem that no fix stands for', () => {
    const open = tools.flatMap(({ name, kind, findings, texts }) =>
      findings
        .filter(
          ({ id, severity, suggests = [] }) =>
            kind === 'diagnostic' && severity !== 'info' && suggests.length === 0 && !texts.advice?.[id],
        )
        .map(({ id }) => `${name} ${id}`),
    )
    expect(open).toEqual([])
  })
})
