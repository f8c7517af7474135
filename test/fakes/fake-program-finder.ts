import type { FoundPrograms, ProgramFinder } from '../../electron/contract/program-finder.ts'

/** A computer with these programs of others; versions are known once they were asked. */
export function fakeProgramFinder(there: Readonly<Record<string, string>> = {}): ProgramFinder {
  let known: FoundPrograms = {}
  const found = (withVersions: boolean): Promise<FoundPrograms> => {
    const entries = Object.entries(there).map(([name, version]) => {
      return [name, { path: `/opt/${name}`, version: withVersions ? version : null }] as const
    })
    known = Object.fromEntries(entries)
    return Promise.resolve(known)
  }
  return { known: () => known, find: () => found(false), readVersions: () => found(true) }
}
