import { expect, test } from 'vitest'

import { findScenario } from '../../electron/machines/simulated/scenarios.ts'
import { setUpPc } from '../../electron/machines/simulated/set-up.ts'
import type { FoundFault } from '../../electron/tools/folders.ts'
import { locales } from '../../shared/domain/locale.ts'
import { allFaults, cure, daysUntilGone, faultNamed, valueOf, type Scenario } from './open-scenario.ts'
import { useScenarios } from './scenario-engine.ts'

const scenario = useScenarios()

/** Faults whose sign cannot be seen while the other one lasts, as on a real PC. */
const hiddenBehind: Readonly<Record<string, readonly string[]>> = {
  'ip-lease-lost': ['adapter-stuck-off'],
  ...allBehind(
    [
      'print-job-stuck',
      'print-job-deleting-forever',
      'print-job-huge-old',
      'printer-offline-stale',
      'printer-unreachable',
      'printer-use-offline-ticked',
      'printer-paused',
      'printer-paused-no-right',
      'print-port-monitor-wedged',
      'printer-jam',
      'printer-paper-empty',
      'printer-default-missing',
      'printer-default-wanders',
      'printer-default-blocked',
    ],
    ['spooler-stopped', 'spooler-crash-stuck-file', 'printer-driver-crashes-spooler'],
  ),
  'audio-goes-to-monitor': ['audio-service-stopped', 'audio-service-crash-loop', 'audio-output-lost'],
  'bluetooth-headset-empty': ['bluetooth-service-stopped', 'bluetooth-adapter-hung', 'bluetooth-adapter-gone'],
  'bluetooth-service-stopped': ['bluetooth-adapter-gone'],
  'explorer-hung': ['explorer-file-damaged'],
  'memory-too-small': ['memory-leak-app'],
  // Without a way to the time server nobody knows how wrong the clock is, and a wrong clock hides a wrong zone.
  ...allBehind(['clock-wrong', 'time-source-wrong'], noWayToInternet()),
  'time-zone-wrong': [...noWayToInternet(), 'clock-wrong', 'time-source-wrong'],
  // Such a device belongs to no domain.
  ...allBehind(['dc-name-stale', 'netlogon-stopped', 'away-from-company-network'], ['device-rejected']),
}

function noWayToInternet(): readonly string[] {
  return [
    'adapter-disabled',
    'adapter-stuck-off',
    'airplane-mode-on',
    'cable-unplugged',
    'captive-portal',
    'dhcp-server-down',
    'dhcp-service-stopped',
    'dns-server-from-old-lease',
    'dns-server-set-by-hand-dead',
    'file-cloud-only',
    'gateway-missing',
    'gateway-stale',
    'internet-line-down',
    'ip-adapter-wedged',
    'ip-conflict',
    'ip-lease-lost',
    'wifi-adapter-wedged',
    'wifi-card-hung',
    'wifi-dropped',
    'wifi-key-changed',
    'wifi-service-stopped',
    'winsock-damaged',
  ]
}

function allBehind(hidden: readonly string[], others: readonly string[]): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(hidden.map((name) => [name, others]))
}

type Pair = readonly [FoundFault, FoundFault]

const pairs: readonly Pair[] = allFaults
  .flatMap((first, index) => allFaults.slice(index + 1).map((second): Pair => [first, second]))
  .filter(([first, second]) => setUpPc([first.name, second.name], allFaults).ok)

async function shows(pc: Scenario, { tool, finding, findingArgs }: FoundFault): Promise<boolean> {
  const check = await pc.check(tool, findingArgs)
  if (check.state !== 'succeeded') throw new Error(`${tool}: ${check.state}`)
  return check.findings.some(({ id }) => id === finding)
}

function isHidden(fault: FoundFault, other: FoundFault): boolean {
  return hiddenBehind[fault.name]?.includes(other.name) === true
}

test('nearly all faults can be there together', () => {
  expect(pairs.length).toBeGreaterThan(140)
})

test('each of two faults is seen beside the other', async () => {
  const pc = await scenario()
  const wrong: string[] = []
  for (const [first, second] of pairs) {
    await pc.reset([first.name, second.name])
    if ((await shows(pc, first)) === isHidden(first, second)) wrong.push(`${first.name} beside ${second.name}`)
    if ((await shows(pc, second)) === isHidden(second, first)) wrong.push(`${second.name} beside ${first.name}`)
  }
  expect(wrong).toEqual([])
})

test('what was hidden is seen once the other fault is cured', async () => {
  const pc = await scenario({ faults: ['spooler-stopped', 'print-job-stuck'] })
  await cure(pc, faultNamed('spooler-stopped'), 'restart_whitelisted_service')
  expect(await shows(pc, faultNamed('print-job-stuck'))).toBe(true)
})

const neighbours = pairs.filter(
  ([first, second], index) =>
    index % 6 === 0 && !isHidden(first, second) && !isHidden(second, first) && isCurable(first) && isCurable(second),
)

function isCurable(fault: FoundFault): boolean {
  return Object.keys(fault.curedBy).length > 0 && daysUntilGone(fault) === 0
}

test.each(neighbours.map(([first, second]) => [first.name, second.name, [first, second]] as const))(
  '%s and %s are both cured',
  async (_first, _second, faults) => {
    const pc = await scenario({ faults: faults.map(({ name }) => name) })
    // The second time around, the one that stood in the way of the other's cure is gone.
    for (const fault of [...faults, ...faults]) {
      // A restart for the first one can have cured the second as well.
      if (await shows(pc, fault)) await cure(pc, fault, Object.keys(fault.curedBy)[0] ?? '')
    }
    for (const fault of faults) expect(await shows(pc, fault), fault.name).toBe(false)
  },
)

test.each(locales)('two faults are found from one complaint and cured with one yes: %s', async (lang) => {
  const { faults, complaint } = valueOf(findScenario('two-at-once'))
  const pc = await scenario({ faults })
  const { findings, fixes } = await pc.diagnose(complaint[lang])
  for (const { tool, finding } of faults.map(faultNamed)) {
    expect(findings).toContainEqual(expect.objectContaining({ tool, id: finding }))
  }
  const reports = await pc.approve(fixes.proposed.filter(({ ticked }) => ticked))
  const run = reports.filter((report) => report.kind === 'run')
  expect(run.map(({ verdict }) => verdict)).toEqual(run.map(() => 'fixed'))
  expect(run.length).toBeGreaterThanOrEqual(2)
  for (const fault of faults.map(faultNamed)) expect(await shows(pc, fault), fault.name).toBe(false)
})
