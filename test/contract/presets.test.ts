import { readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, test } from 'vitest'

import type { Tool } from '../../electron/contract/define-tool.ts'
import * as presets from '../../electron/contract/presets.ts'
import { loadTools } from '../../electron/registry/folders.ts'
import { toolFolders } from '../fakes/tool-parts.ts'

const tools = loadTools()
const named = new Map<string, unknown>(Object.entries(presets))
const folder = path.join(import.meta.dirname, '../../electron/tools')
const sources = new Map(
  [...toolFolders()].map(([name, below]) => [name, readFileSync(path.join(folder, below, 'tool.ts'), 'utf8')]),
)

/** What a tool declares under another name than it is kept under. */
const keptAs: Readonly<Record<string, string>> = { program: 'runtime' }

type Written = { readonly preset: string; readonly overrides: readonly string[] }

/** What a tool says of `access` or `placement`: the name of a preset, and what it says otherwise. */
function writtenIn({ name }: Tool, field: 'access' | 'placement'): Written | null {
  const found = new RegExp(String.raw`^  ${field}: (?:(\w+)|\{\s*\.\.\.(\w+),([^{}]*)\}),$`, 'mu').exec(
    sources.get(name) ?? '',
  )
  const preset = found?.[1] ?? found?.[2]
  if (preset === undefined) return null
  const texts = (found?.[3] ?? '').replace(/'[^']*'|"[^"]*"/gu, "''")
  return { preset, overrides: [...texts.matchAll(/(\w+):/gu)].map(([, key = '']) => key) }
}

describe.each(['access', 'placement'] as const)('%s', (field) => {
  const written = tools.map((tool) => ({ tool, says: writtenIn(tool, field) }))

  test('stands as a preset in every tool, and what differs is written as an override', () => {
    const other = written.filter(({ says }) => says === null || !named.has(says.preset))
    expect(other.map(({ tool }) => tool.name)).toEqual([])
  })

  test('an override says something else than its preset', () => {
    const needless = written.flatMap(({ tool, says }) => {
      const preset = new Map(Object.entries(named.get(says?.preset ?? '') as object))
      const values = new Map<string, unknown>(Object.entries(tool[field]))
      return (says?.overrides ?? [])
        .filter((key) => preset.get(key) === values.get(keptAs[key] ?? key))
        .map((key) => [tool.name, key])
    })
    expect(needless).toEqual([])
  })

  test('a preset stands for several tools', () => {
    const used = written.map(({ says }) => says?.preset ?? '')
    const rare = [...new Set(used)].filter((preset) => used.filter((one) => one === preset).length < 3)
    expect(rare).toEqual([])
  })
})

test('most tools say nothing but a preset', () => {
  const plain = tools.filter((tool) =>
    (['access', 'placement'] as const).every((field) => writtenIn(tool, field)?.overrides.length === 0),
  )
  expect(plain.length).toBeGreaterThan(0.6 * tools.length)
})

test('every preset is used', () => {
  const used = tools.flatMap((tool) => [writtenIn(tool, 'access')?.preset, writtenIn(tool, 'placement')?.preset])
  const values = [...named].filter(([, value]) => typeof value === 'object').map(([name]) => name)
  expect(new Set(used)).toEqual(new Set(values))
})

test('what follows from the rest is written nowhere', () => {
  const derived = /^ +(?:executionMode|runtime|networkScope|untrusted):|outputs: \[\]|runsAs: 'elevated'/mu
  expect([...sources].filter(([, source]) => derived.test(source)).map(([name]) => name)).toEqual([])
  const single = tools.filter(({ steps }) => steps.length === 1)
  expect(single.length).toBeGreaterThan(50)
  expect(single.filter(({ steps }) => steps.some((step) => 'outputs' in step)).map(({ name }) => name)).toEqual([])
})

test('what follows is right for each kind of tool', () => {
  const { readOnly, elevatedRepair, repair, accessOf, placementOf, thisPc, internetService } = presets
  expect([readOnly, repair, elevatedRepair].map((declared) => accessOf(declared).runsAs)).toEqual([
    'any',
    'user',
    'elevated',
  ])
  const via = (...kinds: readonly ('powershell' | 'native' | 'node')[]) => kinds.map((kind) => ({ via: kind }))
  expect(placementOf(thisPc, via('node', 'native')).runtime).toBe('windows')
  expect(placementOf(thisPc, via('node', 'native', 'powershell')).runtime).toBe('powershell5.1')
  expect(placementOf(thisPc, via('node')).runtime).toBe('node18')
  expect(placementOf(thisPc, []).networkScope).toBe('intranet')
  expect(placementOf({ ...internetService, destinationSource: 'url' }, [])).toMatchObject({
    networkScope: 'public',
    untrusted: true,
  })
  expect(placementOf(internetService, [])).not.toHaveProperty('untrusted')
})
