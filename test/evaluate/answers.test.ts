import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

import { formatAnswers, type AnswersReport } from './answers-report.ts'
import { createBadModel } from '../fakes/bad-model.ts'
import { measureBesideModel } from './beside-model.ts'
import { measureFaults, measureMismatches, measurePairs, measureProfiles } from './answers.ts'
import { pickFrom } from './pick.ts'

const regressionFile = fileURLToPath(new URL('./regression-complaints.json', import.meta.url))

function shareIn(report: AnswersReport, group: string, share: string): { readonly count: number; readonly of: number } {
  const found = report.groups.find(({ name }) => name === group)?.shares.find(({ name }) => name === share)
  if (!found) throw new Error(`no ${share} of ${group}`)
  return found
}

test('faults: told in three languages, and better than where the text is ignored', async () => {
  const report = await measureFaults({ most: 6 })
  const told = shareIn(report, 'all', 'cause told first')
  expect(told.of).toBe(shareIn(report, 'en', 'cause told first').of * 3)
  expect(told.count).toBeGreaterThan(shareIn(report, 'all, the text ignored', 'cause told first').count)
  expect(formatAnswers(report)).toMatch(/>= 95 %: (met|not met)/)
})

test('pairs and mismatches: as many as are asked for', async () => {
  const pairs = await measurePairs({ most: 3 })
  expect(shareIn(pairs, 'all', 'that one told first').of).toBe(3)
  const mismatches = await measureMismatches({ most: 3 })
  expect(shareIn(mismatches, 'all', 'anything ticked').of).toBe(3)
})

test('beside a model that chooses badly: the same complaints with it and without, and nothing is worse', async () => {
  const { title, groups } = await measureBesideModel(createBadModel(), { most: 2 })
  expect(title).toContain(': 6 complaints')
  const [{ notes } = { notes: [] }] = groups
  expect(notes).toHaveLength(7)
  for (const note of notes) expect(note).toMatch(/: met/)
})

test('profiles: healthy ones with complaints of a set, and faults on one', async () => {
  const healthy = await measureProfiles([regressionFile], { most: 1 })
  expect(healthy.groups.length).toBeGreaterThan(5)
  for (const { shares } of healthy.groups) expect(shares.map(({ of }) => of)).toEqual([1, 1])
  const faults = await measureFaults({ most: 1 }, 'docked-laptop')
  expect(faults.title).toContain('on docked-laptop')
})

test('what is picked is the same in each run, and fits', () => {
  const all = Array.from({ length: 100 }, (_one, index) => index)
  const even = pickFrom(all, 10, (one) => one % 2 === 0)
  expect(even).toEqual(pickFrom(all, 10, (one) => one % 2 === 0))
  expect(new Set(even).size).toBe(10)
  expect(even.every((one) => one % 2 === 0)).toBe(true)
})
