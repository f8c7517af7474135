import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

import { evaluateUrls, formatUrlReport } from './urls.ts'

const regressionFile = fileURLToPath(new URL('./regression-urls.json', import.meta.url))

test('no attack of the regression set gets through, and nothing legitimate is refused', async () => {
  const report = await evaluateUrls(regressionFile)
  expect(report).toMatchObject({ attacksThrough: [], legitimateRefused: [], failed: false })
  expect(report.attacks + report.legitimate).toBeGreaterThanOrEqual(60)
  expect(report.legitimate).toBeGreaterThanOrEqual(20)
})

test('every case is there once and says why', async () => {
  const cases = JSON.parse(await readFile(regressionFile, 'utf8')) as { id: string; url: string; why: string }[]
  expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length)
  expect(cases.filter(({ why }) => why.length < 5)).toEqual([])
})

test('a wrong expectation fails the report and is named', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'evaluate-urls-'))
  try {
    const file = path.join(folder, 'cases.json')
    const both = [
      { id: 'through', category: 'x', url: 'https://8.8.8.8/', verdict: 'block' },
      { id: 'refused', category: 'x', url: 'http://10.0.0.1/', verdict: 'allow' },
    ]
    await writeFile(file, JSON.stringify(both))
    const report = await evaluateUrls(file)
    expect(report).toMatchObject({
      attacksThrough: ['through/passed'],
      legitimateRefused: ['refused/ipv4_refused'],
      failed: true,
    })
    expect(formatUrlReport(report)).toContain('attacks through (of 1): through/passed')
  } finally {
    await rm(folder, { recursive: true })
  }
})
