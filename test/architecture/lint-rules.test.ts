import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

import { expect, test } from 'vitest'
import * as z from 'zod'

import { useTemporaryFolders } from '../fakes/storage-deps.ts'
import { repositoryRoot } from './source-files.ts'

const newFolder = useTemporaryFolders()
const configFile = path.join(repositoryRoot, '.oxlintrc.json')
const { resolve } = createRequire(import.meta.url)
const packageFolder = (name: string): string => path.dirname(resolve(`${name}/package.json`))

const config = z.object({ overrides: z.array(z.object({ rules: z.record(z.string(), z.unknown()) })) })
const diagnostics = z.object({ diagnostics: z.array(z.object({ code: z.string() })) })

/** The rules that are our own choice, for all code: those of the packages are tested there. */
function readOwnRules(): readonly string[] {
  const text = readFileSync(configFile, 'utf8').replaceAll(/^\s*\/\/.*$/gm, '')
  const { overrides } = config.parse(JSON.parse(text))
  return Object.keys(overrides.find(({ rules }) => Array.isArray(rules['max-lines']))?.rules ?? {})
}

const bad = `
export enum Color { red }
export type Kind = 'one' | 'two'
export interface Shape { readonly kind: Kind }
export function f(kind: Kind, shape: Shape, unused: number, more: object): string {
  if (kind == 'one') {
    return \`\${more}\`
  } else {
    return String(Math.random()) + shape.kind
  }
}
export function g(kind: Kind): number {
  switch (kind) {
    case 'one':
      return 1
  }
  return 2
}
declare function say(): void
export function h(): void {
  const said = say()
${'  say()\n'.repeat(60)}}
${'\n'.repeat(300)}
export default g
`

async function badFile(): Promise<string> {
  const folder = await newFolder()
  const compilerOptions = { strict: true, types: [] }
  const project = { extends: path.join(repositoryRoot, 'tsconfig.json'), compilerOptions, include: ['bad.ts'] }
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(project))
  writeFileSync(path.join(folder, 'bad.ts'), bad)
  return folder
}

test('every own rule of the linter finds its bad example', async () => {
  const own = readOwnRules()
  const cwd = await badFile()
  const program = path.join(packageFolder('oxlint'), 'bin', 'oxlint')
  const linted = spawnSync(process.execPath, [program, '-c', configFile, '--format', 'json', '.'], {
    cwd,
    encoding: 'utf8',
  })
  const told = diagnostics.parse(JSON.parse(linted.stdout)).diagnostics
  const found = new Set(
    told.map(({ code }) => code.replace(/^eslint\((.+)\)$/, '$1').replace(/^(.+)\((.+)\)$/, '$1/$2')),
  )
  expect(own.length).toBeGreaterThan(10)
  expect(own.filter((rule) => !found.has(rule))).toEqual([])
})

test('the compiler refuses an enum', async () => {
  const cwd = await badFile()
  const compiler = path.join(packageFolder('typescript-7'), 'bin', 'tsc')
  const compiled = spawnSync(process.execPath, [compiler, '--noEmit', '--singleThreaded', '-p', cwd], {
    encoding: 'utf8',
  })
  expect(compiled.stdout).toMatch(/bad\.ts\(2,13\): error TS1294/)
})
