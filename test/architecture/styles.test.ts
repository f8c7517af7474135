import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const features = path.join(root, 'renderer/features')

function selectorsOf(file: string): readonly string[] {
  const rules = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '')
  return [...rules.matchAll(/([^{}]+)\{/g)].flatMap(([, list = '']) => list.split(','))
}

/** Classes that a style sheet gives a look wherever they stand. */
function ownClasses(file: string): readonly string[] {
  return selectorsOf(file).flatMap((selector) => /^\s*\.([\w-]+)/.exec(selector)?.slice(1) ?? [])
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

test('no rule of the window is about whatever stands beside something: a list would be styled anew, all of it, with each row that comes', () => {
  const ofAnyNeighbour = [
    /[+~]\s*\*/,
    /\*\s*[+~]/,
    /(?:^|[\s>+~]):(?:first|last|only|nth)-/,
    /-child(?:\([^)]*\))?[\s>]+\*/,
  ]
  const found = sheets(path.join(root, 'renderer'))
    .filter((file) => !file.includes(`${path.sep}confirm${path.sep}`))
    .flatMap((file) => selectorsOf(file).map((selector) => `${path.basename(file)}: ${selector.trim()}`))
    .filter((rule) => ofAnyNeighbour.some((pattern) => pattern.test(rule)))
  expect(found).toEqual([])
})

test('in a contrast theme only what is disabled has its colour, which some themes make green', () => {
  const grey = sheets(path.join(root, 'renderer')).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^.*GrayText.*$/gm)].map(
      ([line]) => `${path.basename(file)}: ${line.trim()}`,
    ),
  )
  expect(grey).toEqual(['tokens.css: --text-disabled: GrayText;'])
})

test('a code that somebody reads out never breaks into lines', () => {
  const cards = readFileSync(path.join(root, 'renderer/styles/cards.css'), 'utf8')
  const [, rule = ''] = /^\.code \{(.*?)\n\}/ms.exec(cards) ?? []
  expect(rule).toMatch(/white-space: nowrap;/)
  expect(rule).toMatch(/flex: none;/)
})

/** The roles of one theme, each as its colour. */
function rolesOf(theme: 'light' | 'dark'): (role: string) => string {
  const rules = readFileSync(path.join(root, 'renderer/styles/tokens.css'), 'utf8')
  const own = new RegExp(`\\[data-theme='${theme}'\\] \\{(.*?)\\n\\}`, 's').exec(rules)?.[1] ?? ''
  const roles = new Map([...own.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, colour]) => [name, colour]))
  return (role) => roles.get(role) ?? expect.unreachable(`${theme} has no ${role}`)
}

/** How bright a colour is, as WCAG counts. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

test.each(['light', 'dark'] as const)('in %s the edge of a refused field is seen', (theme) => {
  const role = rolesOf(theme)
  for (const ground of ['bg-surface', 'bg-content']) expect(contrast(role('problem'), role(ground))).toBeGreaterThan(3)
})

test.each(['light', 'dark'] as const)('in %s what is hard to undo has the heaviest badge, and can be read', (theme) => {
  const role = rolesOf(theme)
  const fills = ['safe', 'caution', 'elevated'].map((risk) => role(`risk-${risk}-soft`))
  const weights = fills.map((fill) => contrast(fill, role('bg-surface')))
  expect(weights.at(-1)).toBe(Math.max(...weights))
  // White on a deep ground in both themes: a light ground would be the mildest thing there.
  expect(luminance(role('risk-elevated'))).toBeGreaterThan(luminance(role('risk-elevated-soft')))
  expect(contrast(role('risk-elevated'), role('risk-elevated-soft'))).toBeGreaterThan(4.5)
})
