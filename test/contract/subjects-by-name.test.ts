import { expect, test } from 'vitest'
import * as z from 'zod'

import { slotsOf } from '../../electron/agents/slots.ts'
import { argumentFacts } from '../../electron/contract/argument-facts.ts'
import type { Tool } from '../../electron/contract/define-tool.ts'
import { loadTools } from '../../electron/registry/folders.ts'
import { locales } from '../../shared/domain/locale.ts'
import { partsOf, sourcesOf, templatesOf } from './call-parts.ts'

const tools = loadTools()
const fixes = tools.filter(({ access }) => access.risk !== 'safe')

/** Arguments without which there is no call, and that only the program can fill in or that are a number: nobody knows a thing by them. */
function idsOf(tool: Tool): readonly string[] {
  const { properties = {} } = z.toJSONSchema(tool.args(), { io: 'input', unrepresentable: 'any' })
  return [...argumentFacts(tool)].flatMap(([name, { isHidden, default: own }]) => {
    const property = properties[name]
    const isNumber = typeof property === 'object' && (property.type === 'integer' || property.type === 'number')
    return own === null && (isHidden || isNumber) ? [name] : []
  })
}

/** Names of the thing that a check reads beside this argument. */
const seenBeside = (tool: Tool, argument: string): readonly string[] => {
  const reads = new RegExp(`\\bargs\\.${argument}\\b`)
  return sourcesOf(tool).flatMap(({ where, names }) => (reads.test(where) ? Object.keys(names) : []))
}

test('a number or an id is never all that is said of a thing: a check knows its name, and the confirmation says it', () => {
  const withIds = fixes.filter((tool) => idsOf(tool).length > 0)
  expect(withIds.map(({ name }) => name).sort()).toEqual([
    'cancel_print_job',
    'renew_ip_address',
    'restart_application',
    'restart_device',
    'stop_process',
  ])
  const problems = withIds.flatMap((tool) => {
    const from = tool.object === undefined || tool.object === 'one' ? [] : tool.object.from
    const { titleOf, notice, harsher, undo } = tool.texts
    const said = { title: titleOf, what: notice?.what, ...(harsher && { harsher: harsher.titleOf }), undo: undo?.title }
    return idsOf(tool).flatMap((id) => {
      const names = seenBeside(tool, id)
      const silent = Object.entries(said).flatMap(([place, text]) =>
        text === undefined
          ? []
          : locales
              .filter((locale) => !partsOf(text, locale).some((part) => names.includes(part)))
              .map((locale) => `${place} ${locale}`),
      )
      const bare = templatesOf(tool).some((text) => locales.some((locale) => partsOf(text, locale).includes(id)))
      return [...(from.includes(id) ? [] : ['no object']), ...silent, ...(bare ? ['said as it is'] : [])].map(
        (problem) => `${tool.name} ${id}: ${problem}`,
      )
    })
  })
  expect(problems).toEqual([])
})

/** “This computer” is the one somebody sits at. */
test('what a check finds about another computer or a name says which one', () => {
  const asked = tools.filter((tool) => slotsOf(tool).some(([, slot]) => slot === 'host_name'))
  expect(asked.length).toBeGreaterThan(2)
  const silent = asked.flatMap(({ name, texts: { findings, named = {} } }) =>
    Object.entries(findings)
      .filter(([id, { en }]) => /\b(computer|this name|name exists|replies)\b/i.test(en) && named[id] === undefined)
      .map(([id]) => `${name}.${id}`),
  )
  expect(silent).toEqual([])
})
