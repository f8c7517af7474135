import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { ESLint } from 'eslint'
import { expect, test } from 'vitest'
import * as z from 'zod'

import { useTemporaryFolders } from '../fakes/storage-deps.ts'
import { repositoryRoot } from './source-files.ts'

const newFolder = useTemporaryFolders()
const configFile = path.join(repositoryRoot, 'eslint.config.mjs')

const restricted = z.tuple([z.string()]).rest(z.object({ message: z.string() }))
const ownRules = z.looseObject({ 'max-lines': z.unknown(), 'no-restricted-syntax': restricted })
const schema = z.object({ default: z.array(z.looseObject({ rules: z.unknown().optional() })) })

/** The rules that are our own choice, for all code: those of the packages are tested there. */
async function readOwnRules(): Promise<z.output<typeof ownRules>> {
  const loaded: unknown = await import(pathToFileURL(configFile).href)
  const blocks = schema.parse(loaded).default.map(({ rules }) => ownRules.safeParse(rules).data)
  return ownRules.parse(blocks.find((rules) => rules !== undefined))
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
export function h(): void {
  const said = console.log(1)
${'  console.log(1)\n'.repeat(60)}}
${'\n'.repeat(300)}
export default g
`

test('every own rule of the linter finds its bad example', { timeout: 60_000 }, async () => {
  const own = await readOwnRules()
  const cwd = await newFolder()
  writeFileSync(path.join(cwd, 'tsconfig.json'), JSON.stringify({ compilerOptions: { strict: true, types: [] } }))
  writeFileSync(path.join(cwd, 'bad.ts'), bad)
  const here = { languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: cwd } } }
  const eslint = new ESLint({ cwd, overrideConfigFile: configFile, overrideConfig: here })
  const [result] = await eslint.lintFiles(['bad.ts'])
  const messages = result?.messages ?? []
  const found = new Set(messages.map(({ ruleId }) => ruleId))
  expect(Object.keys(own).length).toBeGreaterThan(10)
  expect(Object.keys(own).filter((rule) => !found.has(rule))).toEqual([])
  const said = messages.map(({ message }) => message)
  const [, ...syntax] = own['no-restricted-syntax']
  expect(syntax.length).toBeGreaterThan(1)
  expect(syntax.map(({ message }) => message).filter((message) => !said.includes(message))).toEqual([])
})
