import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { findingBehind, type CheckReport, type FixReport } from '../../shared/domain/diagnosis.ts'
import type { Finding } from '../../shared/domain/finding.ts'
import type { EndedCall, SucceededCall } from '../../shared/domain/tool-call.ts'
import { endedCalls } from '../../test/fakes/ended-calls.ts'
import { simulatedPc } from '../../test/fakes/targets.ts'
import { fail } from '../kernel/result.ts'
import { createSessionMemory, wholeKept, type Behind, type EndedCalls } from './session-memory.ts'

const long = Array.from({ length: 4_000 }, (_, index) => `row ${index}`)

function findingOf(id: string): Finding {
  return { tool: 'look', id, severity: 'problem', args: {}, evidence: [{ path: 'rows', value: long, unit: null }] }
}

function callOf(id: string): SucceededCall {
  const caller = { kind: 'person', role: 'human_agent' } as const
  const record = { result: { rows: long, of: id }, unavailable: ['other'], verdict: 'problem' } as const
  const when = { createdAt: 0, startedAt: 0, endedAt: 1 }
  const proof = {
    verdict: 'fixed',
    reason: 'improved',
    evidenceTool: 'look',
    before: { rows: long },
    after: {},
  } as const
  const parts = { ...record, findings: [findingOf(id)], proof: id.startsWith('fix') ? proof : null, undoId: null }
  const base = { id, tool: 'look', version: 1, args: {}, caller, target: simulatedPc, parentId: null, prompting: null }
  return { ...base, ...when, ...parts, state: 'succeeded', allowedBy: { kind: 'not_required' } }
}

function behindOf(id: string): Behind {
  const call = callOf(`check ${id}`)
  const { verdict, findings, result, unavailable } = call
  const check: CheckReport = { call, because: 'plan', verdict, findings, result, unavailable, durationMs: 1 }
  const fix = { tool: 'mend', args: { id }, digest: id, because: findingOf(id), ticked: true, preview: null }
  const report: FixReport = { kind: 'run', fix, call: callOf(`fix ${id}`), verdict: 'not_fixed' }
  const found = { tool: 'look', id }
  const conclusion = {
    verdict: 'explained',
    causes: [{ ...found, sure: true }],
    consequences: [],
    aside: [],
    open: [],
  } as const
  return { checks: [check], conclusion, reports: [report], rounds: 1 }
}

/** What a step of a plan that failed is not proposed again by. */
function triedIn({ reports, rounds }: Behind): unknown {
  return [
    rounds,
    reports.map((one) => [one.fix.tool, findingBehind(one.fix.because)?.id, one.kind === 'run' && one.call.args]),
  ]
}

const items = fc.integer({ min: 0, max: 20 }).map((index) => `item ${index}`)
const steps = fc.array(fc.record({ does: fc.constantFrom('remember', 'ask', 'let go'), item: items }), {
  maxLength: 120,
})

test('whatever is remembered, asked for and let go of: the same answers, with few results at hand', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (todo) => {
      const calls = new Map<string, EndedCall>()
      const past = endedCalls(calls)
      const memory = createSessionMemory(past)
      /** Everything that can still be asked for, the newest last. */
      const known = new Map<string, Behind>()
      for (const { does, item } of todo) {
        if (does === 'let go') {
          memory.letGo([item])
          known.delete(item)
        } else if (does === 'remember') {
          const behind = behindOf(item)
          for (const { call } of behind.checks) calls.set(call.id, call)
          memory.remember(item, behind)
          known.delete(item)
          known.set(item, behind)
        } else {
          past.read.length = 0
          const said = await memory.of(item)
          const expected = known.get(item) ?? { checks: [], conclusion: null, reports: [], rounds: 0 }
          expect(said.checks).toEqual(expected.checks)
          expect(triedIn(said)).toEqual(triedIn(expected))
          // One of the newest is at hand; what is older is read, and so is not held.
          if (![...known.keys()].slice(-wholeKept).includes(item) && known.has(item)) {
            expect(past.read).toEqual([[`check ${item}`]])
          }
        }
      }
    }),
    { numRuns: 60 },
  )
})

test('behind a thousand items stands little more than what the items themselves hold', async () => {
  const unreadable = () => Promise.resolve(fail('file_unreadable'))
  const gone: EndedCalls = { get: unreadable, getAll: unreadable }
  const memory = createSessionMemory(gone)
  const count = 1_000
  for (let index = 0; index < count; index += 1) memory.remember(`item ${index}`, behindOf(`item ${index}`))
  const sizes = await Promise.all(
    Array.from({ length: count }, async (_, index) => JSON.stringify(await memory.of(`item ${index}`)).length),
  )
  const wholeSize = JSON.stringify(behindOf('item 0')).length
  expect(sizes.filter((size) => size > wholeSize / 2)).toHaveLength(wholeKept)
  expect(Math.max(...sizes.slice(0, -wholeKept))).toBeLessThan(10_000)
})

test('where the history has it no longer, results are unknown, never empty, and what was tried is still known', async () => {
  const memory = createSessionMemory(endedCalls(new Map()))
  for (let index = 0; index <= wholeKept; index += 1) memory.remember(`item ${index}`, behindOf(`item ${index}`))
  const said = await memory.of('item 0')
  expect(said.checks.map(({ result, call }) => [result, call.id])).toEqual([[null, 'check item 0']])
  expect(triedIn(said)).toEqual(triedIn(behindOf('item 0')))
})
