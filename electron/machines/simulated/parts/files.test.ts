import { expect, test } from 'vitest'

import { createSimulatedPc, healthyState } from '../simulated-pc.ts'
import { seenFiles } from './files.ts'

const { files } = createSimulatedPc(healthyState())

test('paths are compared without case and without a closing backslash', () => {
  expect(files.list('c:\\users\\TEST\\')?.map((entry) => entry.name)).toContain('a.pdf')
  expect(files.list('C:\\Users\\other')).toBeNull()
  expect(files.list('C:\\Users\\tes')).toBeNull()
})

test('a folder lists what is directly in it, small files of programs one by one, which are as large as all of them', () => {
  expect(files.list('C:\\Users\\test\\OneDrive')?.map((entry) => entry.name)).toEqual(['Reports'])
  const crowd = files.list('C:\\Users\\test\\AppData\\Local') ?? []
  expect(new Set(crowd.map(({ path }) => path)).size).toBe(3998)
  expect(crowd.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)).toBe(150_000_000)
})

test('of what somebody may not know of nothing is told', () => {
  const seen = seenFiles(files, ({ path }) => !path.endsWith('\\OneDrive') && !path.endsWith('.mp4'))
  const names = seen.list('C:\\Users\\test')?.map(({ name }) => name)
  expect(names).not.toContain('v.mp4')
  expect(names).not.toContain('OneDrive')
  expect(names).toContain('a.pdf')
})
