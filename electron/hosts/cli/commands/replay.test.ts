import { expect, test } from 'vitest'

import { plainWorkspace } from '../../../../shared/domain/workspace.ts'
import { loadTools } from '../../../registry/folders.ts'
import { elsewhere } from './replay.ts'

const workspaces = [plainWorkspace('one', '/data/one'), plainWorkspace('deep', '/data/one/deep')]

function moved(name: string, args: Readonly<Record<string, unknown>>, into: string | null = 'two'): unknown {
  const tool = loadTools().find((each) => each.name === name)
  if (tool?.preview === undefined) throw new Error(name)
  return elsewhere(args, { tool, preview: tool.preview, into, workspaces, platform: 'linux' })
}

test.each([
  ['one/a.ini', 'a.ini'],
  ['one\\sub\\a.ini', 'sub/a.ini'],
  ['/data/one/sub/a.ini', 'sub/a.ini'],
  ['/data/one/deep/a.ini', 'a.ini'],
])('%s is %s in the other folder, and nothing stays of what was agreed to', (path, below) => {
  const edits = [{ kind: 'delete', from: 1, to: 1 }]
  const agreed = { sealBefore: 'a'.repeat(64), sealAfter: 'b'.repeat(64), dryRun: false }
  expect(moved('edit_file', { workspace: null, path, edits, ...agreed })).toEqual({
    ...{ workspace: 'two', path: below, edits, dryRun: false },
  })
})

test('a file that was named apart from its folder keeps its name, and each of several is moved', () => {
  expect(moved('move_file', { workspace: 'one', path: 'a', to: 'sub/b' })).toMatchObject({ path: 'a', to: 'sub/b' })
  const files = [
    { path: 'one/a', text: 'x' },
    { path: '/data/one/b', text: 'y' },
  ]
  expect(moved('batch_edit', { workspace: null, files })).toMatchObject({
    files: [
      { path: 'a', text: 'x' },
      { path: 'b', text: 'y' },
    ],
  })
})

test('without another folder an edit is made where it was, and is agreed to anew', () => {
  const args = { workspace: null, path: 'one/a.ini', edits: [{ kind: 'delete', from: 1, to: 1 }] }
  const agreed = { sealBefore: 'a'.repeat(64), sealAfter: 'b'.repeat(64), dryRun: true }
  expect(moved('edit_file', { ...args, ...agreed }, null)).toEqual({ ...args, dryRun: false })
})

test('what lies in no open folder has no place in another one', () => {
  for (const path of ['/elsewhere/a', '/data/one', 'one'])
    expect(moved('edit_file', { workspace: null, path })).toBeNull()
})
