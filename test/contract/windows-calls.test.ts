import { readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, test } from 'vitest'

import { validateArgs } from '../../electron/contract/argument-validation.ts'
import { loadTools } from '../../electron/registry/folders.ts'

type Values = Readonly<Record<string, unknown>>
type Calls = {
  readonly arguments: Readonly<Record<string, Values>>
  readonly fixes: readonly { readonly tool: string; readonly args: Values; readonly simulated?: Values }[]
}

const file = path.join(import.meta.dirname, '../windows/calls.json')
const calls = JSON.parse(readFileSync(file, 'utf8')) as Calls
const tools = new Map(loadTools().map((tool) => [tool.name, tool]))
const readOnly = [...tools.values()].filter(({ access }) => access.risk === 'safe' && !access.requiresUserNotice)

// A run on a real Windows takes long and stands far away: what it calls must fit before.
describe('what is run on a real Windows', () => {
  test.each(readOnly.map((tool) => [tool.name, tool] as const))('%s can be called', (name, tool) => {
    expect(validateArgs(tool, calls.arguments[name] ?? {})).toMatchObject({ ok: true })
  })

  test('names no tool that is gone, and no repair without arguments that fit', () => {
    expect(Object.keys(calls.arguments).filter((name) => !tools.has(name))).toEqual([])
    for (const { tool: name, args, simulated = args } of calls.fixes) {
      const tool = tools.get(name)
      if (!tool) throw new Error(name)
      expect(tool.kind, name).toBe('remediation')
      for (const some of [args, simulated]) expect(validateArgs(tool, some), name).toMatchObject({ ok: true })
    }
  })
})
