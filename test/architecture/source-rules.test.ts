import { homedir } from 'node:os'

import { expect, test } from 'vitest'

import { isTestFile, linesMatching, repositoryRoot, sourceFiles } from './source-files.ts'

const files = sourceFiles()
const code = files.filter(({ path }) => /\.(ts|mts|mjs|ps1)$/.test(path))
const product = code.filter((file) => /^(electron|shared)\//.test(file.path) && !isTestFile(file))

/** Long lists of sentences are data: they are read top to bottom, not followed. */
const sentences = /^(electron\/tools\/[^/]+\/[^/]+\/texts|shared\/texts\/[^/]+)\.ts$/
const maxLines = 300

/** Patterns are put together here so that this file does not contain what it looks for. */
const pattern = (...parts: readonly string[]): RegExp => new RegExp(parts.join(''))
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

test('the walk sees the product', () => {
  const found = files.map(({ path }) => path)
  expect(found).toEqual(expect.arrayContaining(['package.json', 'electron/policy/decide.ts', 'shared/errors.ts']))
  expect(product.length).toBeGreaterThan(300)
})

test(`no file has more than ${maxLines} lines`, () => {
  const long = code
    .filter(({ path }) => !sentences.test(path))
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0) }))
    .filter(({ lines }) => lines > maxLines)
  expect(long).toEqual([])
})

test('file and folder names are kebab-case', () => {
  const part = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/
  const badlyNamed = code.filter(({ path }) => !path.split('/').every((name) => part.test(name)))
  expect(badlyNamed.map(({ path }) => path)).toEqual([])
})

test('the product exports by name', () => {
  expect(linesMatching(product, /\bexport default\b|\bexport\s*\{[^}]*\bas default\b/)).toEqual([])
})

test('the product has no barrels: one name, one place', () => {
  expect(linesMatching(product, /^export \* from /)).toEqual([])
  expect(product.filter(({ path }) => path.endsWith('/index.ts')).map(({ path }) => path)).toEqual([])
})

test('tests use fakes of ports, not mocked modules', () => {
  expect(linesMatching(code, pattern(String.raw`\bvi`, String.raw`\.(do)?[mM]`, 'ock', String.raw`\(`))).toEqual([])
})

test('no test is switched off or runs alone', () => {
  const tests = code.filter(isTestFile)
  const skipped = pattern(String.raw`\b(test|it|describe|scenario)\.`, String.raw`(only|skip|todo|fails)\b(?!If)`)
  expect(linesMatching(tests, skipped)).toEqual([])
})

test('what is logged is a sentence of the program: values stand beside it, where they are sifted', () => {
  const written = product.filter(({ text }) => /\.log\(\s*'(debug|info|warn|error)',\s*[^'\s]/.test(text))
  // Names of tools and codes in the form that administrators of registries know.
  expect(written.map(({ path }) => path)).toEqual(['electron/registry/registry.ts'])
})

test('nothing is left for later', () => {
  const words = ['TO' + 'DO', 'FIX' + 'ME', 'HA' + 'CK', 'X' + 'XX']
  expect(linesMatching(files, pattern(String.raw`\b(`, words.join('|'), String.raw`)\b`))).toEqual([])
})

test('nothing names a folder of the computer it was written on', () => {
  const here = [repositoryRoot, homedir()].filter((folder) => folder.length > 1).map(escaped)
  const folders = ['/ro' + 'ot/', '/wo' + 'rk/', ...here.map((folder) => `${folder}/`)]
  const inProduct = pattern(String.raw`(?<![\w.])(`, [...folders, '/ho' + 'me/'].join('|'), ')')
  const inTests = pattern(String.raw`(?<![\w.])(`, folders.join('|'), ')')
  expect(
    linesMatching(
      files.filter((file) => !isTestFile(file)),
      inProduct,
    ),
  ).toEqual([])
  expect(linesMatching(files.filter(isTestFile), inTests)).toEqual([])
})

test('time, randomness and ids come from ports', () => {
  const source = /\bDate\.now\(\)|\bnew Date\(\)|\bMath\.random\(|\bperformance\.now\(|\brandomUUID\(|\brandomBytes\(/
  const adapters = /^electron\/(kernel\/(system-ports|timers)\.ts|hosts\/)/
  expect(
    linesMatching(
      product.filter(({ path }) => path.endsWith('.ts') && !adapters.test(path)),
      source,
    ),
  ).toEqual([])
})

test('only a runner runs and undoes on a PC, and one stage of the pipeline each calls a runner', () => {
  const callers = (owner: string, method: string): readonly string[] => {
    // Also taken apart: `const { run } = machine`, or handed on as a value; `runners.own.run` is one, too.
    const owners = `(${owner}|${owner}s\\.\\w+)(\\([^)]*\\))?\\??`
    const called = pattern(
      `\\b${owners}\\.`,
      method,
      String.raw`\b|\{[^}]*\b`,
      method,
      String.raw`\b[^}]*\} = [\w.()]*\b`,
      `${owner}\\b`,
    )
    return linesMatching(product, called).map((line) => line.slice(0, line.indexOf(':')))
  }
  expect([callers('machine', 'run'), callers('machine', 'undo')]).toEqual([
    ['electron/runners/runners.ts'],
    ['electron/runners/runners.ts'],
  ])
  expect([callers('runner', 'run'), callers('runner', 'undo')]).toEqual([
    ['electron/pipeline/run-recorded.ts'],
    ['electron/pipeline/undo-recorded.ts'],
  ])
})

test('a yes comes to be in one place: where the consent of a person was asked for', () => {
  const given = linesMatching(product, /\bapprovals?\.issue\b|\{[^}]*\bissue\b[^}]*\} = [\w.()]*approvals\b/i)
  expect(given.map((line) => line.slice(0, line.indexOf(':')))).toEqual(['electron/pipeline/consent.ts'])
})
