import type { CheckReport, FixReport } from '../../shared/domain/diagnosis.ts'

/** What led to an item in this session, whole: items keep only what a person sees. */
export type Behind = {
  readonly checks: readonly CheckReport[]
  /** How the steps of the plans before it ended: what was tried is not proposed again. */
  readonly reports: readonly FixReport[]
  /** Plans of the same repair before it. */
  readonly rounds: number
}

export type SessionMemory = {
  remember(itemId: string, behind: Partial<Behind>): void
  /** Of an earlier session nothing is known. */
  of(itemId: string): Behind
}

export function createSessionMemory(): SessionMemory {
  const unknown: Behind = { checks: [], reports: [], rounds: 0 }
  const known = new Map<string, Behind>()
  return {
    remember: (itemId, behind) => void known.set(itemId, { ...unknown, ...behind }),
    of: (itemId) => known.get(itemId) ?? unknown,
  }
}
