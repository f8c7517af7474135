import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { expect, test } from 'vitest'

import { evaluatePaths, formatPathReport } from './paths.ts'

const fileOf = (name: string): string => fileURLToPath(new URL(`./${name}.json`, import.meta.url))

const sets = [
  { name: 'regression-paths', attacks: 70, legitimate: 20 },
  { name: 'held-out-paths', attacks: 70, legitimate: 20 },
  { name: 'unseen-paths', attacks: 44, legitimate: 16 },
  { name: 'unseen-second-paths', attacks: 30, legitimate: 10 },
  { name: 'unseen-third-paths', attacks: 30, legitimate: 10 },
]
test.skipIf(process.platform === 'win32').each(sets)(
  '$name: no attack gets through, and nothing legitimate is refused',
  async ({ name, attacks, legitimate }) => {
    const report = await evaluatePaths(fileOf(name))
    expect(report).toMatchObject({ attacksThrough: [], legitimateRefused: [], failed: false })
    expect(report.attacks).toBeGreaterThanOrEqual(attacks)
    expect(report.legitimate).toBeGreaterThanOrEqual(legitimate)
    expect(formatPathReport(report)).toContain('legitimate refused')
  },
)

test('a wrong expectation fails the report and is named', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'evaluate-paths-'))
  try {
    const file = path.join(folder, 'cases.json')
    const both = [
      { id: 'through', platform: 'win32', root: 'C:\\data', input: 'a.txt', verdict: 'block' },
      { id: 'refused', platform: 'win32', root: 'C:\\data', input: '..', verdict: 'allow' },
    ]
    await writeFile(file, JSON.stringify(both))
    expect(await evaluatePaths(file)).toMatchObject({
      attacksThrough: ['through/C:\\data\\a.txt'],
      legitimateRefused: ['refused/outside'],
      failed: true,
    })
  } finally {
    await rm(folder, { recursive: true })
  }
})
