import type { PcState } from '../simulated-pc.ts'
import { createBrowsers, initialBrowsers, type Browsers, type BrowsersState } from './browsers.ts'
import {
  createOffice,
  initialOffice,
  initialOutlook,
  type Office,
  type OfficeState,
  type OutlookState,
} from './office.ts'
import { createOneDrive, initialOneDrive, type OneDrive, type OneDriveState } from './one-drive.ts'
import { initialSoftware, type SoftwareState } from './software.ts'
import { createStoreApps, initialStoreApps, type StoreApps, type StoreAppsState } from './store-apps.ts'
import { createTeams, initialTeams, type Teams, type TeamsState } from './teams.ts'

/** Installed programs, one part each. */
export type ProgramsState = {
  office: OfficeState
  outlook: OutlookState
  teams: TeamsState
  oneDrive: OneDriveState
  browsers: BrowsersState
  storeApps: StoreAppsState
  software: SoftwareState
}

export type ProgramParts = {
  readonly office: Office
  readonly teams: Teams
  readonly oneDrive: OneDrive
  readonly browsers: Browsers
  readonly storeApps: StoreApps
}

export function initialProgramsState(): ProgramsState {
  return {
    office: initialOffice(),
    outlook: initialOutlook(),
    teams: initialTeams(),
    oneDrive: initialOneDrive(),
    browsers: initialBrowsers(),
    storeApps: initialStoreApps(),
    software: initialSoftware(),
  }
}

export function createPrograms(state: PcState): ProgramParts {
  const storeApps = createStoreApps(state, {
    serviceDisabled: (name) => state.services[name]?.startMode === 'Disabled',
  })
  return {
    storeApps,
    office: createOffice(state),
    teams: createTeams(state, { packageWorks: (name) => storeApps.works(name) }),
    oneDrive: createOneDrive(state),
    browsers: createBrowsers(state),
  }
}
