import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../..')
const project = path.join(root, 'test', 'powershell-parser', 'powershell-parser.csproj')
const built = path.join(root, 'node_modules', '.cache', 'deskmedic', 'powershell-parser')

/** Nothing of what .NET makes lies in the project. */
const places = ['--nologo', '-v', 'quiet', `-p:BaseIntermediateOutputPath=${path.join(built, 'obj')}${path.sep}`]

function dotnet(...args: readonly string[]): { readonly ok: boolean; readonly text: string } {
  const done = spawnSync('dotnet', args, { cwd: path.dirname(project), encoding: 'utf8', timeout: 300_000 })
  return { ok: done.status === 0, text: `${done.stdout}${done.stderr}` }
}

/** A .NET SDK that is new enough, and the parser in the package cache or to be had from the registry. */
const hasParser = dotnet('restore', project, ...places).ok

type Parsed = {
  readonly file: string
  readonly tokens: number
  readonly errors: readonly string[]
  readonly ends: number
}

function parse(files: readonly string[]): readonly Parsed[] {
  const program = path.join(built, 'bin', 'powershell-parser.dll')
  const done = spawnSync('dotnet', [program], { input: files.join('\n'), encoding: 'utf8', maxBuffer: 1e8 })
  expect([done.status, done.stderr]).toEqual([0, ''])
  return done.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Parsed)
}

const scripts = readdirSync(path.join(root, 'electron'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ps1'))
  .map((name) => path.join(root, 'electron', name))

describe.skipIf(!hasParser)('the parser of PowerShell', { timeout: 300_000 }, () => {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'dm-parser-'))
    mkdirSync(built, { recursive: true })
    expect(
      dotnet('build', project, '-c', 'Release', '--no-restore', '-o', path.join(built, 'bin'), ...places),
    ).toMatchObject({ ok: true })
  }, 300_000)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('finds no error in any script, and reads each to its end', () => {
    const parsed = parse(scripts)
    expect(parsed.map(({ file }) => file)).toEqual(scripts)
    expect(parsed.filter(({ errors }) => errors.length > 0)).toEqual([])
    for (const { file, tokens, ends } of parsed) {
      expect([file, tokens > 1, ends]).toEqual([file, true, readFileSync(file, 'utf8').length])
    }
  })

  test('finds what is wrong in a script that is wrong', () => {
    const file = path.join(folder, 'wrong.ps1')
    writeFileSync(file, 'if ($true) {\n  Get-Item -Path (\n}\n')
    expect(parse([file])[0]?.errors).not.toEqual([])
  })
})
