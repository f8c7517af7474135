import { existsSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { longestFiles, placeOf } from '../longest-files.ts'

const root = path.join(import.meta.dirname, '../..')

test('every file that is named to begin first is there, each once', () => {
  expect(longestFiles.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
  expect(new Set(longestFiles).size).toBe(longestFiles.length)
})

test('they begin in their order, on every system, and what is not named begins after them', () => {
  const named = longestFiles.map((file) => placeOf(`C:/deskmedic/${file}`))
  expect(named).toEqual([...longestFiles.keys()])
  expect(placeOf('/home/kim/deskmedic/test/other.test.ts')).toBe(longestFiles.length)
})
