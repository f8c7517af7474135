import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { sha256 } from '../../kernel/digest.ts'
import { createScriptFiles } from './script-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'dm-scripts-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const script = 'echo'
const signed = `${script}\n# SIG # Begin signature block\n# MIIB\n# SIG # End signature block\n`

function filesWith(bytes: string | null, listed = { file: 'check_disk.run.run.ps1', sha256: sha256(signed) }) {
  const place = join(folder, 'check_disk.run.run.ps1')
  rmSync(place, { force: true })
  if (bytes !== null) writeFileSync(place, bytes)
  return { place, files: createScriptFiles({ folder, list: { [sha256(script)]: listed } }) }
}

test('a file whose bytes are those of the list is the one to run, with its signature', async () => {
  const { place, files } = filesWith(signed)
  expect(await files.find(sha256(script))).toEqual({ ok: true, value: place })
})

test.each([
  ['it has one more letter', `${signed} `],
  ['its signature is gone', script],
  ['it is another script', 'Remove-Item C:\\'],
  ['it is not there', null],
])('it is refused when %s', async (_what, bytes) => {
  const { files } = filesWith(bytes)
  expect(await files.find(sha256(script))).toMatchObject({ ok: false, error: { code: 'script_changed' } })
})

test.each(['../elsewhere.ps1', 'C:\\x.ps1', 'sub/x.ps1', 'x.exe', ''])(
  'the list leads to no other place: %s',
  async (file) => {
    const { files } = filesWith(signed, { file, sha256: sha256(signed) })
    expect(await files.find(sha256(script))).toMatchObject({ error: { code: 'script_changed' } })
  },
)

test('a script that the list does not name is not run', async () => {
  const { files } = filesWith(signed)
  for (const digest of [sha256('other'), 'constructor', '__proto__'])
    expect(await files.find(digest)).toMatchObject({ error: { code: 'script_changed' } })
})
