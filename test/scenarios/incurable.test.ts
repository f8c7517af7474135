import { describe, expect, test } from 'vitest'

import { loadTools } from '../../electron/registry/folders.ts'
import { locales } from '../../shared/domain/locale.ts'
import { isFor } from '../evaluate/outcome-judgement.ts'
import type { Diagnosis } from '../../shared/domain/diagnosis.ts'
import { allFaults, knownFor, type KnownValues, type Scenario } from './open-scenario.ts'
import { useOneScenario } from './scenario-engine.ts'

const scenario = useOneScenario()
const incurable = allFaults.filter(({ curedBy }) => Object.keys(curedBy).length === 0)

test('some faults have no cure', () => {
  expect(incurable.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['disk-failing', 'disk-full-personal-files']),
  )
})

/** What a person does next: who is asked what it is about says so, and who is told that a long look is left asks for it. */
async function lookOn(
  pc: Scenario,
  { plan, leftMs }: Diagnosis,
  { text, known }: { readonly text: string; readonly known: KnownValues },
): Promise<Pick<Diagnosis, 'findings'>> {
  const [asked] = plan.questions
  if (plan.outcome === 'none' && asked) return pc.look(asked.tools)
  expect(leftMs).toBeGreaterThan(60_000)
  return pc.diagnose(text, { known, deeper: true })
}

describe.each(incurable)('$name', (fault) => {
  test.each(locales)('is shown with advice: %s', async (lang) => {
    const pc = await scenario({ faults: [fault.name] })
    const known = knownFor(fault)
    const of = { tool: fault.tool, id: fault.finding }
    const first = await pc.diagnose(fault.complaint[lang], { known })
    // A check that takes a minute and is not what the complaint is about before all waits until somebody asks for it.
    const isThere = first.findings.some(({ tool, id }) => tool === of.tool && id === of.id)
    const { findings } = isThere ? first : await lookOn(pc, first, { text: fault.complaint[lang], known })
    expect(findings).toContainEqual(expect.objectContaining(of))
    const advice = pc.backend.registry.find(of.tool)?.texts.advice?.[of.id]
    expect(advice).toEqual(fault.advice)
  })

  // What helps against another cause of the same finding may be offered; it must not be called a cure here.
  test('is not called cured by what is offered for its finding', async () => {
    const pc = await scenario({ faults: [fault.name] })
    const { fixes } = await pc.diagnose(fault.complaint.en, { known: knownFor(fault) })
    const offered = fixes.proposed.filter((fix) => isFor(fix, fault))
    const reports = await pc.approve(offered)
    expect(reports.filter((report) => report.kind === 'run' && report.verdict === 'fixed')).toEqual([])
    const after = await pc.check(fault.tool, fault.findingArgs)
    if (after.state !== 'succeeded') throw new Error(after.state)
    expect(after.findings.map(({ id }) => id)).toContain(fault.finding)
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
    const open = tools.flatMap(({ name, access, findings, texts }) =>
      findings
        .filter(
          ({ id, severity, suggests = [] }) =>
            access.risk === 'safe' && severity !== 'info' && suggests.length === 0 && !texts.advice?.[id],
        )
        .map(({ id }) => `${name} ${id}`),
    )
    expect(open).toEqual([])
  })
})
