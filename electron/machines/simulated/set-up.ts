import { fail, ok, type Result } from '../../kernel/result.ts'
import type { Fault } from './fault.ts'
import { traitsOf } from './profiles/profiles.ts'
import { createSimulatedPc, healthyState, type PcState } from './simulated-pc.ts'

/**
 * A simulated PC with these faults, put in in this order; a name that is there twice counts once. With the name of a
 * profile it is that PC which the faults befall.
 * Errors: `unknown_profile {profile, known}`, `unknown_fault {fault}`, `faults_conflict {first, second, field}` when two
 * faults write the same field.
 */
export function setUpPc(
  faultNames: readonly string[],
  allFaults: readonly Fault[],
  profileName?: string,
): Result<PcState> {
  const traits = profileName === undefined ? ok([]) : traitsOf(profileName)
  if (!traits.ok) return traits
  const chosen: Fault[] = []
  for (const name of new Set(faultNames)) {
    const fault = allFaults.find((known) => known.name === name)
    if (!fault) return fail('unknown_fault', { fault: name })
    for (const other of chosen) {
      const field = sharedField(other, fault)
      if (field !== null) return fail('faults_conflict', { first: other.name, second: name, field })
    }
    chosen.push(fault)
  }
  const state = healthyState()
  const pc = createSimulatedPc(state)
  for (const trait of traits.value) trait.apply(pc)
  for (const fault of chosen) {
    fault.apply(pc)
    state.faults.push(fault.name)
  }
  return ok(state)
}

function sharedField(a: Fault, b: Fault): string | null {
  return a.writes.find((field) => b.writes.some((other) => covers(field, other) || covers(other, field))) ?? null
}

function covers(whole: string, part: string): boolean {
  return part === whole || part.startsWith(`${whole}.`)
}
