import { expect, test } from 'vitest'

import type { FixReport, ProposedFix } from '../../shared/domain/diagnosis.ts'
import { createFakeTime, type FakeTime } from '../fakes/fake-time.ts'
import { createTestBroker, type TestBroker } from './broker-scenario.ts'
import { useScenarios } from './scenario-engine.ts'
import type { Scenario } from './open-scenario.ts'

const open = useScenarios()

type Broken = {
  readonly pc: Scenario
  readonly broker: TestBroker
  readonly plan: readonly ProposedFix[]
  readonly time: FakeTime
}

/** A PC on which Windows has to be asked, with a plan of which some steps need rights and one does not. */
async function broken(): Promise<Broken> {
  const time = createFakeTime()
  const made: { broker?: TestBroker } = {}
  const pc = await open({
    faults: ['spooler-stopped', 'disk-full-user-temp', 'print-job-stuck'],
    prepare: ({ state }) => (state.system.elevation = 'granted'),
    elevation: (place) => (made.broker = createTestBroker({ ...place, timers: time.timers })).elevation,
  })
  const { fixes } = await pc.diagnose('I cannot print anything, and the disk is full too')
  if (!made.broker) throw new Error('no broker')
  return { pc, broker: made.broker, plan: fixes.proposed, time }
}

function ends(reports: readonly FixReport[]): readonly unknown[] {
  return reports.map((report) => [report.fix.tool, report.kind === 'run' ? report.verdict : report.reason.code])
}

function needsRights({ backend }: Scenario, tool: string): boolean {
  return backend.registry.find(tool)?.access.requiresAdmin === true
}

test('a plan of both kinds asks Windows once; its proofs run as the person', async () => {
  const { pc, broker, plan } = await broken()
  const reports = await pc.approve(plan)
  const withRights = reports.filter((one) => one.kind === 'run' && needsRights(pc, one.fix.tool))
  expect(broker.asked).toBe(1)
  expect(broker.ran).toEqual(withRights.map(({ fix }) => fix.tool))
  expect(broker.ran.length).toBeGreaterThan(0)
  expect(reports.some(({ fix }) => !needsRights(pc, fix.tool))).toBe(true)
  expect(ends(reports)).toEqual(reports.map(({ fix }) => [fix.tool, 'fixed']))
  expect(broker.shown).toHaveLength(1)
})

test.each([
  ['refused', 'elevation_refused'],
  ['unavailable', 'elevation_unavailable'],
] as const)('rights that are %s: asked once, the other steps go on', async (answer, code) => {
  const { pc, broker, plan } = await broken()
  broker.answer = answer
  const before = await pc.state()
  const reports = await pc.approve(plan)
  for (const report of reports) {
    if (report.kind === 'skipped') continue
    const reasons = report.call.state === 'denied' ? report.call.reasons.map((one) => one.code) : []
    expect([report.fix.tool, reasons]).toEqual([report.fix.tool, needsRights(pc, report.fix.tool) ? [code] : []])
  }
  expect([broker.asked, broker.ran]).toEqual([1, []])
  expect((await pc.state()).services).toEqual(before.services)
})

test('nobody answers Windows: the steps end by themselves, and nobody is asked again', async () => {
  const { pc, broker, plan, time } = await broken()
  broker.answer = 'nobody'
  const approving = pc.approve(plan)
  while (broker.asked === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  await time.advance(180_000)
  const codes = (await approving).flatMap((one) =>
    one.kind === 'run' && one.call.state === 'denied' ? one.call.reasons.map(({ code }) => code) : [],
  )
  expect([...new Set(codes)]).toEqual(['elevation_unavailable'])
  expect([broker.asked, broker.ran]).toEqual([1, []])
})

test('a broker that is killed in the middle: unknown, and the rest of its steps are not begun', async () => {
  const { pc, broker, plan } = await broken()
  broker.dies = true
  const reports = await pc.approve(plan)
  const withRights = reports.flatMap((one) => (one.kind === 'run' && needsRights(pc, one.fix.tool) ? [one.call] : []))
  expect(withRights[0]).toMatchObject({ state: 'unknown', error: { code: 'broker_lost' } })
  expect(broker.ran).toHaveLength(1)
  expect(broker.asked).toBe(1)
})

test('a fix is undone by the broker that did it, from what it kept itself', async () => {
  const { pc, broker } = await broken()
  const fixed = await pc.fix({ tool: 'clear_print_queue', args: {} })
  expect(fixed).toMatchObject({ state: 'succeeded', undoId: fixed.id })
  expect(await pc.undo(fixed.id)).toMatchObject({ ok: true })
  expect(broker.asked).toBe(2)
  expect(broker.shown).toEqual([['clear_print_queue'], ['clear_print_queue']])
})

test('kept rights serve the next repair without another question; given up, Windows is asked again', async () => {
  const { pc, broker } = await broken()
  broker.elevation.keep(true)
  for (const name of ['Spooler', 'Spooler']) await pc.fix({ tool: 'restart_whitelisted_service', args: { name } })
  expect(broker.asked).toBe(1)
  broker.elevation.keep(false)
  await pc.fix({ tool: 'restart_whitelisted_service', args: { name: 'Spooler' } })
  expect(broker.asked).toBe(2)
})

test('what is hard to undo waits for a click in the window of the broker', async () => {
  const { pc, broker } = await broken()
  broker.click = 'stop'
  const stopped = await pc.fix({ tool: 'reset_network_stack', args: {} })
  expect(stopped).toMatchObject({ state: 'denied', reasons: [{ code: 'elevation_refused' }] })
  expect(broker.ran).toEqual([])
})
