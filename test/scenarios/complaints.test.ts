import { describe, expect, test } from 'vitest'

import type { Diagnosis } from '../../shared/domain/diagnosis.ts'
import { scenarios } from '../../electron/machines/simulated/scenarios.ts'
import { locales } from '../../shared/domain/locale.ts'
import { allFaults, faultNamed, knownFor } from './open-scenario.ts'
import { useScenarios } from './scenario-engine.ts'

const scenario = useScenarios()

const leastShareFound = 0.95
/** Hundreds of diagnoses, beside other tests on few processors. */
const longMs = 240_000
const batchSize = 60

function found({ findings }: Diagnosis): readonly string[] {
  return findings.map(({ tool, id }) => `${tool} ${id}`)
}

/** What a diagnosis did, for the message of a failed test. */
function story({ plan, checks, skipped }: Diagnosis): string {
  const ran = checks.map(({ call, findings }) => `${call.tool}[${findings.map(({ id }) => id).join(' ')}]`)
  return `${plan.outcome}/${plan.reason}: ${ran.join(', ')}; skipped ${skipped.map(({ tool }) => tool).join(', ')}`
}

describe('the cause is found from what a person says', () => {
  test.each(locales)('%s: nearly always', { timeout: longMs }, async (lang) => {
    const pc = await scenario()
    const missed: string[] = []
    for (const fault of allFaults) {
      await pc.reset([fault.name])
      const before = await pc.stateText()
      const diagnosis = await pc.diagnose(fault.complaint[lang], { known: knownFor(fault) })
      if (!found(diagnosis).includes(`${fault.tool} ${fault.finding}`)) {
        missed.push(`${fault.name}: ${fault.complaint[lang]}\n    ${story(diagnosis)}`)
      }
      expect(await pc.stateText(), fault.name).toBe(before)
    }
    const share = 1 - missed.length / allFaults.length
    expect(share, `not found:\n${missed.join('\n')}`).toBeGreaterThanOrEqual(leastShareFound)
  })
})

describe.each(scenarios.filter(({ faults }) => faults.length > 0))('the story $name', ({ faults, complaint }) => {
  test.each(locales)('leads to every cause: %s', async (lang) => {
    const pc = await scenario({ faults })
    const known = Object.assign({}, ...faults.map((name) => knownFor(faultNamed(name)))) as Record<string, string>
    const diagnosis = await pc.diagnose(complaint[lang], { known })
    for (const fault of faults.map(faultNamed)) {
      expect(found(diagnosis), story(diagnosis)).toContain(`${fault.tool} ${fault.finding}`)
    }
  })
})

describe('on a healthy PC', () => {
  const complaints = [...allFaults, ...scenarios].flatMap(({ complaint }) => locales.map((lang) => complaint[lang]))
  const batches = Array.from({ length: Math.ceil(complaints.length / batchSize) }, (_, index) => index * batchSize)

  test.each(batches)(
    'no complaint leads to a problem or to a fix that is ticked (from the %ith)',
    { timeout: longMs },
    async (start) => {
      const pc = await scenario()
      const before = await pc.stateText()
      for (const complaint of complaints.slice(start, start + batchSize)) {
        const diagnosis = await pc.diagnose(complaint, { known: { host_name: 'intranet.example' } })
        expect(
          diagnosis.findings.filter(({ severity }) => severity === 'problem'),
          complaint,
        ).toEqual([])
        expect(diagnosis.fixes.proposed, complaint).toEqual([])
      }
      expect(await pc.stateText()).toBe(before)
    },
  )
})
