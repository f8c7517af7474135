import { describe, expect, test } from 'vitest'

import type { PcState } from '../../electron/machines/simulated/simulated-pc.ts'
import { loadTools, type FoundFault } from '../../electron/registry/folders.ts'
import type { ConsentBatch } from '../../electron/pipeline/consent.ts'
import type { EndedCall, UndoneCall, UndoRequest } from '../../shared/domain/tool-call.ts'
import { nobodyThere, saysNo, saysYes } from '../fakes/consent-port.ts'
import { auditOf } from './audit-of.ts'
import {
  aiAgent,
  allFaults,
  cureCalls,
  faultNamed,
  promptingOf,
  knownFor,
  person,
  valueOf,
  type Scenario,
} from './open-scenario.ts'
import { plausibleArgs } from './plausible-args.ts'
import { useScenarios } from './scenario-engine.ts'

const scenario = useScenarios()

const cures = allFaults.flatMap((fault) => Object.keys(fault.curedBy).map((tool) => [fault.name, tool, fault] as const))

async function callsOfCure(pc: Scenario, fault: FoundFault, tool: string): Promise<readonly EndedCall[]> {
  const ended: EndedCall[] = []
  for (const args of cureCalls(fault, tool)) {
    ended.push(await pc.fix({ tool, args, prompting: promptingOf(fault), known: knownFor(fault) }))
  }
  return ended
}

/**
 * The PC without what no fix can turn back: its clock, the process numbers that were given out, and its log, which is
 * history. A service that was restarted has a new number; everything else has to be exactly as before.
 */
function withoutTime(text: string): unknown {
  const state = JSON.parse(text) as PcState
  const services = Object.entries(state.services).map(([name, service]) => [name, { ...service, pid: 0 }])
  // The clock of the PC drifts while the proof waits.
  const timekeeping = { ...state.timekeeping, offsetSec: 0 }
  return JSON.stringify({ ...state, clock: null, eventLog: null, timekeeping, services })
}

async function findingsNow(pc: Scenario, fault: FoundFault): Promise<readonly string[]> {
  const check = await pc.check(fault.tool, fault.findingArgs)
  return check.state === 'succeeded' ? check.findings.map(({ id }) => id) : []
}

describe.each(cures)('%s after %s', (name, tool, fault) => {
  test('is as before when the fix is undone, or says why it cannot be', async () => {
    const pc = await scenario({ faults: [name] })
    const before = await pc.stateText()
    const calls = await callsOfCure(pc, fault, tool)
    const found = pc.backend.registry.find(tool)
    for (const call of calls.toReversed()) {
      // Whether a run leaves what its way back needs can depend on what it found.
      const depends = found?.undoWhen !== undefined && fault.undo !== 'restores'
      // The end of a way back that has one of its own passes while the fix is proved.
      const lasts = found?.undo === 'automatic' && found.undoUntil === undefined
      const automatic = lasts && !(depends && call.state === 'succeeded' && call.undoId === null)
      expect(call.state === 'succeeded' ? call.undoId : '').toBe(automatic ? call.id : null)
      expect(await pc.undo(call.id)).toMatchObject(
        automatic ? { ok: true, value: { tool } } : { ok: false, error: { code: 'undo_missing' } },
      )
    }
    if (found?.undo !== 'automatic' || fault.undo !== 'restores') return
    expect(withoutTime(await pc.stateText())).toBe(withoutTime(before))
    expect(await findingsNow(pc, fault)).toContain(fault.finding)
  })
})

/** What comes back by itself there leaves nothing to undo; the way back of a restart ends while it is proved. */
const neverLeft: readonly string[] = [
  'restart_audio_service',
  'restart_whitelisted_service',
  'restart_network_adapter',
  'restart_device',
  'restart_system',
]

const undoable = loadTools().filter(({ undo }) => undo === 'automatic')
/** Each fix with the PCs on which it has something to do, and one on which it has nothing. */
const occasions = undoable.map((tool) => ({
  tool,
  calls: [
    { faults: [], args: plausibleArgs(tool.name), more: {} },
    ...cures
      .filter(([, cure]) => cure === tool.name)
      .flatMap(([name, , fault]) =>
        cureCalls(fault, tool.name).map((args) => ({
          faults: [name],
          args,
          more: { prompting: promptingOf(fault), known: knownFor(fault) },
        })),
      ),
  ],
}))

/** What a person could tell of the PC: not what is set aside beside an empty cache, nor the number of a restarted service. */
function inUse(text: string): string {
  const state = JSON.parse(text) as PcState
  const { storeApps } = state
  const asides = {
    quarantine: null,
    storeApps: { ...storeApps, setAside: null },
  }
  return JSON.stringify(withoutTime(JSON.stringify({ ...state, ...asides })))
}

test.each(occasions)('$tool.name: an undo that changes nothing is not offered', async ({ tool, calls }) => {
  let undone = 0
  for (const { faults, args, more } of calls) {
    const pc = await scenario({ faults })
    const first = await pc.fix({ tool: tool.name, args, ...more })
    // What is set aside has a name of its own in each minute.
    await pc.change((simulated) => simulated.advance(60_000))
    const withNothingToDo = await pc.fix({ tool: tool.name, args, ...more })
    const ended = [first, withNothingToDo]
    for (const call of ended.toReversed()) {
      if (call.state !== 'succeeded' || call.undoId === null) continue
      const before = inUse(await pc.stateText())
      if (!(await pc.undo(call.id)).ok) continue
      expect(inUse(await pc.stateText()), JSON.stringify(call.result)).not.toBe(before)
      undone += 1
    }
  }
  expect(undone > 0).toBe(!neverLeft.includes(tool.name))
})

test('every fault that says so comes back by an undo', () => {
  const restoring = allFaults.filter(({ undo }) => undo === 'restores')
  expect(restoring.length).toBeGreaterThanOrEqual(4)
  for (const fault of restoring) expect(Object.keys(fault.curedBy).length, fault.name).toBeGreaterThan(0)
})

describe('undoing a fix', () => {
  const proxy = faultNamed('proxy-stale')

  test('works once, for a person only, and is written down', async () => {
    const pc = await scenario({ faults: [proxy.name] })
    const [call] = await callsOfCure(pc, proxy, 'reset_proxy_settings')
    const id = call?.id ?? ''
    expect(await pc.undo(id, aiAgent)).toMatchObject({ ok: false, error: { code: 'person_required' } })
    expect(await findingsNow(pc, proxy)).not.toContain(proxy.finding)
    expect(await pc.undo(id)).toMatchObject({ ok: true })
    expect(await pc.undo(id)).toMatchObject({ ok: false, error: { code: 'undo_done' } })
    expect(await findingsNow(pc, proxy)).toContain(proxy.finding)
  })

  test('of a call that never was is a typed error', async () => {
    const pc = await scenario()
    expect(await pc.undo('nothing')).toMatchObject({ ok: false, error: { code: 'undo_missing' } })
  })

  test('of a fix that was refused is a typed error', async () => {
    const pc = await scenario({ faults: [proxy.name] })
    const failed = await pc.fix({ tool: 'restart_network_adapter', args: { name: 'No such adapter' } })
    expect(failed).toMatchObject({ state: 'failed', error: { code: 'simulation_refused' } })
    expect(await pc.undo(failed.id)).toMatchObject({ ok: false, error: { code: 'undo_missing' } })
  })
})

test('no fix undoes more than it did: what changed meanwhile stays', async () => {
  const pc = await scenario({ faults: ['hosts-blocks-sites'] })
  const [call] = await callsOfCure(pc, faultNamed('hosts-blocks-sites'), 'restore_hosts_file')
  await pc.fix({ tool: 'disable_startup_app', args: plausibleArgs('disable_startup_app') })
  const switchedOff = (await pc.state()).startup
  expect(await pc.undo(call?.id ?? '')).toMatchObject({ ok: true })
  expect((await pc.state()).startup).toEqual(switchedOff)
})

describe('an undo is a call like others', () => {
  const proxy = faultNamed('proxy-stale')
  const undoOf = (undoes: string, caller = person): UndoRequest => ({ intent: 'undo', undoes, caller })

  test('with a number of its own, the checks before and after, and a record that names the fix', async () => {
    const pc = await scenario({ faults: [proxy.name] })
    const [fix] = await callsOfCure(pc, proxy, 'reset_proxy_settings')
    const { signal } = new AbortController()
    const ended = await pc.engine.pipeline.submit(undoOf(fix?.id ?? ''), signal)
    expect(ended).toMatchObject({
      state: 'undone',
      tool: 'reset_proxy_settings',
      undoes: fix?.id,
      allowedBy: { kind: 'person', role: 'human_agent' },
      evidence: { tool: proxy.tool },
    })
    const { evidence } = ended as UndoneCall
    expect(evidence?.before).not.toEqual(evidence?.after)
    const kept = valueOf(await pc.engine.history.search({ text: '', limit: 10, only: ({ parentId }) => !parentId }))
    expect(kept.map(({ call }) => [call.id, call.undoes])).toEqual([
      [ended.id, fix?.id],
      [fix?.id, undefined],
    ])
    const lines = await auditOf(pc)
    expect(lines.filter(({ callId }) => callId === ended.id)).toMatchObject([
      { kind: 'intent', undoId: fix?.id, confirmedBy: 'user', summary: { undo: true } },
      { kind: 'undo', undoId: fix?.id, outcome: 'undone' },
    ])
  })

  test('one that is refused stands in the record too', async () => {
    const pc = await scenario({ faults: [proxy.name] })
    const [fix] = await callsOfCure(pc, proxy, 'reset_proxy_settings')
    const { signal } = new AbortController()
    const ended = await pc.engine.pipeline.submit(undoOf(fix?.id ?? '', aiAgent), signal)
    expect(ended).toMatchObject({
      state: 'denied',
      tool: 'reset_proxy_settings',
      reasons: [{ code: 'person_required' }],
    })
    const [kept] = valueOf(await pc.engine.history.search({ text: '', limit: 1 }))
    expect(kept?.call).toMatchObject({ id: ended.id, undoes: fix?.id })
    const line = (await auditOf(pc)).at(-1)
    expect(line).toMatchObject({ kind: 'denied', callId: ended.id, undoId: fix?.id, outcome: 'person_required' })
  })

  test('what disturbs does not wait for a free PC: the person who asks for it is there', async () => {
    const fault = faultNamed('update-cache-damaged')
    const pc = await scenario({
      faults: [fault.name],
      onEvent: (event, { engine }) => {
        if (event.kind !== 'call' || event.call.state !== 'awaiting_idle') return
        engine.pipelinePorts.idleQueue.answer(event.call.id, 'now', 'human_agent')
      },
    })
    const { signal } = new AbortController()
    const fix = await pc.fix({ tool: 'reset_windows_update', args: {}, prompting: promptingOf(fault) })
    const ended = await pc.engine.pipeline.submit(undoOf(fix.id), signal)
    expect(ended).toMatchObject({ state: 'undone', undoes: fix.id })
    const waited = pc.events.flatMap((event) =>
      event.kind === 'call' && event.call.state === 'awaiting_idle' ? [event.call.id] : [],
    )
    expect([waited.includes(fix.id), waited.includes(ended.id)]).toEqual([true, false])
  })

  test('asked for by its number alone, it is asked about as in its conversation: with what it changes', async () => {
    const asked: ConsentBatch[] = []
    const pc = await scenario({
      faults: [proxy.name],
      consent: { ask: (batch, signal) => (asked.push(batch), saysYes.ask(batch, signal)) },
    })
    const { signal } = new AbortController()
    const [fix] = await callsOfCure(pc, proxy, 'reset_proxy_settings')
    asked.splice(0)
    const undone = valueOf(await pc.engine.conversations.undoCall(fix?.id ?? '', signal))
    expect(undone).toMatchObject({ tool: 'reset_proxy_settings', restored: expect.anything() as unknown })
    const [question] = asked
    expect([asked.length, question?.from]).toEqual([1, 'undo'])
    expect(question?.steps).toMatchObject([{ changes: [{ field: 'proxyEnabled', before: false, planned: true }] }])
    expect(await pc.engine.conversations.undoCall(fix?.id ?? '', signal)).toMatchObject({
      error: { code: 'undo_done' },
    })
    expect(await pc.engine.conversations.undoCall('nothing', signal)).toMatchObject({ error: { code: 'undo_missing' } })
  })
})

test.each([
  ['refuses', saysNo, 'confirmation_refused'],
  ['is not there', nobodyThere, 'confirmation_missing'],
] as const)('where the person %s nothing is undone, and record and history say so', async (_, consent, code) => {
  const asked = { consent: saysYes }
  const pc = await scenario({
    faults: ['proxy-stale'],
    consent: { ask: (batch, signal) => asked.consent.ask(batch, signal) },
  })
  const fix = await pc.fix({
    tool: 'reset_proxy_settings',
    args: {},
    prompting: promptingOf(faultNamed('proxy-stale')),
  })
  const before = await pc.stateText()
  asked.consent = consent
  expect(await pc.undo(fix.id)).toMatchObject({ ok: false, error: { code } })
  expect(await pc.stateText()).toBe(before)
  const [kept] = valueOf(await pc.engine.history.search({ text: '', limit: 1 }))
  expect(kept?.call).toMatchObject({ state: 'denied', undoes: fix.id, reasons: [{ code }] })
  expect((await auditOf(pc)).at(-1)).toMatchObject({ kind: 'denied', callId: kept?.call.id })
})
