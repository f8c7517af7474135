import { definePart } from './part.ts'

export type StoreAppState = {
  version: string
  /** As Windows names it: `Ok`, `Modified`, `NeedsRemediation`. */
  status: string
  /** False = registering it again registers damaged files. */
  repairable: boolean
}

export type StoreAppsState = {
  apps: Record<string, StoreAppState>
  cacheBytes: number
  /** Caches of the Store that were set aside, by the folder they are in now. */
  setAside: Record<string, number>
}

export const storePackage = 'Microsoft.WindowsStore'
/** Services that Store apps need. */
export const storeServices = ['AppXSvc', 'ClipSVC', 'InstallService', 'LicenseManager', 'wlidsvc'] as const

function initialStoreApps(): StoreAppsState {
  return {
    apps: {
      'Microsoft.Paint': whole('11.2508.361.0'),
      'Microsoft.Windows.Photos': whole('2025.11.1'),
      'Microsoft.WindowsCalculator': whole('11.2503.1.0'),
      'Microsoft.WindowsNotepad': whole('11.2507.26.0'),
      [storePackage]: whole('22509.1.1.0'),
      'Microsoft.WindowsTerminal': whole('1.23.12811.0'),
      MSTeams: whole('25100.0.0.1'),
    },
    cacheBytes: 90_000_000,
    setAside: {},
  }
}

function whole(version: string): StoreAppState {
  return { version, status: 'Ok', repairable: true }
}

export type StoreApps = {
  works(name: string): boolean
  /** Registers the package of this user again. */
  register(name: string): StoreAppState | 'not_found' | 'service_disabled'
  renewCache(backup: string): void
  restoreCache(backup: string): void
}

export type StoreAppsDeps = { readonly serviceDisabled: (name: string) => boolean }

function createStoreApps(store: StoreAppsState, deps: StoreAppsDeps): StoreApps {
  return {
    works: (name) => store.apps[name]?.status === 'Ok',
    register: (name) => {
      const app = store.apps[name]
      if (!app) return 'not_found'
      if (deps.serviceDisabled('AppXSvc')) return 'service_disabled'
      if (app.repairable) app.status = 'Ok'
      return app
    },
    renewCache: (backup) => {
      store.setAside[backup] = store.cacheBytes
      store.cacheBytes = 0
    },
    restoreCache: (backup) => {
      const bytes = store.setAside[backup]
      if (bytes === undefined) return
      // oxlint-disable-next-line typescript/no-dynamic-delete -- folder names are data
      delete store.setAside[backup]
      store.cacheBytes = bytes
    },
  }
}

export const storeAppsPart = definePart({ healthy: initialStoreApps, create: createStoreApps })
