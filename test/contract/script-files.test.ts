import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { afterAll, expect, test } from 'vitest'

import type { ScriptFileList } from '../../electron/executors/powershell/script-files.ts'
import { readList } from '../../electron/engine/script-files-here.ts'
import { shippedScripts } from '../../electron/engine/windows-pc/shipped-scripts.ts'
import { sha256 } from '../../electron/kernel/digest.ts'
import { loadTools } from '../../electron/registry/folders.ts'
import { root } from '../e2e/command-line.ts'

type Written = { readonly ok: true; readonly count: number } | { readonly ok: false; readonly reason: string }
const { writeScriptFiles } = (await import(pathToFileURL(path.join(root, 'build', 'script-files.mjs')).href)) as {
  readonly writeScriptFiles: (options: {
    readonly into: string
    readonly listFile: string
    readonly sign?: string
    readonly mustBeSigned?: boolean
  }) => Promise<Written>
}

const work = mkdtempSync(path.join(tmpdir(), 'dm-shipped-'))
const into = path.join(work, 'scripts')
const listFile = path.join(work, 'scripts.json')
afterAll(() => rmSync(work, { recursive: true, force: true }))

const signer = (name: string, change: string): string => {
  const file = path.join(work, name)
  writeFileSync(
    file,
    `import { readFileSync, writeFileSync } from 'node:fs'
const signature = '\\r\\n# SIG # Begin signature block\\r\\n# MIIF\\r\\n# SIG # End signature block\\r\\n'
for (const file of process.argv.slice(2)) { const text = readFileSync(file, 'utf8'); writeFileSync(file, ${change}) }`,
  )
  return file
}

test('every script of every tool, and those of Deskmedic itself, is a file of its own, in letters of ASCII', () => {
  const scripts = shippedScripts()
  const texts = new Set(scripts.map(({ text }) => text))
  const steps = loadTools().flatMap(({ steps: run, undoSteps = [] }) => [...run, ...undoSteps])
  const missing = steps.filter((step) => step.via === 'powershell' && !texts.has(step.script))
  expect(missing).toEqual([])
  expect(new Set(scripts.map(({ file }) => file)).size).toBe(scripts.length)
  expect(scripts.filter(({ file, text }) => !/^[a-z0-9._-]+\.ps1$/.test(file) || /[^\t\r\n -~]/.test(text))).toEqual([])
})

test('the build writes them with a list of their digests, and the program finds each by it', async () => {
  expect(await writeScriptFiles({ into, listFile })).toEqual({ ok: true, count: shippedScripts().length })
  expect(readdirSync(into).sort()).toEqual(
    shippedScripts()
      .map(({ file }) => file)
      .sort(),
  )
  const files = await readList(work, into)
  for (const { file, sha256: digest } of shippedScripts())
    expect(await files?.find(digest)).toEqual({ ok: true, value: path.join(into, file) })
})

test('signed files are longer, and their digests are what the list has', async () => {
  const sign = signer('sign.mjs', 'text + signature')
  expect(await writeScriptFiles({ into, listFile, sign, mustBeSigned: true })).toMatchObject({ ok: true })
  const list = JSON.parse(readFileSync(listFile, 'utf8')) as ScriptFileList
  const [first] = shippedScripts()
  const entry = list[first?.sha256 ?? '']
  const bytes = readFileSync(path.join(into, entry?.file ?? ''))
  expect([entry?.sha256, bytes.toString().startsWith(first?.text ?? '-')]).toEqual([sha256(bytes), true])
  expect(entry?.sha256).not.toBe(first?.sha256)
})

test.each([
  ['changes the script', 'text.replace("a", "b") + signature'],
  ['signs nothing', 'text'],
])('a signer that %s ends the build', async (_what, change) => {
  const sign = signer('bad.mjs', change)
  expect(await writeScriptFiles({ into, listFile, sign })).toMatchObject({ ok: false })
})

test('a release without a signer is not made', async () => {
  expect(await writeScriptFiles({ into, listFile, sign: '', mustBeSigned: true })).toMatchObject({ ok: false })
})

test('a list that is damaged lists nothing; where there is none, there are no files', async () => {
  writeFileSync(listFile, '{"a":')
  expect(await (await readList(work, into))?.find('a')).toMatchObject({ error: { code: 'script_changed' } })
  expect(await readList(path.join(work, 'nowhere'), into)).toBeNull()
})
