import { describe, expect, test } from 'vitest'

import {
  findingBehind,
  type Diagnosis,
  type FixPlan,
  type FixReport,
  type ProposedFix,
} from '../../shared/domain/diagnosis.ts'
import type { FoundFault } from '../../electron/registry/folders.ts'
import { allFaults, daysUntilGone, faultNamed, knownFor, needsRestart, type Scenario } from './open-scenario.ts'
import { nobodyThere } from '../fakes/consent-port.ts'
import { useScenarios } from './scenario-engine.ts'

const scenario = useScenarios()
const rounds = 6

function findingsOf({ findings }: Diagnosis): readonly string[] {
  return findings.map(({ tool, id }) => `${tool} ${id}`)
}

/**
 * What a person does with a plan: yes to what is ticked; where only they can know, the first few of the choices; where the cause
 * is only likely and nothing is ticked, what is offered first.
 */
function chosen({ proposed, questions }: FixPlan, fault: FoundFault): readonly ProposedFix[] {
  const answered = questions
    .filter(({ because }) => because.tool === fault.tool && because.id === fault.finding)
    .flatMap(({ tool, because, choices }) =>
      choices.slice(0, 5).map(({ args, digest }) => ({ tool, because, args, digest, ticked: true, preview: null })),
    )
  const meant = [...proposed.filter(({ ticked }) => ticked), ...answered]
  return meant.length > 0 ? meant : proposed.slice(0, 1)
}

/** From the complaint to the end: a yes to each plan, until nothing is left to try. */
async function repair(
  pc: Scenario,
  fault: FoundFault,
): Promise<{ readonly diagnosis: Diagnosis; readonly reports: readonly FixReport[] }> {
  const diagnosis = await pc.diagnose(fault.complaint.en, { known: knownFor(fault) })
  const reports: FixReport[] = []
  let plan = diagnosis.fixes
  for (let round = 0; round < rounds; round += 1) {
    const fixes = chosen(plan, fault)
    if (fixes.length === 0) break
    const done = await pc.approve(fixes, diagnosis.known)
    reports.push(...done)
    if (done.every((report) => report.kind === 'skipped' || report.verdict === 'fixed')) break
    plan = await pc.next(diagnosis, reports)
  }
  return { diagnosis, reports }
}

const curable = allFaults.filter(({ curedBy, personBrings }) => Object.keys(curedBy).length > 0 && !personBrings)

describe('from the complaint to the proof', () => {
  test.each(curable.map((fault) => [fault.name, fault] as const))('%s is repaired', async (_name, fault) => {
    const pc = await scenario({ faults: [fault.name] })
    const { diagnosis, reports } = await repair(pc, fault)
    expect(findingsOf(diagnosis)).toContain(`${fault.tool} ${fault.finding}`)
    const story = reports.map((report) => `${report.fix.tool} ${report.kind === 'run' ? report.verdict : 'skipped'}`)
    if (daysUntilGone(fault) > 0) {
      // The log stays as it is: nobody can say more than that a cure was offered and run.
      const said = reports.map((report) => (report.kind === 'run' ? [report.fix.tool, report.verdict] : []))
      expect(said, story.join(', ')).toContainEqual([expect.toBeOneOf(Object.keys(fault.curedBy)), 'cannot_tell'])
      return
    }
    const restarted = reports.some((report) => report.kind === 'run' && report.fix.tool === 'restart_system')
    if (needsRestart(fault) && !restarted) {
      await pc.change((simulated) => simulated.boot.restart())
    }
    const again = await pc.check(fault.tool, fault.findingArgs)
    if (again.state !== 'succeeded') throw new Error(again.state)
    expect(
      again.findings.map(({ id }) => id),
      story.join(', '),
    ).not.toContain(fault.finding)
    expect(
      story.some((step) => step.endsWith(needsRestart(fault) && !restarted ? ' cannot_tell' : ' fixed')),
      story.join(', '),
    ).toBe(true)
  })
})

describe('a controller that hangs', () => {
  const fault = faultNamed('usb-controller-wedged')

  test('has its device restarted first, and the whole PC only when that did not help', async () => {
    const pc = await scenario({ faults: [fault.name] })
    const diagnosis = await pc.diagnose(fault.complaint.en)
    expect(diagnosis.fixes.proposed.map(({ tool }) => tool)).toContain('restart_device')
    expect(diagnosis.fixes.proposed.map(({ tool }) => tool)).not.toContain('restart_system')

    const first = await pc.approve(diagnosis.fixes.proposed.filter(({ tool }) => tool === 'restart_device'))
    expect(first).toMatchObject([{ kind: 'run', verdict: 'not_fixed', call: { proof: { reason: 'finding_remains' } } }])

    const plan = await pc.next(diagnosis, first)
    expect(plan.proposed.map(({ tool }) => tool)).toEqual(['restart_system'])
    const second = await pc.approve(plan.proposed)
    // The restart is over: there is nothing left that could be undone.
    expect(second).toMatchObject([
      { kind: 'run', verdict: 'fixed', call: { undoId: null, proof: { reason: 'finding_gone' } } },
    ])
  })

  test('gives no next step without a new yes', async () => {
    const pc = await scenario({ faults: [fault.name], consent: nobodyThere })
    const diagnosis = await pc.diagnose(fault.complaint.en)
    const first = await pc.approve(diagnosis.fixes.proposed.filter(({ tool }) => tool === 'restart_device'))
    const { proposed } = await pc.next(diagnosis, first)
    const before = await pc.stateText()
    const [next] = proposed
    if (!next) throw new Error('no next candidate')
    expect(await pc.fix({ tool: next.tool, args: next.args })).toMatchObject({
      state: 'denied',
      reasons: [{ code: 'confirmation_missing' }],
    })
    expect(await pc.stateText()).toBe(before)
  })
})

describe('a program that uses all of the processor and does not answer', () => {
  test('is asked to close first, and ended by force only after that failed and a new yes', async () => {
    const fault = faultNamed('cpu-runaway-app')
    const pc = await scenario({
      faults: [fault.name],
      prepare: ({ processes }) => {
        const program = processes.all().find(({ name }) => name === 'photoedit.exe')
        if (program) program.hung = true
      },
    })
    const diagnosis = await pc.diagnose('the processor is at 100 percent')
    const own = (plan: FixPlan): readonly ProposedFix[] =>
      plan.proposed.filter(({ because }) => findingBehind(because)?.tool === fault.tool)
    expect(own(diagnosis.fixes).map(({ tool, args }) => [tool, args['force'] ?? false])).toEqual([
      ['restart_application', false],
    ])

    const first = await pc.approve(own(diagnosis.fixes))
    expect(first).toMatchObject([
      { verdict: 'not_fixed', call: { state: 'failed', error: { code: 'simulation_refused' } } },
    ])

    const plan = await pc.next(diagnosis, first)
    expect(own(plan).map(({ tool }) => tool)).toEqual(['stop_process'])
    expect(plan.withheld.map(({ tool, reason }) => [tool, reason.code])).toContainEqual([
      'restart_application',
      'already_tried',
    ])
    expect(await pc.approve(own(plan))).toMatchObject([{ verdict: 'fixed' }])
  })
})

describe('several programs that do not answer', () => {
  const complaint = 'several programs show Not Responding'
  const started = '2025-11-22T06:10:00.000Z'

  test('are all restarted with one yes, and nothing more is tried then', async () => {
    const pc = await scenario({
      faults: ['app-hung'],
      prepare: ({ processes }) => {
        for (const name of ['paint.exe', 'notes.exe']) {
          processes.add({ name, path: `C:\\Apps\\${name}`, title: name, hung: true, startedUtc: started })
        }
      },
    })
    const diagnosis = await pc.diagnose(complaint)
    const fixes = diagnosis.fixes.proposed.filter(({ tool }) => tool === 'restart_application')
    expect(fixes).toHaveLength(3)
    const reports = await pc.approve(fixes)
    expect(reports.map((report) => report.kind === 'run' && report.call.state)).toEqual([
      'succeeded',
      'succeeded',
      'succeeded',
    ])
    expect(reports.at(-1)).toMatchObject({ verdict: 'fixed' })
    expect(await pc.next(diagnosis, reports)).toMatchObject({ proposed: [], withheld: [], questions: [] })
  })

  test('lead to a stronger fix only for those that still hang', async () => {
    const pc = await scenario({
      faults: ['app-hung'],
      prepare: ({ processes }) => {
        processes.add({ name: 'frozen.exe', path: null, title: 'Frozen', hung: true, startedUtc: started })
      },
    })
    const diagnosis = await pc.diagnose(complaint)
    const reports = await pc.approve(diagnosis.fixes.proposed.filter(({ tool }) => tool === 'restart_application'))
    const { proposed } = await pc.next(diagnosis, reports)
    const frozen = (await pc.state()).processes.running.find(({ name }) => name === 'frozen.exe')
    expect(proposed.map(({ tool, args }) => [tool, args['pid']])).toEqual([['stop_process', frozen?.pid]])
  })
})

test('a yes for a step that was not needed any more does not stay behind', async () => {
  const pc = await scenario({ faults: ['spooler-stopped', 'disk-full-user-temp'], consent: nobodyThere })
  const { fixes } = await pc.diagnose('I cannot print anything, and the disk is full too')
  const [first, second] = fixes.proposed.filter(({ ticked }) => ticked)
  if (!first || !second) throw new Error('two steps expected')
  const reports = await pc.approve([first, { ...first, tool: second.tool, args: second.args, digest: second.digest }])
  expect(reports).toMatchObject([
    { kind: 'run', verdict: 'fixed' },
    { kind: 'skipped', reason: { code: 'no_longer_needed' } },
  ])
  expect(await pc.fix({ tool: second.tool, args: second.args })).toMatchObject({
    state: 'denied',
    reasons: [{ code: 'confirmation_missing' }],
  })
})
