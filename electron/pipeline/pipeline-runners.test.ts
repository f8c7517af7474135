import { expect, test } from 'vitest'
import * as z from 'zod'

import { answering } from '../../test/fakes/consent-port.ts'
import { createFakePipeline } from '../../test/fakes/fake-pipeline.ts'
import { fakeTool } from '../../test/fakes/fake-tool.ts'
import { otherSimulatedPc, simulatedPc, windowsPc } from '../../test/fakes/targets.ts'
import type { Target } from '../../shared/domain/target.ts'
import type { EndedCall, UndoRequest } from '../../shared/domain/tool-call.ts'
import { ok } from '../kernel/result.ts'
import type { Tool } from '../contract/define-tool.ts'
import { createRunners, type Runner } from '../runners/runners.ts'
import type { UndoEntry } from './ports.ts'

const person = { kind: 'person', role: 'human_agent' } as const
const result = z.object({ on: z.boolean() })
const check = fakeTool({ name: 'check_light', result })
const plain: Tool = {
  ...fakeTool({ name: 'switch_on', kind: 'remediation', access: { risk: 'caution' }, result }),
  proof: { tool: 'check_light', after: 0, improvedWhen: 'after.on == true' },
  undo: 'automatic',
  undoReads: [],
}
const elevated: Tool = { ...plain, name: 'change_fuse', access: { ...plain.access, requiresAdmin: true } }

/** This PC, a broker with more rights on it, and another PC. */
function start() {
  const ran: string[] = []
  const kept = new Map<string, UndoEntry>()
  const asked: { readonly tool: string; readonly digest: string }[] = []
  const base = createFakePipeline({ tools: [], answers: {} }).ports.runners.own
  const runner = (name: string, target: Target, rights: Runner['rights']): Runner => ({
    ...base,
    target,
    rights,
    run: (tool) => {
      ran.push(`${name} ${tool.name}`)
      return Promise.resolve(ok({ result: { on: true }, unavailable: [] }))
    },
    undo: (tool) => {
      ran.push(`${name} undoes ${tool.name}`)
      return Promise.resolve(ok({}))
    },
  })
  const broker = { current: runner('broker', simulatedPc, 'administrator') }
  const pc = createFakePipeline({
    tools: [check, plain, elevated],
    answers: {},
    consent: answering(({ tool, digest }) => {
      asked.push({ tool: tool.name, digest })
      return { answer: 'approve', role: 'human_agent', shownTextHash: 'shown' }
    }),
    ports: {
      runners: createRunners(runner('here', simulatedPc, 'own'), [runner('there', windowsPc, 'own')]),
      elevation: { elevate: () => Promise.resolve(ok(broker.current)) },
      undo: {
        ...createFakePipeline({ tools: [], answers: {} }).ports.undo,
        begin: (entry) => {
          kept.set(entry.callId, entry)
          return Promise.resolve(ok(undefined))
        },
        ready: (callId) => {
          const entry = kept.get(callId)
          if (!entry) throw new Error('nothing was kept')
          return Promise.resolve(ok({ ...entry, record: { result: { on: true }, unavailable: [] } }))
        },
      },
    },
  })
  const undo = (undoes: string, more: Partial<UndoRequest> = {}): Promise<EndedCall> =>
    pc.pipeline.submit({ intent: 'undo', undoes, caller: person, ...more }, new AbortController().signal)
  const changes = (): readonly unknown[] =>
    pc.audit
      .filter(({ kind }) => kind === 'intent' || kind === 'undo')
      .map(({ kind, tool, target, administrator }) => [kind, tool, target, administrator])
  const plan = (tools: readonly Tool[]) =>
    pc.ports.consent.askPlan(
      tools.map((tool) => ({ tool, args: {} })),
      { caller: person, signal: new AbortController().signal },
    )
  return { ...pc, ran, asked, broker, undo, changes, plan }
}

test('a plan mixes steps with and without administrator rights; checks never get more rights; each record names its PC', async () => {
  const { submit, plan, asked, ran, changes, audit } = start()
  await plan([plain, elevated, plain])
  for (const tool of ['switch_on', 'change_fuse', 'switch_on'])
    expect(await submit({ tool, args: {} })).toMatchObject({ state: 'succeeded', target: simulatedPc })
  expect(asked).toHaveLength(4)
  expect(ran.filter((step) => !step.endsWith('check_light'))).toEqual([
    'here switch_on',
    'broker change_fuse',
    'here switch_on',
  ])
  expect(new Set(ran.filter((step) => step.endsWith('check_light')))).toEqual(new Set(['here check_light']))
  expect(changes()).toEqual([
    ['intent', 'switch_on', simulatedPc, false],
    ['intent', 'change_fuse', simulatedPc, true],
    ['intent', 'switch_on', simulatedPc, false],
  ])
  expect(new Set(audit.map(({ target }) => target))).toEqual(new Set([simulatedPc]))
})

test('an undo gets the rights that its fix needed', async () => {
  const { submit, undo, ran, changes } = start()
  const done = await submit({ tool: 'change_fuse', args: {} })
  expect(await undo(done.id)).toMatchObject({ state: 'undone', undoes: done.id, target: simulatedPc })
  expect(ran).toContain('broker undoes change_fuse')
  expect(changes().slice(1)).toEqual([
    ['intent', 'change_fuse', simulatedPc, true],
    ['undo', 'change_fuse', simulatedPc, true],
  ])
})

test('a runner with rights on another PC does not get what was approved for this one', async () => {
  const { submit, broker, ran, changes } = start()
  broker.current = { ...broker.current, target: otherSimulatedPc }
  const ended = await submit({ tool: 'change_fuse', args: {} })
  expect(ended).toMatchObject({ state: 'denied', reasons: [{ code: 'other_pc' }] })
  expect([ran, changes()]).toEqual([[], []])
})

test('a call for another PC is run there, with its checks, and every record names that PC', async () => {
  const { submit, ran, audit } = start()
  expect(await submit({ tool: 'switch_on', args: {}, target: windowsPc })).toMatchObject({
    state: 'succeeded',
    target: windowsPc,
  })
  expect(ran).toEqual(['there check_light', 'there switch_on', 'there check_light'])
  expect(new Set(audit.map(({ target }) => target))).toEqual(new Set([windowsPc]))
})

test('a yes for one PC is none for another', async () => {
  const { submit, plan, asked } = start()
  const [given] = await plan([plain])
  await submit({ tool: 'switch_on', args: {}, target: windowsPc })
  expect(asked).toHaveLength(2)
  expect(asked[1]?.digest).not.toBe(given?.digest)
  await submit({ tool: 'switch_on', args: {} })
  expect(asked).toHaveLength(2)
})

test('a PC that nobody here reaches is refused, and the refusal names it', async () => {
  const { submit, ran, audit } = start()
  const ended = await submit({ tool: 'switch_on', args: {}, target: otherSimulatedPc })
  expect(ended).toMatchObject({ state: 'denied', target: otherSimulatedPc, reasons: [{ code: 'other_pc' }] })
  expect(ran).toEqual([])
  expect(audit).toMatchObject([{ kind: 'denied', outcome: 'other_pc', target: otherSimulatedPc }])
})

test('a fix is undone on the PC where it was done, and nowhere else', async () => {
  const { submit, undo, ran } = start()
  const there = await submit({ tool: 'switch_on', args: {}, target: windowsPc })
  expect(await undo(there.id)).toMatchObject({ state: 'denied', reasons: [{ code: 'other_machine' }] })
  expect(await undo(there.id, { target: windowsPc })).toMatchObject({ state: 'undone', target: windowsPc })
  expect(ran.filter((step) => step.includes('undoes'))).toEqual(['there undoes switch_on'])
})
