import { definePart } from './part.ts'

/** What the simulated PC is made of. Nothing of it changes while it runs. */
export type SystemState = {
  edition: string
  build: number
  ramBytes: number
  cores: number
  /** How its Windows answers when rights are asked for; absent = Deskmedic has them from the start. */
  elevation?: AnswerToElevation
  /** How long that answer takes; one that nobody gives is a `refused` after two minutes. Absent = it is there at once. */
  elevationTakesMs?: number
  /** What a rule of the PC leaves to scripts; absent = there is no such rule. */
  scripts?: 'constrained' | 'none'
}

/** `unavailable` = there is no way to ask here. */
export type AnswerToElevation = 'granted' | 'refused' | 'unavailable'

/** Each core works on two things at once. */
export function logicalProcessorsOf({ cores }: SystemState): number {
  return 2 * cores
}

function initialSystem(): SystemState {
  return { edition: 'Windows 11 Pro', build: 26_100, ramBytes: 17_000_000_000, cores: 8 }
}

export const systemPart = definePart({ healthy: initialSystem })
