import { expect, test } from 'vitest'

import { createSimulatedPc, healthyState } from '../simulated-pc.ts'
import { seenFiles } from './files.ts'

const { files } = createSimulatedPc(healthyState())

test('paths are compared without case and without a closing backslash', () => {
  expect(files.list('c:\\users\\TEST\\')?.entries.map((entry) => entry.name)).toContain('a.pdf')
  expect(files.list('C:\\Users\\other')).toBeNull()
  expect(files.walk('C:\\Users\\tes')).toBeNull()
})

test('a folder lists what is directly in it, small files of programs as a number', () => {
  expect(files.list('C:\\Users\\test\\OneDrive')?.entries.map((entry) => entry.name)).toEqual(['Reports'])
  expect(files.list('C:\\Users\\test\\AppData\\Local')).toEqual({ entries: [], unnamed: 3998 })
})

test('a walk gives folders before what is in them and leaves out the folder itself', () => {
  const paths = files.walk('C:\\Users\\test\\OneDrive')?.entries.map((entry) => entry.path) ?? []
  expect(paths[0]).toBe('C:\\Users\\test\\OneDrive\\Reports')
  expect(paths).toHaveLength(13)
})

test('of what somebody may not know of nothing is told, nor of what lies in it', () => {
  const seen = seenFiles(files, ({ path }) => !path.endsWith('\\OneDrive') && !path.endsWith('.mp4'))
  expect(seen.list('C:\\Users\\test')?.entries.map(({ name }) => name)).not.toContain('v.mp4')
  const below = seen.walk('C:\\Users\\test')?.entries.map(({ path }) => path) ?? []
  expect(below.some((path) => path.includes('OneDrive'))).toBe(false)
  expect(below).toContain('C:\\Users\\test\\a.pdf')
})
