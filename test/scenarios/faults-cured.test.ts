import { describe, expect, test } from 'vitest'

import { setUpPc } from '../../electron/machines/simulated/set-up.ts'
import { createSimulatedPc } from '../../electron/machines/simulated/simulated-pc.ts'
import type { SucceededCall } from '../../shared/domain/tool-call.ts'
import {
  allFaults,
  cure,
  daysUntilGone,
  faultNamed,
  knownFor,
  passDays,
  promptingOf,
  valueOf,
  type Scenario,
} from './open-scenario.ts'
import { plausibleArgs } from './plausible-args.ts'
import { useOneScenario } from './scenario-engine.ts'

const scenario = useOneScenario()

test('every fault says how it is cured, or what to do where nothing cures it', () => {
  expect(allFaults.length).toBeGreaterThanOrEqual(18)
  for (const { name, curedBy, advice } of allFaults) {
    expect(Object.keys(curedBy).length > 0 || advice !== undefined, name).toBe(true)
  }
})

test.each(allFaults.map(({ name }) => name))('no process number is there twice on a PC with %s', (name) => {
  const pc = createSimulatedPc(valueOf(setUpPc([name], allFaults)))
  const pids = pc.processes.all().map(({ pid }) => pid)
  expect(pids).toHaveLength(new Set(pids).size)
})

const cures = allFaults.flatMap((fault) => Object.keys(fault.curedBy).map((tool) => [fault.name, tool, fault] as const))
const seenAtOnce = cures.filter(([, , fault]) => daysUntilGone(fault) === 0)
const seenLater = cures.filter(([, , fault]) => daysUntilGone(fault) > 0)

describe('a cure is proved by the check that showed the fault', () => {
  test.each(seenAtOnce)('%s is fixed by %s', async (name, tool, fault) => {
    const pc = await scenario({ faults: [name] })
    const bootedBefore = (await pc.state()).boot.lastBootUtc
    const ended = await cure(pc, fault, tool)
    expect(ended).toMatchObject({ state: 'succeeded', proof: { verdict: 'fixed', reason: 'finding_gone' } })
    const check = await pc.check(fault.tool, fault.findingArgs)
    expect(check).toMatchObject({ state: 'succeeded' })
    if (check.state === 'succeeded') expect(check.findings.map(({ id }) => id)).not.toContain(fault.finding)
    const proof = pc.backend.registry.find(tool)?.proof
    const isAtOnce = proof?.restartWhen !== undefined && fault.cureShows !== 'after_restart'
    if (proof?.after !== 'restart' || isAtOnce) return
    expect(Date.parse((await pc.state()).boot.lastBootUtc)).toBeGreaterThan(Date.parse(bootedBefore))
  })

  test.each(seenLater)('%s is ended by %s: nothing new is logged', async (name, tool, fault) => {
    const findings = async (pc: Scenario): Promise<readonly string[]> => {
      const check = await pc.check(fault.tool, fault.findingArgs)
      if (check.state !== 'succeeded') throw new Error(check.state)
      return check.findings.map(({ id }) => id)
    }
    const left = await scenario({ faults: [name] })
    await passDays(left, daysUntilGone(fault))
    expect(await findings(left)).toContain(fault.finding)

    const pc = await scenario({ faults: [name] })
    expect(await cure(pc, fault, tool)).toMatchObject({
      state: 'succeeded',
      proof: { verdict: 'cannot_tell', reason: 'only_old_entries' },
    })
    await passDays(pc, daysUntilGone(fault))
    expect(await findings(pc)).not.toContain(fault.finding)
  })

  test('a cure that takes several steps says after the first that the finding is still there', async () => {
    const continued = allFaults.flatMap((fault) =>
      Object.keys(fault.cureContinues ?? {}).map((tool) => ({ fault, tool })),
    )
    expect(continued.length).toBeGreaterThan(0)
    for (const { fault, tool } of continued) {
      const pc = await scenario({ faults: [fault.name] })
      const first = { tool, args: fault.curedBy[tool] ?? {}, prompting: promptingOf(fault) }
      expect(await pc.fix(first)).toMatchObject({ proof: { verdict: 'not_fixed', reason: 'finding_remains' } })
    }
  })
})

const remains = { verdict: 'not_fixed', reason: 'finding_remains' }
/** What takes effect only at the next start is not judged before it. */
const afterRestart = { verdict: 'cannot_tell', reason: 'after_restart' }
/** What it took away for good is what the person wanted back: the finding is gone with it, and that is no cure. */
const lost = { verdict: 'not_fixed', reason: 'lost_what_matters' }
/** What the log shows is from before the fix: that says nothing for it either. */
const onlyOld = { verdict: 'cannot_tell', reason: 'only_old_entries' }

function verdictOf({ proof }: SucceededCall): unknown {
  return { verdict: proof?.verdict, reason: proof?.reason }
}

const wrong = allFaults.flatMap((fault) =>
  Object.keys({ ...fault.notCuredBy, ...fault.triedFirst }).map((tool) => [fault.name, tool, fault] as const),
)

describe('a fix that is no cure is never called one', () => {
  test.each(wrong)('%s is not fixed by %s', async (name, tool, fault) => {
    const pc = await scenario({ faults: [name] })
    expect(pc.backend.registry.find(tool), tool).not.toBeNull()
    const ended = await pc.fix({
      tool,
      args: plausibleArgs(tool),
      prompting: promptingOf(fault),
      known: knownFor(fault),
    })
    expect(ended.state, JSON.stringify(ended)).toMatch(/^(succeeded|denied|failed)$/)
    if (ended.state === 'succeeded') expect([remains, afterRestart, onlyOld, lost]).toContainEqual(verdictOf(ended))
    const rule = pc.backend.registry.find(fault.tool)?.findings.find(({ id }) => id === fault.finding)
    const destroys = pc.backend.registry.find(tool)?.destroys ?? []
    const isDestroying = (rule?.keeps ?? []).some((loss) => destroys.includes(loss))
    const after = await pc.check(fault.tool, fault.findingArgs)
    if (after.state !== 'succeeded') throw new Error(after.state)
    const stands = after.findings.some(({ id }) => id === fault.finding)
    if (ended.state === 'succeeded' && isDestroying && !stands) expect(verdictOf(ended)).toEqual(lost)
    else expect(stands).toBe(true)
  })

  test('a repair that empties the place of a lost file is no cure', async () => {
    const fault = faultNamed('file-in-recycle-bin')
    const pc = await scenario({ faults: [fault.name] })
    const emptied = await pc.fix({
      tool: 'empty_recycle_bin',
      args: plausibleArgs('empty_recycle_bin'),
      prompting: promptingOf(fault),
    })
    if (emptied.state !== 'succeeded') throw new Error(emptied.state)
    expect(verdictOf(emptied)).toEqual(lost)
  })
})

test('a crash that is only in the log from before the fix says nothing against it', async () => {
  const fault = faultNamed('service-crashed-fontcache')
  const pc = await scenario({ faults: [fault.name] })
  const prompting = { tool: 'check_event_logs_summary', id: 'service_crashes', args: {} }
  const [[tool, args] = ['', {}]] = Object.entries(fault.curedBy)
  expect(await pc.fix({ tool, args, prompting })).toMatchObject({
    state: 'succeeded',
    proof: { verdict: 'cannot_tell', reason: 'only_old_entries' },
  })
})
