import { officePart, outlookPart } from './office.ts'
import { teamsPart } from './teams.ts'
import { oneDrivePart } from './one-drive.ts'
import { browsersPart } from './browsers.ts'
import { storeAppsPart, type StoreAppsDeps } from './store-apps.ts'
import { softwarePart } from './software.ts'
import type { ActionsOf, StateOf } from './part.ts'

/** Installed programs, one part each. */
export const programParts = {
  office: officePart,
  outlook: outlookPart,
  teams: teamsPart,
  oneDrive: oneDrivePart,
  browsers: browsersPart,
  storeApps: storeAppsPart,
  software: softwarePart,
}

type ProgramsState = StateOf<typeof programParts>

type ProgramParts = ActionsOf<typeof programParts>

export type Programs = {
  readonly parts: ProgramParts
  /** True while files of this program are damaged. */
  readonly damaged: (name: string) => boolean
}

export function createPrograms(state: ProgramsState, deps: StoreAppsDeps): Programs {
  const storeApps = storeAppsPart.create(state.storeApps, deps)
  return {
    parts: {
      storeApps,
      office: officePart.create(state.office),
      teams: teamsPart.create(state.teams, { packageWorks: (name) => storeApps.works(name) }),
      oneDrive: oneDrivePart.create(state.oneDrive),
      browsers: browsersPart.create(state.browsers),
    },
    damaged: (name) =>
      (name === 'Office' && state.office.filesDamaged) ||
      (state.storeApps.apps[name] !== undefined && !storeApps.works(name)),
  }
}
