import { expect, test } from 'vitest'

import type { AgreedSeals, LineEdit, WantedChange } from '../../../contract/file-edits-port.ts'
import type { CodeQuestion } from '../../../contract/code-search-port.ts'
import { createSimulatedPc, healthyState } from '../simulated-pc.ts'

const signal = new AbortController().signal
const downloads = 'C:\\Users\\test\\Downloads'
const notes = `${downloads}\\notes.txt`
const unseen: AgreedSeals = { before: null, after: null }
const insert: LineEdit = { kind: 'insert', before: 1, text: 'first' }

function opened() {
  const pc = createSimulatedPc(healthyState())
  const { edits, code } = pc.texts
  const codeOf = async (wanted: readonly WantedChange[]) => {
    const made = await edits.apply(wanted, unseen)
    return made.ok ? 'ok' : made.error.code
  }
  return { pc, edits, code, codeOf }
}

test('lines are inserted, replaced and deleted, and the way back gives what was there', async () => {
  const { pc, edits } = opened()
  const before = pc.texts.textOf(notes)
  const made = await edits.apply([{ path: notes.toLowerCase(), edits: [insert] }], unseen)
  expect(pc.texts.textOf(notes)).toBe(`first\n${before ?? ''}`)
  expect(made).toMatchObject({ ok: true, value: { files: [{ path: notes }], diffs: [{ added: 1, removed: 0 }] } })
  if (!made.ok) throw new Error(made.error.code)
  expect(await edits.revert(made.value.files)).toEqual({ ok: true, value: undefined })
  expect(pc.texts.textOf(notes)).toBe(before)
  expect(await edits.revert(made.value.files)).toMatchObject({ error: { code: 'undo_conflict' } })
})

test('a preview writes nothing, and what was not shown is not done', async () => {
  const { pc, edits } = opened()
  const before = structuredClone(pc.state)
  const shown = await edits.preview([{ path: notes, edits: [insert] }], unseen)
  expect(pc.state).toEqual(before)
  const other = { before: shown.ok ? shown.value.sealBefore : null, after: 'another one' }
  expect(await edits.apply([{ path: notes, edits: [insert] }], other)).toMatchObject({
    error: { code: 'changed_since_preview' },
  })
  expect(pc.state).toEqual(before)
})

test.each<[string, readonly WantedChange[]]>([
  ['no_such_line', [{ path: notes, edits: [{ kind: 'replace', from: 9, to: 9, text: 'x' }] }]],
  ['no_such_line', [{ path: notes, edits: [{ kind: 'delete', from: 1, to: 0 }] }]],
  [
    'edits_overlap',
    [
      {
        path: notes,
        edits: [
          { kind: 'delete', from: 1, to: 1 },
          { kind: 'replace', from: 1, to: 1, text: 'x' },
        ],
      },
    ],
  ],
  [
    'edits_overlap',
    [
      { path: notes, edits: [insert] },
      { path: notes.toUpperCase(), edits: [insert] },
    ],
  ],
  ['letters_do_not_fit', [{ path: notes, edits: [{ kind: 'insert', before: 1, text: '\ud800' }] }]],
  ['letters_do_not_fit', [{ path: 'new.txt', text: '\0' }]],
  ['edit_too_large', [{ path: 'new.txt', text: 'long\n'.repeat(30_000) }]],
  [
    'nothing_to_change',
    [{ path: notes, edits: [{ kind: 'replace', from: 1, to: 1, text: 'The new VPN server is vpn2.contoso.com.' }] }],
  ],
  ['file_unreadable', [{ path: 'none.txt', edits: [insert] }]],
  ['file_exists', [{ path: notes, text: 'x' }]],
  ['file_exists', [{ path: 'backup', text: 'x' }]],
  ['file_unwritable', [{ path: 'no-such-folder/new.txt', text: 'x' }]],
  ['no_plain_file', [{ path: 'none.txt', removed: true }]],
  ['no_plain_file', [{ path: 'backup', removed: true }]],
  ['no_plain_file', [{ path: 'new.txt', contentOf: { path: 'none.txt' } }]],
  ['outside_workspace', [{ path: 'C:\\Windows\\win.ini', text: 'x' }]],
  ['outside_workspace', [{ path: 'downloads/../x.txt', text: 'x' }]],
  ['unknown_workspace', [{ path: 'x.txt', workspace: 'team', text: 'x' }]],
])('what a real PC refuses is refused with the same code: %s', async (code, wanted) => {
  const { pc, codeOf } = opened()
  const before = structuredClone(pc.state)
  expect(await codeOf(wanted)).toBe(code)
  expect(pc.state).toEqual(before)
})

test('code is searched in folders that are there', async () => {
  const { code } = opened()
  const asked: CodeQuestion = { path: null, collection: null, text: 'copies reports', only: [], maxResults: 5 }
  expect(await code.search(asked, signal)).toMatchObject({ value: { matches: [{ file: 'backup/copy_files.py' }] } })
  expect(await code.search({ ...asked, path: 'C:\\Projects\\website' }, signal)).toMatchObject({ value: { files: 0 } })
  expect(await code.search({ ...asked, path: 'C:\\none' }, signal)).toMatchObject({
    error: { code: 'file_unreadable' },
  })
})
