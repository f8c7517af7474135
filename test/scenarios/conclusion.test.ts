import { describe, expect, test } from 'vitest'

import { findingKey } from '../../shared/domain/conclusion.ts'
import type { Found } from '../../electron/conversation/driver.ts'
import { loadTools, type FoundFault } from '../../electron/registry/folders.ts'
import { isSafeDiagnostic } from '../../electron/registry/registry.ts'
import { allFaults, knownFor, person } from './open-scenario.ts'
import { useOneScenario } from './scenario-engine.ts'

const scenarioWith = useOneScenario()

const judging = loadTools().filter(
  (tool) =>
    isSafeDiagnostic(tool, 'ai_agent') &&
    tool.placement.destinationSource === undefined &&
    tool.findings.some(({ severity }) => severity !== 'info'),
)
const all = judging.map(({ name }) => name)

async function runAllChecks(fault: FoundFault): Promise<Found> {
  const { engine } = await scenarioWith({ faults: [fault.name] })
  const turn = { items: [], pipeline: engine.pipeline, caller: person, signal: new AbortController().signal }
  const tools = [...new Set([...all, fault.tool])]
  return engine.driver.look(
    tools.map((tool) => ({ tool })),
    { ...turn, known: knownFor(fault) },
    { onCheck: () => undefined },
  )
}

/** Without a connection what lies in the cloud cannot be fetched: both are told. */
const twoCauses: Readonly<Record<string, readonly string[]>> = {}

describe('whatever a fault brings along is put down to one cause', () => {
  test.each(allFaults.map((fault) => [fault.name, fault] as const))('%s', async (name, fault) => {
    const { conclusion, findings } = await runAllChecks(fault)
    const own = findingKey({ tool: fault.tool, id: fault.finding })
    expect(findings.map(findingKey)).toContain(own)
    const behind = conclusion.consequences.find(({ finding }) => findingKey(finding) === own)
    const cause = behind ? findingKey(behind.of) : own
    const serious = new Set(findings.filter(({ severity }) => severity !== 'info').map(findingKey))
    const others = conclusion.causes.map(findingKey).filter((key) => key !== cause && serious.has(key))
    expect(others).toEqual(twoCauses[name] ?? [])
  })
})
