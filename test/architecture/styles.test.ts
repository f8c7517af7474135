import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const features = path.join(root, 'renderer/features')

/** Classes that a style sheet gives a look wherever they stand. */
function ownClasses(file: string): readonly string[] {
  const rules = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '')
  const selectors = [...rules.matchAll(/([^{}]+)\{/g)].flatMap(([, list = '']) => list.split(','))
  return selectors.flatMap((selector) => /^\s*\.([\w-]+)/.exec(selector)?.slice(1) ?? [])
}

const sheets = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => path.join(folder, name))

test('no feature gives a look to what another one draws', () => {
  const shared = new Set(
    ['styles', 'components', 'app'].flatMap((name) => sheets(path.join(root, 'renderer', name)).flatMap(ownClasses)),
  )
  const owners = new Map<string, Set<string>>()
  for (const feature of readdirSync(features)) {
    for (const name of sheets(path.join(features, feature)).flatMap(ownClasses)) {
      if (!shared.has(name)) owners.set(name, (owners.get(name) ?? new Set()).add(feature))
    }
  }
  expect(owners.size).toBeGreaterThan(100)
  expect([...owners].filter(([, of]) => of.size > 1)).toEqual([])
})

test('in a contrast theme only what is disabled has its colour, which some themes make green', () => {
  const grey = sheets(path.join(root, 'renderer')).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^.*GrayText.*$/gm)].map(
      ([line]) => `${path.basename(file)}: ${line.trim()}`,
    ),
  )
  expect(grey).toEqual(['tokens.css: --text-disabled: GrayText;'])
})
