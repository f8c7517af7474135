import path from 'node:path'

import { expect, test } from 'vitest'

import { setUpFolder } from './set-up-folder.ts'

const folder = path.resolve('/', 'Program Files', 'Deskmedic')

test('the app and the command line beside it belong to one folder', () => {
  expect(setUpFolder(path.join(folder, 'Deskmedic.exe'))).toBe(folder)
  expect(setUpFolder(path.join(folder, 'resources', 'terminal', 'deskmedic.exe'))).toBe(folder)
  expect(setUpFolder(path.join(folder, 'Resources', 'Terminal', 'deskmedic.exe'))).toBe(folder)
})

test('a program anywhere else has the folder that it lies in', () => {
  expect(setUpFolder(path.join(folder, 'terminal', 'node.exe'))).toBe(path.join(folder, 'terminal'))
  expect(setUpFolder(path.join(path.resolve('/'), 'node.exe'))).toBe(path.resolve('/'))
})
