import { describe, expect, test } from 'vitest'

import type { Fault } from '../../electron/machines/simulated/fault.ts'
import { isRefusal } from '../../electron/machines/simulated/refusal.ts'
import type { AnySimulation } from '../../electron/machines/simulated/simulate.ts'
import { createSimulatedPc, healthyState, type SimulatedPc } from '../../electron/machines/simulated/simulated-pc.ts'
import type { Tool } from '../../electron/contract/define-tool.ts'
import { createConditions } from '../../shared/condition/evaluate.ts'

const toolFiles = import.meta.glob<{ tool: Tool }>('../../electron/tools/*/*/tool.ts', { eager: true })
const simulationFiles = import.meta.glob<{ simulated: AnySimulation }>('../../electron/tools/*/*/simulated.ts', {
  eager: true,
})
const faultFiles = import.meta.glob<{ faults: readonly Fault[] }>('../../electron/tools/*/*/faults.ts', { eager: true })

const conditions = createConditions()
const faults = new Map(Object.values(faultFiles).flatMap((file) => file.faults.map((fault) => [fault.name, fault])))

function find(name: string): { tool: Tool; simulated: AnySimulation } {
  const [path, file] = Object.entries(toolFiles).find(([, { tool }]) => tool.name === name) ?? []
  const simulated = simulationFiles[(path ?? '').replace(/tool\.ts$/, 'simulated.ts')]?.simulated
  if (!file || !simulated) throw new Error(name)
  return { tool: file.tool, simulated }
}

function run(pc: SimulatedPc, name: string, given: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const { tool, simulated } = find(name)
  const result = simulated.run(pc, tool.args().parse(given))
  if (isRefusal(result)) throw new Error(result.refused)
  return tool.result().parse(result)
}

function findings(pc: SimulatedPc, name: string, args: Readonly<Record<string, unknown>> = {}): string[] {
  const record = run(pc, name, args)
  return find(name)
    .tool.findings.filter(({ when }) => conditions.holds(when, { ...record, args }, { nowMs: pc.clock.now() }) === true)
    .map(({ id }) => id)
}

function sickPc(...names: string[]): SimulatedPc {
  const pc = createSimulatedPc(healthyState())
  for (const name of names) faults.get(name)?.apply(pc)
  return pc
}

/** Cause -> the check and the finding that show it. */
const causes = {
  'ip-lease-lost': ['check_ip_address', 'self_assigned', {}],
  'adapter-stuck-off': ['check_network_status', 'no_adapter_up', {}],
  'proxy-stale': ['check_proxy_settings', 'proxy_dead', {}],
  'hosts-blocks-sites': ['check_hosts_file', 'redirects_known_sites', {}],
  'dns-cache-negative': ['ping_host', 'name_not_found', { host: 'intranet.example' }],
} as const
const names = Object.keys(causes) as (keyof typeof causes)[]

describe.each(names)('%s', (name) => {
  test.each(names)('against the evidence of %s', (other) => {
    const [check, finding, args] = causes[other]
    expect(findings(sickPc(name), check, args).includes(finding)).toBe(other === name)
  })

  test('is cured by what it names, and by nothing that it rules out', () => {
    const [check, finding, args] = causes[name]
    const fault = faults.get(name)
    for (const [cure, cureArgs] of Object.entries(fault?.curedBy ?? {})) {
      const pc = sickPc(name)
      run(pc, cure, cureArgs)
      pc.advance(600_000)
      expect(findings(pc, check, args), cure).not.toContain(finding)
    }
    for (const wrong of Object.keys(fault?.notCuredBy ?? {})) {
      const pc = sickPc(name)
      run(pc, wrong, { renew_ip_address: { ifIndex: 12 }, restart_network_adapter: { name: 'Wi-Fi' } }[wrong] ?? {})
      expect(findings(pc, check, args), wrong).toContain(finding)
    }
  })
})

test('two causes at once are both seen, and one cure leaves the other', () => {
  const pc = sickPc('proxy-stale', 'hosts-blocks-sites')
  run(pc, 'reset_proxy_settings')
  expect(findings(pc, 'check_proxy_settings')).toEqual([])
  expect(findings(pc, 'check_hosts_file')).toContain('redirects_known_sites')
})

test('a healthy PC reaches everything', () => {
  const pc = sickPc()
  for (const check of [
    'check_network_status',
    'check_ip_address',
    'check_proxy_settings',
    'check_hosts_file',
    'check_device_drivers',
  ]) {
    expect(findings(pc, check), check).toEqual([])
  }
  for (const host of ['intranet.example', 'files.example', 'www.example.com', '192.0.2.1', 'localhost']) {
    expect(findings(pc, 'ping_host', { host }), host).toEqual([])
  }
  expect(findings(pc, 'check_dns_resolution', { name: 'intranet.example' })).toEqual([])
})
