import { describe, expect, test } from 'vitest'

import { profiles } from '../../electron/machines/simulated/profiles/profiles.ts'
import { isSafeDiagnostic } from '../../electron/registry/registry.ts'
import { loadTools } from '../../electron/registry/folders.ts'
import { isProgramRuntime } from '../../shared/domain/program-runtime.ts'
import { aiAgent, type KnownValues } from './open-scenario.ts'
import { argsFor } from './plausible-args.ts'
import { useScenarios } from './scenario-engine.ts'

const scenario = useScenarios()

const checks = loadTools().filter((tool) => tool.kind === 'diagnostic' && isSafeDiagnostic(tool, aiAgent.role))

/** What a person would name where a check needs it: nothing that is out of reach on purpose. */
const known: KnownValues = {
  host_name: 'www.example.com',
  user_folder: 'C:\\Users\\test',
  file_name: 'Budget',
  log_file: 'C:\\Windows\\Logs\\CBS\\CBS.log',
  web_address: 'https://www.example.com/',
  search_words: 'stop code',
}

/** The one thing of a profile that is worth a word although nothing is broken. */
const warnings: Readonly<Record<string, readonly string[]>> = {
  'five-year-old-pc': ['check_battery_status.worn'],
  'managed-pc': ['check_usb_devices.storage_blocked'],
}

/** Complaints of areas that have nothing to do with what is usual about the PC. */
const complaints = [
  'there is no sound from the speakers',
  'the disk is full',
  'the printer does nothing',
  'my clock is wrong',
  'my wifi is so slow',
  'I cannot open the team drive',
]

describe.each(profiles.map(({ name }) => name))('%s', (profile) => {
  test('no check calls anything a problem, and one thing at most a warning', async () => {
    const pc = await scenario({ profile })
    await pc.backend.settings.set('externalAccess', true)
    const loud: string[] = []
    for (const tool of checks) {
      const ended = await pc.check(tool.name, argsFor(tool, known))
      // Not every PC has Git, and nobody is worse off without it.
      const isMissing = ended.state === 'denied' && ended.reasons.every(({ code }) => code === 'runtime_missing')
      if (isMissing && isProgramRuntime(tool.placement.runtime)) continue
      expect(ended.state, `${tool.name}: ${JSON.stringify(ended)}`).toBe('succeeded')
      const findings = ended.state === 'succeeded' ? ended.findings : []
      expect(findings.filter(({ severity }) => severity === 'problem').map(({ id }) => `${tool.name}.${id}`)).toEqual(
        [],
      )
      loud.push(...findings.filter(({ severity }) => severity === 'warning').map(({ id }) => `${tool.name}.${id}`))
    }
    expect(loud.length).toBeLessThanOrEqual(1)
    expect(loud).toEqual(warnings[profile] ?? [])
  })

  test('no repair is ticked, whatever the complaint', async () => {
    const pc = await scenario({ profile })
    for (const complaint of complaints) {
      const { fixes } = await pc.diagnose(complaint)
      const ticked = fixes.proposed.filter((fix) => fix.ticked)
      expect(ticked.map(({ tool }) => `${complaint}: ${tool}`)).toEqual([])
    }
  })
})
