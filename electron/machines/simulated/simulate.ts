import type { ArgsOf, ResultOf } from '../../contract/define-tool.ts'
import type { StepFailure } from '../../contract/step-failure.ts'
import type { Refusal } from './refusal.ts'
import type { SimulatedPc } from './simulated-pc.ts'

/** One tool on the simulated PC: reads the state into its result, or changes the state as the real effect would. */
export type Simulation<T> = {
  run(pc: SimulatedPc, args: ArgsOf<T>): ResultOf<T> | Refusal | StepFailure
  /** Puts back what `run` changed; `done` is its stored result. What it gives counts only where it is a step failure. */
  undo?(pc: SimulatedPc, done: ResultOf<T>, args: ArgsOf<T>): unknown
}

/** A simulation as the machine sees it: arguments and results were validated against the tool's schemas. */
export type AnySimulation = {
  run(pc: SimulatedPc, args: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>
  undo?(pc: SimulatedPc, done: Readonly<Record<string, unknown>>, args: Readonly<Record<string, unknown>>): unknown
}

/** Declares how a tool behaves on the simulated PC; the types follow from its schemas. */
export function simulate<T>(simulation: Simulation<T>): AnySimulation {
  return simulation as unknown as AnySimulation
}
