import type { ServiceState } from './services.ts'
import { definePart } from './part.ts'

export type PendingUpdateState = { title: string; kb: string[]; bytes: number; downloaded: boolean; mandatory: boolean }

/** `result` as Windows counts: 2 done, 3 with errors, 4 failed, 5 cancelled. */
export type UpdateTryState = { title: string; utc: string; result: number; error: string }

/** What the folder SoftwareDistribution holds. */
export type UpdateCacheState = { damaged: boolean; pending: PendingUpdateState[]; history: UpdateTryState[] }

/** Set aside by a reset, with the services as they were before it. */
export type UpdateBackupState = { cache: UpdateCacheState; services: Record<string, ServiceState> }

export type UpdatesState = {
  cache: UpdateCacheState
  backups: Record<string, UpdateBackupState>
  lastSearchUtc: string | null
  lastTryUtc: string
  restartRequired: boolean
  pausedUntil: string
  server: string | null
  /** The service runs and does nothing; it goes on once it is started anew. */
  serviceHung: boolean
  /** An installation hangs and keeps the folder open until the next start. */
  cacheLocked: boolean
}

const msPerDay = 86_400_000
const backupNameStart = 'SoftwareDistribution.bak-'
const fileMissing = '0x80070002'
const installerBusy = '0x80240016'
const title = 'Cumulative Update'

export const updateFolder = 'C:\\Windows\\SoftwareDistribution'

function initialUpdates(): UpdatesState {
  return {
    cache: {
      damaged: false,
      pending: [],
      history: [{ title, utc: '2025-11-20T08:00:00.000Z', result: 2, error: '0x00000000' }],
    },
    backups: {},
    lastSearchUtc: '2025-11-20T08:00:00.000Z',
    lastTryUtc: '2025-11-22T08:00:00.000Z',
    restartRequired: false,
    pausedUntil: '',
    server: null,
    serviceHung: false,
    cacheLocked: false,
  }
}

export type Updates = {
  /** Newest first. */
  history(): UpdateTryState[]
  damageCache(): void
  /** An update failed `daysAgo` days ago; without an error because files of the cache are missing. */
  failedTry(daysAgo: number, error?: string): void
  /** Sets the cache aside and returns where it is now; an empty one takes its place. Null = it is in use. */
  setCacheAside(stamp: string, services: Record<string, ServiceState>): string | null
  /** Puts a cache back and returns the services as they were then; null when there is none. */
  putCacheBack(backup: string): Record<string, ServiceState> | null
  /** One try a day: what waits is installed, unless something stands in its way. */
  timePassed(): void
  /** The update service has been started anew. */
  serviceStarted(): void
  /** A hanging installation ends; what failed before is tried again at once. */
  onBoot(): void
}

export type UpdatesDeps = {
  readonly now: () => number
  /** Error of every installation while the component store is damaged. */
  readonly storeError: () => string | null
  /** False = somebody has disabled the service. */
  readonly mayRun: () => boolean
}

function createUpdates(updates: UpdatesState, deps: UpdatesDeps): Updates {
  const { now } = deps
  const { history, fail, search, failedLast, tryOnce } = createTries(updates, deps)
  return {
    history,
    damageCache: () => {
      updates.cache.damaged = true
    },
    failedTry: (daysAgo, error = fileMissing) => fail(now() - daysAgo * msPerDay, error),
    setCacheAside: (stamp, services) => {
      if (updates.cacheLocked) return null
      const backup = backupNameStart + stamp
      updates.backups[backup] = { cache: updates.cache, services: structuredClone(services) }
      updates.cache = { damaged: false, pending: [], history: [] }
      return backup
    },
    putCacheBack: (backup) => {
      const kept = updates.backups[backup]
      if (!kept) return null
      // oxlint-disable-next-line typescript/no-dynamic-delete -- folder names are data
      delete updates.backups[backup]
      updates.cache = kept.cache
      return kept.services
    },
    timePassed: () => {
      const dueDays = Math.floor((now() - Date.parse(updates.lastTryUtc)) / msPerDay)
      for (let day = 0; day < dueDays; day++) {
        const utcMs = Date.parse(updates.lastTryUtc) + msPerDay
        updates.lastTryUtc = new Date(utcMs).toISOString()
        tryOnce(utcMs)
      }
    },
    serviceStarted: () => {
      if (!updates.serviceHung) return
      updates.serviceHung = false
      search(now())
    },
    onBoot: () => {
      Object.assign(updates, { serviceHung: false, cacheLocked: false, restartRequired: false })
      if (failedLast()) tryOnce(now())
    },
  }
}

type Tries = {
  readonly history: () => UpdateTryState[]
  readonly fail: (utcMs: number, error: string) => void
  readonly search: (utcMs: number) => void
  readonly failedLast: () => boolean
  readonly tryOnce: (utcMs: number) => void
}

/** How one try ends, and what is written down of it. */
function createTries(updates: UpdatesState, { storeError, mayRun }: Omit<UpdatesDeps, 'now'>): Tries {
  const record = (utcMs: number, outcome: { title: string; result: number; error: string }): void => {
    updates.cache.history.push({ ...outcome, utc: new Date(utcMs).toISOString() })
  }
  const fail = (utcMs: number, error: string): void => {
    record(utcMs, { title, result: 4, error })
  }
  const obstacle = (): string | null => {
    if (updates.cacheLocked) return installerBusy
    return updates.cache.damaged ? fileMissing : storeError()
  }
  const search = (utcMs: number): void => {
    updates.lastSearchUtc = new Date(utcMs).toISOString()
  }
  const history = (): UpdateTryState[] => updates.cache.history.toSorted((a, b) => b.utc.localeCompare(a.utc))
  const failedLast = (): boolean => history()[0]?.result === 4
  const tryOnce = (utcMs: number): void => {
    if (updates.serviceHung || !mayRun()) return
    const error = obstacle()
    if (error !== null) {
      fail(utcMs, error)
      return
    }
    if (failedLast()) record(utcMs, { title, result: 2, error: '0x00000000' })
    for (const update of updates.cache.pending.splice(0)) {
      record(utcMs, { title: update.title, result: 2, error: '0x00000000' })
    }
    search(utcMs)
  }
  return { history, fail, search, failedLast, tryOnce }
}

export const updatesPart = definePart({ healthy: initialUpdates, create: createUpdates })
