import type { ProcessState } from '../../electron/machines/simulated/parts/initial-programs.ts'
import type { PcState, SimulatedPc } from '../../electron/machines/simulated/simulated-pc.ts'
import type { FactFile, FactValue } from './fact-tables.ts'
import { factsOf, type Facts } from './facts.ts'

/** One use of a command that changes something. */
export type Act = { readonly command: string; readonly details: Readonly<Record<string, unknown>> }

export type ActError = { readonly id: string; readonly category: string; readonly hresult?: number }
export type Outcome = { readonly value?: FactValue; readonly error?: ActError }
/** `gap` = nobody knows what this does: never taken for "nothing happened". */
export type Answer = Outcome & { readonly gap?: string }

/** What the state of the simulated PC has no place for. */
export type WorldMemory = {
  readonly state: PcState
  /** Files that commands have made. */
  extraFiles: FactFile[]
  /** Files of the state that commands have moved or deleted and that Windows has not made anew. */
  takenAway: string[]
  /** Files that were there once: looking for them is no mistake. */
  goneFiles: string[]
  /** Registry keys without any value. */
  emptyKeys: string[]
  /** Registry keys that refuse to be written. */
  deniedKeys: string[]
  /** Shared folders that refuse this person. */
  deniedShares: string[]
  /** Programs that were ended: they can be started again. */
  ended: ProcessState[]
}

export type Place = {
  readonly pc: SimulatedPc
  readonly memory: WorldMemory
  /** What Windows would answer now. */
  facts(): Facts
}
export type ActHandler = (place: Place, details: Act['details']) => Outcome | undefined

/** Facts of the state, with what only commands have made. */
export function worldFacts(memory: WorldMemory): Facts {
  const own = factsOf(memory.state)
  const isTaken = new Set(memory.takenAway.map(lower))
  const files = [...own.files.filter(({ path }) => !isTaken.has(lower(path))), ...memory.extraFiles]
  const there = new Set(files.map(({ path }) => lower(path)))
  const emptyKeys = memory.emptyKeys.filter((path) => !own.registry.some((key) => lower(key.path) === lower(path)))
  return {
    ...own,
    registry: [...own.registry, ...emptyKeys.map((path) => ({ path, values: {} }))],
    absentKeys: own.absentKeys.filter((path) => !emptyKeys.some((empty) => lower(empty) === lower(path))),
    files,
    absentFiles: [...own.absentFiles, ...memory.goneFiles.map(lower).filter((path) => !there.has(path))],
  }
}

export function lower(text: string): string {
  return text.toLowerCase()
}

export function text(details: Act['details'], name: string): string {
  const value = details[name]
  if (typeof value !== 'string') throw new Error(`${name} is no text`)
  return value
}

export function number(details: Act['details'], name: string): number {
  const value = details[name]
  if (typeof value !== 'number') throw new Error(`${name} is no number`)
  return value
}

export function refused(id: string, category = 'NotSpecified', hresult?: number): Outcome {
  return { error: { id, category, ...(hresult === undefined ? {} : { hresult }) } }
}
