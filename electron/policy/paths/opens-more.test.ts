import { expect, it } from 'vitest'

import { plainWorkspace, type Workspace } from '../../../shared/domain/workspace.ts'
import { opensMore } from './opens-more.ts'

const before: Workspace = { ...plainWorkspace('logs', '/logs'), access: 'read', only: ['*.log'], never: ['*.key'] }

it.each<[string, Partial<Workspace>]>([
  ['the right to change', { access: 'read_write' }],
  ['one more kind of file', { only: ['*.log', '*.txt'] }],
  ['every kind of file', { only: [] }],
  ['another kind of file', { only: ['*.txt'] }],
  ['what was never opened', { never: [] }],
  ['another folder', { path: '/other' }],
])('%s opens more', (_, change) => {
  expect(opensMore({ ...before, ...change }, before)).toBe(true)
})

it.each<[string, Partial<Workspace>]>([
  ['nothing new', {}],
  ['one more block', { never: ['*.key', '*.pem'] }],
])('%s opens nothing', (_, change) => {
  expect(opensMore({ ...before, ...change }, before)).toBe(false)
})

it('the first pattern, and the right to read alone, close', () => {
  const wide = plainWorkspace('logs', '/logs')
  expect(opensMore({ ...wide, only: ['*.log'] }, wide)).toBe(false)
  expect(opensMore({ ...wide, access: 'read' }, wide)).toBe(false)
  expect(opensMore({ ...wide, only: ['*.log'], access: 'read' }, { ...wide, only: ['*.log', '*.txt'] })).toBe(false)
})
