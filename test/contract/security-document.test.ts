import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

import { undoKeptMs } from '../../electron/audit/undo-journal.ts'
import { setAsideKeptMs } from '../../electron/executors/files/set-aside.ts'
import { maxRedirects } from '../../electron/executors/http/guard/decide-redirect.ts'
import { shownMs, validMs } from '../../electron/hosts/cli/approval-nonce.ts'
import { approvalLifetimeMs } from '../../electron/pipeline/approvals.ts'
import { loadTools } from '../../electron/registry/folders.ts'
import { clockStepMs } from '../../electron/store/trusted-time.ts'
import { minimumVisibleMs } from '../../electron/app-windows/confirm-gate.ts'
import { guardSteps } from '../../shared/domain/url-guard.ts'
import { brokerLayers } from './security-broker.ts'
import { editorLayers } from './security-editor.ts'
import { engineLayers } from './security-layers.ts'
import { keptLayers } from './security-kept.ts'
import { guardLimits, missing, type Never, residual } from './security-limits.ts'
import { modelLayers } from './security-model.ts'
import { guardPromises, keyPromises, networkLayers } from './security-network.ts'
import { programLayers } from './security-programs.ts'
import type { Held, Proof } from './security-proof.ts'
import { fileLayers } from './security-files.ts'
import { storeLayers } from './security-stores.ts'
import { windowLayers } from './security-windows.ts'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')
const plain = (text: string): string => text.replaceAll('**', '').replace(/\s+/g, ' ').trim()

const document = read('docs/THREAT-MODEL.md')
const layers: Readonly<Record<string, Held>> = {
  ...engineLayers,
  ...editorLayers,
  ...programLayers,
  ...networkLayers,
  ...windowLayers,
  ...fileLayers,
  ...storeLayers,
  ...keptLayers,
  ...modelLayers,
  ...brokerLayers,
}

function section(title: string): string {
  return document.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? ''
}

/** What one sentence or one part between semicolons says. */
function clausesOf(text: string): readonly string[] {
  const whole = plain(text).replace(/\.$/, '')
  return whole === '' ? [] : whole.split(/;\s+|\.\s+(?=[A-Z"`])/)
}

/** Entries of a list, each put together again from its lines. */
function entriesOf(text: string, mark: RegExp): readonly string[] {
  return `\n${text.trim()}`.split(mark).slice(1)
}

/** Cells of each row of a table, without its head. */
function rowsOf(text: string): readonly (readonly string[])[] {
  const rows = text.split('\n').filter((line) => line.startsWith('|'))
  return rows.slice(2).map((line) => line.slice(1, -1).split(' | ').map(plain))
}

const [promised = '', left = ''] = section('What the network guard promises').split('\nWhat is left:\n')
const rows = rowsOf(section('What each layer does today'))
const sections: readonly (readonly [string, readonly string[], Readonly<Record<string, unknown>>])[] = [
  ['layers', rows.map(([layer = '']) => layer), layers],
  ...rows.map(([layer = '', does = '']) => [layer, clausesOf(does), layers[layer] ?? {}] as const),
  ['promises of the guard', entriesOf(promised, /\n\d+\. /).flatMap(clausesOf), guardPromises],
  ['what the guard leaves', entriesOf(left, /\n- /).flatMap(clausesOf), guardLimits],
  ['not there yet', rowsOf(section('What is not there yet')).map(([name = '']) => name), missing],
  ['keys', entriesOf(section('Keys of search services'), /\n- /).flatMap(clausesOf), keyPromises],
  ['residual risks', entriesOf(section('Residual risks'), /\n- /).flatMap(clausesOf), residual],
]

test.each(sections)('%s: every clause is in the list of what holds it, and no other', (_, found, held) => {
  expect(found.length).toBeGreaterThan(0)
  expect(Object.keys(held).toSorted()).toEqual([...new Set(found)].toSorted())
})

const limits = [guardLimits, missing, residual].flatMap((list) => Object.values(list).flatMap((by) => by ?? []))
const isNever = (held: readonly Proof[] | Never): held is Never => 'never' in held
const proofs = [...Object.values(layers), guardPromises, keyPromises]
  .flatMap((held) => Object.values(held).flatMap((by) => by ?? []))
  .concat(limits.flatMap((held) => (isNever(held) ? [] : [held])))
  .flat()

test('a promise of a layer or of the guard is held by something', () => {
  const empty = [...Object.values(layers), guardPromises].flatMap((held) =>
    Object.entries(held).flatMap(([clause, by]) => (by.flat().length === 0 ? [clause] : [])),
  )
  expect(empty).toEqual([])
})

/** Titles of the tests of a file, with whether they are switched off. */
function titlesIn(file: string): ReadonlyMap<string, boolean> {
  const titles = new Map<string, boolean>()
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [name] = node.arguments
      const callee = node.expression.getText()
      if (name && ts.isStringLiteralLike(name) && /^(?:test|it)\b/.test(callee))
        titles.set(name.text, /^(?:test|it)\.(?:skip|todo|fails)\b(?!If)/.test(callee))
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true))
  return titles
}

/** Both configurations of the test run, as they are written there. */
const inTheRun = /^(?:electron|renderer|shared|test)\/.+\.test\.tsx?$/

test('every test that is named is there, in the run, and not switched off', () => {
  expect(read('vitest.config.ts')).toContain("include: ['{electron,renderer,shared,test}/**/*.test.{ts,tsx}']")
  expect(read('vitest.e2e.config.ts')).toContain("include: ['test/e2e-app/**/*.test.ts']")
  const titles = new Map<string, ReadonlyMap<string, boolean>>()
  const wrong = proofs.flatMap((proof) => {
    if (!('title' in proof)) return []
    const { file, title } = proof
    if (!inTheRun.test(file) || !existsSync(path.join(root, file))) return [`${file} is not run`]
    const known = titles.get(file) ?? titlesIn(file)
    titles.set(file, known)
    return known.get(title) === false ? [] : [`${file}: ${title}`]
  })
  expect(wrong).toEqual([])
  expect(titles.size).toBeGreaterThan(50)
})

test('lines that are named stand where they are said to stand', () => {
  const wrong = proofs.filter((proof) => 'line' in proof && !proof.line.test(read(proof.file)))
  expect(wrong).toEqual([])
})

/** Files of the product under a folder, or the one file itself. */
function productFiles(under: string): readonly string[] {
  if (statSync(path.join(root, under)).isFile()) return [under]
  const found = readdirSync(path.join(root, under), { recursive: true, encoding: 'utf8' })
  return found
    .filter((file) => /\.(?:ts|mjs|ps1)$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => path.join(under, file))
}

test('what the document calls missing is not there', () => {
  const found = limits.filter(isNever).flatMap(({ under, never }) => {
    const files = productFiles(under)
    expect(files.length, under).toBeGreaterThan(0)
    return files.filter((file) => never.test(read(file))).map((file) => `${file}: ${never.source}`)
  })
  expect(found).toEqual([])
})

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const hours = (ms: number): number => ms / 3_600_000
const days = (ms: number): number => hours(ms) / 24

test('numbers of the document are those of the code', () => {
  expect([shownMs, validMs].map(hours)).toEqual([0.5, 1])
  const said = [
    `ends after ${hours(approvalLifetimeMs)} hours of a steady clock`,
    `${minimumVisibleMs} ms in sight before an answer counts`,
    `${words[Math.max(...Object.values(guardSteps))] ?? ''} steps, the first that fails refuses`,
    `passed steps 1 to ${guardSteps.domain_denied}.`,
    `Redirects: ${words[maxRedirects] ?? ''} at most`,
    `only once, for ${days(undoKeptMs)} days`,
    `before it has gone on from there for ${words[days(clockStepMs)] ?? ''} days`,
    `by the next such fix after ${days(setAsideKeptMs)} days`,
  ]
  expect(said.filter((sentence) => !plain(document).includes(sentence))).toEqual([])
  expect(plain(read('README.md'))).toContain(`takes a fix back for ${days(undoKeptMs)} days`)
})

/** Amounts that a person could hold against the code. */
const amount =
  /\b(\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (ms|seconds|minutes|hours?|days|steps|at most)\b/g

test('no amount stands in the document that nobody holds against the code', () => {
  const amounts = [...plain(document).matchAll(amount)].map(([found]) => found)
  const known = ['8 hours', '400 ms', 'twelve steps', 'five at most', 'five days', '7 days']
  expect([...new Set(amounts)].toSorted()).toEqual(known.toSorted())
})

test('no text of a tool promises a fence that its code does not have', () => {
  const fence = /sandbox|샌드박스|沙盒|allowed folder|허용된 폴더|允许的文件夹/
  const fenced = loadTools().filter(({ texts }) => fence.test(JSON.stringify([texts.purpose, texts.arguments])))
  // Each has a list of folders of its own: of logs, and of what may be downloaded to.
  expect(fenced.map(({ name }) => name).toSorted()).toEqual(['analyze_logs', 'download_file'])
})
