import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod'

import { fakeTool } from '../../test/fakes/fake-tool.ts'
import type { Tool } from '../contract/define-tool.ts'
import { internetService, outwardAction, placementOf } from '../contract/presets.ts'
import { createToolSet, type ToolSource } from './tool-set.ts'

const sentence = { en: 'text', ko: 'text', zh: 'text' }
const notice = { what: sentence, why: sentence, whatYouLose: sentence, duration: sentence, undo: sentence }
const pack: ToolSource = { kind: 'pack', id: 'printing' }
const server: ToolSource = { kind: 'mcp', id: 'tickets' }

const tool = (name: string, parts: Partial<Tool> = {}): Tool => ({ ...fakeTool({ name }), timeoutMs: 10_000, ...parts })
const ofServer = (name: string, parts: Partial<Tool> = {}): Tool => {
  const base = fakeTool({ name, kind: 'action', access: { ...outwardAction, risk: 'elevated' } })
  const placement = { ...placementOf(internetService, []), untrusted: true }
  return { ...base, timeoutMs: 10_000, placement, texts: { ...base.texts, notice }, ...parts }
}
const builtIn = [tool('look_here'), tool('look_there', { aliases: ['look_yonder'] })]
const namesOf = (some: readonly Tool[]): readonly string[] => some.map(({ name }) => name)

test('what a source adds is found by each of its names, until it goes', () => {
  const set = createToolSet(builtIn)
  expect(set.add(pack, [tool('look_at_ink', { aliases: ['ink_level'] })])).toEqual({ ok: true, value: undefined })
  expect(set.find('ink_level')?.name).toBe('look_at_ink')
  set.remove(pack)
  expect([set.find('look_at_ink'), set.find('ink_level')]).toEqual([null, null])
  expect(set.all()).toEqual(builtIn)
})

test('what a source gives anew stands in place of what it gave before', () => {
  const set = createToolSet(builtIn)
  set.add(pack, [tool('look_at_ink'), tool('look_at_paper')])
  set.add(pack, [tool('look_at_ink', { version: 2 })])
  expect(namesOf(set.all())).toEqual(['look_here', 'look_there', 'look_at_ink'])
  expect(set.find('look_at_ink')?.version).toBe(2)
})

test('nobody takes the name of another, neither of the program nor of another source nor twice', () => {
  const set = createToolSet(builtIn)
  set.add(server, [ofServer('file_ticket')])
  for (const tools of [
    [tool('look_here')],
    [tool('look_yonder')],
    [tool('look_at_ink', { aliases: ['look_there'] })],
    [tool('file_ticket')],
    [tool('look_at_ink'), tool('look_at_ink')],
  ])
    expect(set.add(pack, tools)).toMatchObject({ ok: false, error: { code: 'tool_name_taken' } })
  expect(namesOf(set.all())).toEqual(['look_here', 'look_there', 'file_ticket'])
})

test('one tool that breaks the contract keeps out all of its source, with the rule and the tool', () => {
  const set = createToolSet(builtIn)
  const wrong = tool('look_at_ink', { args: () => z.looseObject({}) })
  expect(set.add(pack, [tool('look_at_paper'), wrong])).toMatchObject({
    ok: false,
    error: { code: 'tool_breaks_contract', data: { tool: 'look_at_ink', source: 'printing', rule: 'schemas' } },
  })
  expect(set.all()).toEqual(builtIn)
})

test('a tool may name those of the program and of its own source, and no other: they can go at any time', () => {
  const set = createToolSet(builtIn)
  const looking = (at: string): Tool =>
    tool('look_at_ink', {
      findings: [{ id: 'dry', severity: 'problem', when: 'true', followUpChecks: [at] }],
      texts: { ...tool('look_at_ink').texts, findings: { dry: sentence } },
    })
  set.add({ kind: 'pack', id: 'paper' }, [tool('look_at_paper')])
  expect(set.add(pack, [looking('look_at_paper')])).toMatchObject({
    ok: false,
    error: { data: { rule: 'references' } },
  })
  expect(set.add(pack, [looking('look_here')])).toMatchObject({ ok: true })
  expect(set.add(pack, [looking('look_at_tray'), tool('look_at_tray')])).toMatchObject({ ok: true })
})

const script = { id: 'run', via: 'powershell', script: 'Get-Date' } as const
const { access } = tool('look_at_ink')

test.each<[string, ToolSource, Tool]>([
  ['rights', pack, tool('add_ink', { access: { ...access, requiresAdmin: true, runsAs: 'elevated' } })],
  ['rights', pack, tool('add_ink', { access: { ...access, runsAs: 'elevated' } })],
  ['steps', pack, tool('add_ink', { steps: [script] })],
  ['steps', pack, tool('add_ink', { undoSteps: [script] })],
  ['capabilities', pack, tool('add_ink', { capabilities: ['idle_state'] })],
  ['risk', pack, tool('add_ink', { access: { ...access, risk: 'elevated', requiresUserNotice: true } })],
  ['steps', server, ofServer('file_ticket', { steps: [script] })],
  ['kind', server, ofServer('file_ticket', { kind: 'diagnostic' })],
  ['risk', server, ofServer('file_ticket', { access })],
  ['network', server, ofServer('file_ticket', { placement: tool('look_at_ink').placement })],
  ['trust', server, ofServer('file_ticket', { placement: placementOf(internetService, []) })],
])('the limit "%s" of its source keeps a tool out', (limit, source, wrong) => {
  const set = createToolSet(builtIn)
  expect(set.add(source, [wrong])).toMatchObject({ ok: false, error: { code: 'tool_exceeds_source', data: { limit } } })
  expect(set.all()).toEqual(builtIn)
})

test('who listens hears of each change, and of none after it has left', () => {
  const set = createToolSet(builtIn)
  let heard = 0
  const leave = set.onChange(() => (heard += 1))
  set.add(pack, [tool('look_at_ink')])
  set.add(pack, [tool('look_here')])
  set.remove(server)
  expect(heard).toBe(1)
  set.remove(pack)
  leave()
  set.add(pack, [tool('look_at_ink')])
  expect(heard).toBe(2)
})

const someNames = ['look_here', 'look_yonder', 'look_at_ink', 'look_at_paper', 'file_ticket'] as const
const anySource = fc.constantFrom<ToolSource>(pack, server, { kind: 'pack', id: 'tickets' })
const anyTool = fc.record({ name: fc.constantFrom(...someNames), sound: fc.boolean(), served: fc.boolean() })
const anyStep = fc.oneof(
  fc.record({ source: anySource, tools: fc.array(anyTool, { maxLength: 3 }) }),
  fc.record({ source: anySource }),
)

test('whatever comes and goes, what is known are the tools of the program and the last that each source could add', () => {
  const taken = ['look_here', 'look_there', 'look_yonder']
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 20 }), (steps) => {
      const set = createToolSet(builtIn)
      const model = new Map<string, readonly string[]>()
      for (const step of steps) {
        const key = `${step.source.kind} ${step.source.id}`
        if (!('tools' in step)) {
          set.remove(step.source)
          model.delete(key)
        } else {
          const given = step.tools.map(({ name, sound, served }) =>
            (served ? ofServer : tool)(name, sound ? {} : { timeoutMs: 1 }),
          )
          const names = step.tools.map(({ name }) => name)
          const others = [...model].flatMap(([other, kept]) => (other === key ? [] : kept))
          const fits = step.tools.every(({ sound, served }) => sound && served === (step.source.kind === 'mcp'))
          const free = names.every((name, at) => ![...taken, ...others, ...names.slice(0, at)].includes(name))
          expect(set.add(step.source, given).ok).toBe(fits && free)
          if (fits && free) model.set(key, names)
        }
        const known = [...model.values()].flat()
        expect([...namesOf(set.all())].sort()).toEqual(['look_here', 'look_there', ...known].sort())
        for (const name of someNames) {
          expect(set.find(name) !== null).toBe(known.includes(name) || taken.includes(name))
        }
      }
    }),
  )
})
