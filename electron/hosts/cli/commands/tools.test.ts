import { expect, test } from 'vitest'

import { locales } from '../../../../shared/domain/locale.ts'
import { createTranslator } from '../../../../shared/texts/translate.ts'
import { silentLogger } from '../../../kernel/ports.ts'
import { exportCatalogue } from '../../../registry/export-catalogue.ts'
import { loadTools } from '../../../registry/folders.ts'
import { createRegistry } from '../../../registry/registry.ts'
import type { CommandOutcome, CliContext } from '../context.ts'
import { argumentRows, listTools, showTool } from './tools.ts'

const tools = loadTools()

function contextIn(locale: (typeof locales)[number]): CliContext {
  const registry = createRegistry(tools, {
    availability: () => {
      throw new Error('nobody asks')
    },
    supports: () => null,
    logger: silentLogger,
  })
  const backend = { registry: { ...registry, unavailableReasons: () => [] } }
  const terminal = { colors: { dim: (text: string) => text } }
  const caller = { kind: 'person', role: 'human_agent' }
  return { backend, terminal, caller, translator: createTranslator(locale) } as unknown as CliContext
}

function shown(outcome: ReturnType<typeof listTools>): CommandOutcome {
  if (!outcome.ok) throw new Error(outcome.error.code)
  return outcome.value
}

test.each(locales)('the text of every tool says in %s what stands between a call and its start', (locale) => {
  const context = contextIn(locale)
  const text: CliContext['translator']['text'] = (...said) => context.translator.text(...said)
  const listed = shown(listTools(context)).lines
  for (const { name, access } of tools) {
    const wanted = [
      ...(access.minRole === 'ai_agent' ? [] : [text('tools.flag.role', { role: access.minRole })]),
      ...(access.requiresAdmin ? [text('tools.flag.admin')] : []),
      ...(access.requiresUserNotice ? [text('tools.flag.notice')] : []),
      ...(access.requiresIdleCheck ? [text('tools.flag.idle')] : []),
    ]
    const line = listed.find((each) => each.slice(2).startsWith(`${name} `)) ?? ''
    const page = shown(showTool(context, name)).lines.join('\n')
    for (const flag of wanted)
      expect([name, line, page]).toEqual([name, expect.stringContaining(flag), expect.stringContaining(flag)])
    expect(page).toContain(text('tools.flag.role', { role: access.minRole }))
  }
})

test('every argument is told as required or with what stands in its place, and its choices and range', () => {
  const context = contextIn('en')
  for (const tool of tools) {
    const lines = shown(showTool(context, tool.name)).lines
    for (const { name, required, allowed } of argumentRows(tool)) {
      const line = lines.find((each) => each.startsWith(`  ${name} (`)) ?? ''
      expect([tool.name, name, line]).toEqual([
        tool.name,
        name,
        expect.stringMatching(required ? /; required/ : /; can be left out: /),
      ])
      for (const value of allowed) expect(line).toContain(value)
    }
  }
  const rows = tools.flatMap((tool) => argumentRows(tool))
  expect(rows.some(({ required }) => required) && rows.some(({ allowed }) => allowed.length > 0)).toBe(true)
})

test('the rows for scripts and the catalogue name the network that a tool reaches', () => {
  const rows = shown(listTools(contextIn('en'))).data as readonly { readonly networkScope: string }[]
  expect(new Set(rows.map(({ networkScope }) => networkScope))).toEqual(new Set(['intranet', 'public']))
  const { placements } = exportCatalogue(tools)
  expect(placements).toEqual(
    Object.fromEntries(
      tools.map(({ name, placement: { networkScope, runtime } }) => [name, { network_scope: networkScope, runtime }]),
    ),
  )
})
