import { fileURLToPath } from 'node:url'
import { writeFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, vi } from 'vitest'

import { plannerTools } from '../../electron/agents/planner/planner-tools.ts'
import { loadTools } from '../../electron/registry/folders.ts'
import { evaluate, formatReport } from './complaints.ts'

// Nearly two thousand complaints, beside other tests on few processors.
vi.setConfig({ testTimeout: 240_000 })

const tools = plannerTools(loadTools())
const regressionFile = fileURLToPath(new URL('./regression-complaints.json', import.meta.url))

test('complaints of the regression set keep every promise and are mostly understood', async () => {
  const report = await evaluate(tools, regressionFile)
  expect(report).toMatchObject({
    mustNot: [],
    offTopicStarted: [],
    dangerousReached: [],
    sharedPhrases: [],
    failed: false,
  })
  for (const { group, top1, firstThree } of report.scores.filter((score) => score.top1 !== null)) {
    expect(top1, `first check: ${group}`).toBeGreaterThanOrEqual(0.8)
    expect(firstThree, `among the first three: ${group}`).toBeGreaterThanOrEqual(0.95)
  }
  for (const score of report.scores) if (score.answered !== null) expect(score.answered).toBe(1)
  expect(formatReport(report)).toContain('must not be proposed: none')
})

test('who is asked back about another matter has nothing started; a check that is begun is counted', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'evaluate-'))
  try {
    const file = path.join(folder, 'cases.json')
    const base = { lang: 'en', kind: 'offtopic', expected_diagnostics: [] } as const
    await writeFile(
      file,
      JSON.stringify([
        { ...base, id: 'asked', text: 'the driver of the school bus was rude to my son, who do I tell?' },
        { ...base, id: 'begun', text: 'my printer is offline' },
      ]),
    )
    const report = await evaluate(tools, file)
    expect(report.othersAsked).toEqual(['asked'])
    expect(report.offTopicStarted).toEqual(['begun'])
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('cases without a tool are set apart, a forbidden proposal and a copied phrase fail the report', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'evaluate-'))
  try {
    const file = path.join(folder, 'cases.json')
    const base = { lang: 'en', kind: 'normal' } as const
    const phrase = tools.flatMap((tool) => tool.utterances.en).find((text) => text.split(' ').length >= 5) ?? ''
    await writeFile(
      file,
      JSON.stringify([
        { ...base, id: 'later', text: 'teapot is cold', expected_diagnostics: ['check_teapot'] },
        {
          ...base,
          id: 'forbidden',
          text: 'the printer is offline',
          expected_diagnostics: ['check_printers'],
          must_not: ['check_printers'],
        },
        { ...base, id: 'copied', text: phrase, expected_diagnostics: ['check_printers'] },
      ]),
    )
    const report = await evaluate(tools, file)
    expect(report.notYet).toEqual(['later'])
    expect(report.mustNot).toEqual(['forbidden'])
    expect(report.sharedPhrases.map((shared) => shared.caseId)).toContain('copied')
    expect(report.complaintsUnheard).toEqual(['later'])
    expect(report.failed).toBe(true)
  } finally {
    await rm(folder, { recursive: true })
  }
})
