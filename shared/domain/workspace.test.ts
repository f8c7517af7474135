import fc from 'fast-check'
import { expect, test } from 'vitest'

import { plainWorkspace, workspaceFromText, workspaceText, type Workspace } from './workspace.ts'

test('a folder alone is open for reading and writing', () => {
  expect(workspaceFromText('docs', 'C:\\Data')).toEqual(plainWorkspace('docs', 'C:\\Data'))
  expect(workspaceText(plainWorkspace('docs', 'C:\\Data'))).toBe('C:\\Data')
})

test('what makes it narrower stands behind it', () => {
  const text = 'D:\\Logs | read | only *.log | only Report 2*.txt | never old/**'
  const workspace = workspaceFromText('logs', text)
  expect(workspace).toEqual({
    name: 'logs',
    path: 'D:\\Logs',
    access: 'read',
    only: ['*.log', 'Report 2*.txt'],
    never: ['old/**'],
  })
  expect(workspaceText(workspace)).toBe(text)
})

test('what is no such word belongs to the folder', () => {
  expect(workspaceFromText('a', '/srv/this | that')).toEqual(plainWorkspace('a', '/srv/this | that'))
  expect(workspaceFromText('a', 'read')).toEqual(plainWorkspace('a', 'read'))
})

test('every workspace means itself', () => {
  const pattern = fc.stringMatching(/^[a-z*?.][a-z*?. /]{0,10}$/)
  const workspace: fc.Arbitrary<Workspace> = fc.record({
    name: fc.constant('docs'),
    path: fc.stringMatching(/^\/[a-z/ ]{0,20}$/),
    access: fc.constantFrom('read', 'read_write'),
    only: fc.array(pattern, { maxLength: 3 }),
    never: fc.array(pattern, { maxLength: 3 }),
  })
  fc.assert(
    fc.property(workspace, (one) => {
      expect(workspaceFromText('docs', workspaceText(one))).toEqual(one)
    }),
  )
})
