import { describe, expect, test } from 'vitest'

import { approvalLifetimeMs } from '../../electron/pipeline/approvals.ts'
import type { ConsentPort } from '../../electron/pipeline/consent.ts'
import { hasEffect } from '../../electron/contract/define-tool.ts'
import { loadTools } from '../../electron/registry/folders.ts'
import type { Caller } from '../../shared/domain/caller.ts'
import { askedOf, nobodyThere, saysNo } from '../fakes/consent-port.ts'
import { createManualClock } from '../fakes/storage-deps.ts'
import { aiAgent, allFaults, faultNamed, person, promptingOf, type Values } from './open-scenario.ts'
import { plausibleArgs } from './plausible-args.ts'
import { useScenarios } from './scenario-engine.ts'

const scenario = useScenarios()

/** Every call that changes something: each cure of each fault, and each other fix with what a person would give. */
const cures = allFaults.flatMap((fault) =>
  Object.entries(fault.curedBy).map(([tool, args]) => ({ tool, args, faults: [fault.name] })),
)
const others = loadTools()
  .filter((tool) => !cures.some((cure) => cure.tool === tool.name))
  .map((tool) => ({ tool: tool.name, args: plausibleArgs(tool.name), faults: [] as string[] }))
  .filter(({ tool, args }) => loadTools().some((known) => known.name === tool && hasEffect(known, args)))
const effects: readonly { readonly tool: string; readonly args: Values; readonly faults: readonly string[] }[] = [
  ...cures,
  ...others,
]

describe('without a yes', () => {
  test.each(effects)('$tool changes nothing on a PC with $faults', async ({ tool, args, faults }) => {
    const there: { asked: ConsentPort } = { asked: saysNo }
    const pc = await scenario({
      faults,
      consent: { ask: (batch, signal) => there.asked.ask(batch, signal) },
    })
    await pc.backend.settings.set('externalAccess', true)
    const before = await pc.stateText()
    expect(await pc.fix({ tool, args })).toMatchObject({ state: 'denied', reasons: [{ code: 'confirmation_refused' }] })
    there.asked = nobodyThere
    expect(await pc.fix({ tool, args })).toMatchObject({ state: 'denied', reasons: [{ code: 'confirmation_missing' }] })
    expect(await pc.fix({ tool, args, caller: aiAgent })).toMatchObject({ state: 'denied' })
    expect(await pc.stateText()).toBe(before)
  })
})

describe('the planner', () => {
  const asAgentAtTerminal: Caller = { kind: 'person', role: 'ai_agent' }

  test.each([aiAgent, asAgentAtTerminal])(
    'as $kind never uses the yes that a person gave to their own call',
    async (caller) => {
      const pc = await scenario({ faults: ['proxy-stale'], consent: nobodyThere })
      const { fixes } = await pc.diagnose(faultNamed('proxy-stale').complaint.en)
      const [fix] = fixes.proposed
      if (!fix) throw new Error('nothing proposed')
      const before = await pc.stateText()
      const asked = { caller: person, signal: new AbortController().signal }
      const answers = await pc.engine.pipelinePorts.consent.askPlan(askedOf([fix], pc.backend), asked)
      expect(answers).toMatchObject([{ answer: 'approve', digest: fix.digest }])
      expect(await pc.fix({ tool: fix.tool, args: fix.args, caller })).toMatchObject({
        state: 'denied',
        reasons: [{ code: 'confirmation_missing' }],
      })
      expect(await pc.stateText()).toBe(before)
    },
  )

  test('is not let near tools for people, whatever anybody says', async () => {
    const pc = await scenario({ faults: ['update-cache-damaged'] })
    const before = await pc.stateText()
    for (const { name, access } of loadTools().filter(({ access: { minRole } }) => minRole !== 'ai_agent')) {
      const ended = await pc.fix({ tool: name, args: plausibleArgs(name), caller: aiAgent })
      expect(ended, name).toMatchObject({ state: 'denied' })
      expect(access.minRole).not.toBe('ai_agent')
    }
    expect(await pc.stateText()).toBe(before)
  })

  test('gets every check of a diagnosis, and none of its fixes runs for it alone', async () => {
    const pc = await scenario({ faults: ['proxy-stale'], consent: nobodyThere })
    const { checks, fixes } = await pc.diagnose(faultNamed('proxy-stale').complaint.en, { caller: aiAgent })
    expect(checks.map(({ call }) => call.state)).toEqual(checks.map(() => 'succeeded'))
    const before = await pc.stateText()
    const { signal } = new AbortController()
    const turn = { items: [], pipeline: pc.engine.pipeline, caller: asAgentAtTerminal, signal, known: {} }
    const reports = await pc.engine.driver.repair(fixes.proposed, turn, () => undefined)
    expect(reports.length).toBeGreaterThan(0)
    for (const report of reports)
      expect(report).toMatchObject({ kind: 'run', call: { state: 'denied' }, verdict: 'not_fixed' })
    expect(await pc.stateText()).toBe(before)
  })
})

test('an approval counts once', async () => {
  const pc = await scenario({ faults: ['proxy-stale'], consent: nobodyThere })
  const { fixes } = await pc.diagnose(faultNamed('proxy-stale').complaint.en)
  expect(await pc.approve(fixes.proposed)).toMatchObject([{ kind: 'run', verdict: 'fixed' }])
  const [fix] = fixes.proposed
  expect(await pc.fix({ tool: fix?.tool ?? '', args: fix?.args ?? {} })).toMatchObject({
    state: 'denied',
    reasons: [{ code: 'confirmation_missing' }],
  })
})

describe.each([
  ['reset_windows_update', {}, 'update-cache-damaged'],
  ['clear_windows_temp', { dryRun: false }, 'disk-full-user-temp'],
] as const)('%s while somebody works at the PC', (tool, args, faultName) => {
  const call = { tool, args, prompting: promptingOf(faultNamed(faultName)) }
  const fiveMinutesMs = 5 * 60_000

  test('waits and goes on by itself once the PC is idle', async () => {
    const pc = await scenario({ faults: [faultName] })
    const startMs = (await pc.state()).clock.nowMs
    const ended = await pc.fix(call)
    expect(ended.state).toBe('succeeded')
    const waits = pc.events.flatMap((event) =>
      event.kind === 'call' && event.call.state === 'awaiting_idle' ? [event.call] : [],
    )
    expect(new Set(waits.map(({ id, reason }) => `${id} ${reason}`))).toEqual(new Set([`${ended.id} in_use`]))
    // What a countdown needs: the quiet grows from look to look and never reaches what it has to be.
    const quiet = waits.map((call) => call.quiet?.forMs ?? 0)
    expect(quiet.length).toBeGreaterThan(5)
    expect(quiet).toEqual([...new Set(quiet)].toSorted((a, b) => a - b))
    expect(quiet.every((forMs) => forMs < (waits[0]?.quiet?.neededMs ?? 0))).toBe(true)
    const waitedMs = (await pc.state()).clock.nowMs - startMs
    expect(waitedMs).toBeGreaterThan(fiveMinutesMs - 60_000)
    expect(waitedMs).toBeLessThan(fiveMinutesMs + 60_000)
    expect(pc.engine.pipelinePorts.idleQueue.waiting()).toEqual([])
  })

  test('starts at once when a person says now, and only a person can', async () => {
    const answers: boolean[] = []
    const pc = await scenario({
      faults: [faultName],
      onEvent: (event, { engine }) => {
        if (event.kind !== 'call' || event.call.state !== 'awaiting_idle') return
        answers.push(engine.pipelinePorts.idleQueue.answer(event.call.id, 'now', 'ai_agent'))
        answers.push(engine.pipelinePorts.idleQueue.answer(event.call.id, 'now', 'human_agent'))
      },
    })
    const startMs = (await pc.state()).clock.nowMs
    expect(await pc.fix(call)).toMatchObject({ state: 'succeeded' })
    expect(answers).toEqual([false, true])
    expect((await pc.state()).clock.nowMs - startMs).toBeLessThan(60_000)
  })

  test('is put off when a person says not today', async () => {
    const pc = await scenario({
      faults: [faultName],
      onEvent: (event, { engine }) => {
        if (event.kind === 'call' && event.call.state === 'awaiting_idle')
          engine.pipelinePorts.idleQueue.answer(event.call.id, 'not_today', 'human_agent')
      },
    })
    const before = await pc.stateText()
    expect(await pc.fix(call)).toMatchObject({ state: 'denied', reasons: [{ code: 'postponed' }] })
    expect(await pc.stateText()).toBe(before)
  })

  test('ends when the yes has run out', async () => {
    const clock = createManualClock()
    const pc = await scenario({
      faults: [faultName],
      clock,
      prepare: ({ state }) => state.session.mediaApps.push('meeting.exe'),
      onEvent: (event) => {
        if (event.kind === 'call' && event.call.state === 'awaiting_idle') clock.advance(approvalLifetimeMs)
      },
    })
    expect(await pc.fix(call)).toMatchObject({ state: 'denied', reasons: [{ code: 'approval_expired' }] })
  })

  test('ends when it is stopped', async () => {
    const controller = new AbortController()
    const pc = await scenario({
      faults: [faultName],
      onEvent: (event) => {
        if (event.kind === 'call' && event.call.state === 'awaiting_idle') controller.abort()
      },
    })
    const before = await pc.stateText()
    const ended = await pc.fix({ ...call, signal: controller.signal })
    expect(ended).toMatchObject({ state: 'denied', reasons: [{ code: 'cancelled' }] })
    expect(await pc.stateText()).toBe(before)
    expect(pc.engine.pipelinePorts.idleQueue.waiting()).toEqual([])
  })
})
