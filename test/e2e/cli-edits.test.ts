import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { dataOf, envelopeOf, run, useCommandLine, type Run } from './command-line.ts'

const newFolder = useCommandLine()
const before = '[office]\r\nserver=vpn1.contoso.com\r\nport=443\r\n'
const after = '[office]\r\nserver=vpn2.contoso.com\r\nport=443\r\n'
const edits = [{ kind: 'replace', from: 2, to: 2, text: 'server=vpn2.contoso.com' }]

type Done = { readonly callId: string; readonly undoId?: string; readonly verdict: string; readonly args: object }

/** A folder that was opened, with a file in it; every command is a program of its own. */
async function openFolder(access: readonly string[] = []) {
  const [data, files] = [await newFolder(), await newFolder()]
  const file = path.join(files, 'vpn-profile.ini')
  await writeFile(file, before)
  const here = ['--data', data, '--target', 'portable']
  expect((await run(['workspace', 'add', 'scripts', files, ...access, ...here])).code).toBe(0)
  const call = (tool: string, args: object, ...options: readonly string[]): Promise<Run> =>
    run(['run', tool, '--args', JSON.stringify({ workspace: 'scripts', ...args }), ...options, ...here])
  return { file, files, here, call, holds: () => readFile(file, 'utf8') }
}

function expectCode(ended: Run, code: string): void {
  expect(envelopeOf(ended).error?.code).toBe(code)
}

const edit = { path: 'vpn-profile.ini', edits, dryRun: false }

test('an edit is shown, made, proved, undone and made again, each by a program of its own', async () => {
  const { call, here, holds } = await openFolder()
  const shown = await call('edit_file', { path: 'vpn-profile.ini', edits })
  expect(shown.stdout).toContain('    -     2 | server=vpn1.contoso.com\n    +     2 | server=vpn2.contoso.com\n')
  expect(shown.stdout).not.toContain('\u001b')
  expect(shown.stdout).toMatch(/^Only shown, nothing is changed yet: Edit vpn-profile\.ini$/m)
  expect(shown.stdout.trimEnd()).toMatch(/^To make the change, run the same line with --arg dryRun=false$/m)
  expect(await holds()).toBe(before)
  expect((await run(['history', '--changes', ...here])).stdout).not.toContain('edit_file')
  expectCode(await call('edit_file', edit, '--json'), 'confirmation_missing')
  expect(await holds()).toBe(before)

  const done = dataOf<Done>(await call('edit_file', edit, '--yes', '--json'))
  expect(done.verdict).toBe('fixed')
  expect(await holds()).toBe(after)
  const undone = await run(['undo', done.undoId ?? '', ...here, '--yes'])
  expect(undone.code).toBe(0)
  // What undoing it changes is told the other way round.
  expect(undone.stderr).toContain('    -     2 | server=vpn2.contoso.com\n    +     2 | server=vpn1.contoso.com\n')
  expect(await holds()).toBe(before)

  const again = dataOf<Done>(await call('edit_file', done.args, '--yes', '--json'))
  expect(await holds()).toBe(after)
  expect((await run(['undo', again.undoId ?? '', ...here, '--yes'])).code).toBe(0)
  expect(await holds()).toBe(before)
  // Who wished for an edit has had nothing repaired.
  expect((await call('edit_file', done.args, '--yes')).stdout).toMatch(
    /^DONE {2}Checked again, the change is there\.\n +Action: Edit vpn-profile\.ini$/m,
  )
})

test('what somebody else wrote since is never overwritten', async () => {
  const { call, here, file, holds } = await openFolder()
  const done = dataOf<Done>(await call('edit_file', edit, '--yes', '--json'))
  await writeFile(file, 'by somebody else\n')
  expectCode(await run(['undo', done.undoId ?? '', ...here, '--yes', '--json']), 'undo_conflict')
  expectCode(await call('edit_file', done.args, '--yes', '--json'), 'no_such_line')
  await writeFile(file, before.replace('443', '8443'))
  expectCode(await call('edit_file', done.args, '--yes', '--json'), 'changed_since_preview')
  expect(await holds()).toBe(before.replace('443', '8443'))
})

test('several files change together or not at all, and a new one goes again', async () => {
  const { call, here, files, holds } = await openFolder()
  const both = [
    { path: 'vpn-profile.ini', edits },
    { path: 'notes.txt', text: 'changed\n' },
  ]
  const missing = [...both, { path: 'missing.ini', edits }]
  expectCode(await call('batch_edit', { files: missing, dryRun: false }, '--yes', '--json'), 'file_unreadable')
  expect(await holds()).toBe(before)
  const done = dataOf<Done>(await call('batch_edit', { files: both, dryRun: false }, '--yes', '--json'))
  expect(await holds()).toBe(after)
  expect(await readFile(path.join(files, 'notes.txt'), 'utf8')).toBe('changed\n')
  const taken = { path: 'notes.txt', text: 'other', dryRun: false }
  expectCode(await call('write_file', taken, '--yes', '--json'), 'file_exists')
  expect((await run(['undo', done.undoId ?? '', ...here, '--yes'])).code).toBe(0)
  expect(await holds()).toBe(before)
  await expect(readFile(path.join(files, 'notes.txt'))).rejects.toThrow('ENOENT')
})

test('a folder that is open for reading only, and everything outside, stays as it is', async () => {
  const { call, holds, files } = await openFolder(['--read-only'])
  expectCode(await call('edit_file', edit, '--yes', '--json'), 'workspace_read_only')
  expect(await holds()).toBe(before)
  const compared = await call('diff_files', { before: 'vpn-profile.ini', after: 'vpn-profile.ini' }, '--json')
  expect(dataOf(compared)).toMatchObject({ result: { removed: 0, added: 0 } })
  const outside = { path: path.join(path.dirname(files), 'elsewhere.txt'), text: 'x', dryRun: false, workspace: null }
  expectCode(await call('write_file', outside, '--yes', '--json'), 'outside_workspace')
})
