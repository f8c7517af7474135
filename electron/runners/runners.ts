import { isSamePc, type Target } from '../../shared/domain/target.ts'
import type { Machine } from '../machines/machine.ts'

/** Runs and undoes calls on one PC, with the rights that it has there. */
export type Runner = Omit<Machine, 'kind' | 'knownFacts' | 'readRuntimes'> & {
  readonly target: Target
  /** `own` = those that Deskmedic was started with; `administrator` = what elevation gave for a call. */
  readonly rights: 'own' | 'administrator'
}

/** Which runner serves a call. */
export type Runners = {
  /** Serves the calls that name no PC. */
  readonly own: Runner
  /** Null = nobody here reaches that PC. */
  serving(target: Target): Runner | null
}

export function createRunners(own: Runner, others: readonly Runner[]): Runners {
  return { own, serving: (target) => [own, ...others].find((one) => isSamePc(one.target, target)) ?? null }
}

/** The machine that this process looks at. */
export function createMachineRunner(machine: Machine, target: Target): Runner {
  return {
    target,
    rights: 'own',
    facts: () => machine.facts(),
    supports: (tool) => machine.supports(tool),
    run: (tool, args, options) => machine.run(tool, args, options),
    undo: (tool, done, signal) => machine.undo(tool, done, signal),
    now: () => machine.now(),
    wait: (durationMs, signal) => machine.wait(durationMs, signal),
  }
}

/** Where the rights are there already, the same runner uses them. */
export function asAdministrator(runner: Runner): Runner {
  return { ...runner, rights: 'administrator' }
}
