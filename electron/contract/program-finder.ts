import type { ProgramRuntime } from '../../shared/domain/program-runtime.ts'

/** `version` null = it has not been asked, or gave no answer. */
export type FoundProgram = { readonly path: string; readonly version: string | null }
export type FoundPrograms = Readonly<Partial<Record<ProgramRuntime, FoundProgram>>>

/** Programs of others on the PC that is looked at. */
export type ProgramFinder = {
  /** What the last search found; nothing before the first. */
  known(): FoundPrograms
  /** Looks where programs are and starts none: versions that were read stay with what is still there. @throws never */
  find(): Promise<FoundPrograms>
  /** Looks again and asks each for its version, all at once and none for long. @throws never */
  readVersions(signal: AbortSignal): Promise<FoundPrograms>
}

/** Their versions by runtime id, as facts of a machine name them. */
export function versionsOf(found: FoundPrograms): Readonly<Partial<Record<ProgramRuntime, string | null>>> {
  return Object.fromEntries(Object.entries(found).map(([runtime, { version }]) => [runtime, version]))
}
