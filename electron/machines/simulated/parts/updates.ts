import type { PcState } from '../simulated-pc.ts'
import type { ServiceState } from './services.ts'

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
}

const msPerDay = 86_400_000
const backupNameStart = 'C:\\Windows\\SoftwareDistribution.bak-'
const fileMissing = '0x80070002'

export const updateFolder = 'C:\\Windows\\SoftwareDistribution'

export function initialUpdates(): UpdatesState {
  return {
    cache: {
      damaged: false,
      pending: [],
      history: [{ title: 'Cumulative Update', utc: '2025-11-20T08:00:00.000Z', result: 2, error: '0x00000000' }],
    },
    backups: {},
    lastSearchUtc: '2025-11-20T08:00:00.000Z',
    lastTryUtc: '2025-11-22T08:00:00.000Z',
    restartRequired: false,
    pausedUntil: '',
    server: null,
  }
}

export type Updates = {
  /** Newest first. */
  history(): UpdateTryState[]
  damageCache(): void
  /** An update failed `daysAgo` days ago because files of the cache are missing. */
  failedTry(daysAgo: number): void
  /** Sets the cache aside and returns where it is now; an empty one takes its place. */
  setCacheAside(stamp: string, services: Record<string, ServiceState>): string
  /** Puts a cache back and returns the services as they were then; null when there is none. */
  putCacheBack(backup: string): Record<string, ServiceState> | null
  /** One try a day: what waits is installed, unless the cache is damaged. */
  timePassed(): void
}

export function createUpdates(state: PcState, now: () => number): Updates {
  const updates = state.updates
  const record = (utcMs: number, outcome: { title: string; result: number; error: string }): void => {
    updates.cache.history.push({ ...outcome, utc: new Date(utcMs).toISOString() })
  }
  const fail = (utcMs: number): void => {
    record(utcMs, { title: 'Cumulative Update', result: 4, error: fileMissing })
  }
  const tryOnce = (utcMs: number): void => {
    if (updates.cache.damaged) {
      fail(utcMs)
      return
    }
    for (const { title } of updates.cache.pending.splice(0)) record(utcMs, { title, result: 2, error: '0x00000000' })
    updates.lastSearchUtc = new Date(utcMs).toISOString()
  }
  return {
    history: () => updates.cache.history.toSorted((a, b) => b.utc.localeCompare(a.utc)),
    damageCache: () => {
      updates.cache.damaged = true
    },
    failedTry: (daysAgo) => fail(now() - daysAgo * msPerDay),
    setCacheAside: (stamp, services) => {
      const backup = backupNameStart + stamp
      updates.backups[backup] = { cache: updates.cache, services: structuredClone(services) }
      updates.cache = { damaged: false, pending: [], history: [] }
      return backup
    },
    putCacheBack: (backup) => {
      const kept = updates.backups[backup]
      if (!kept) return null
      // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- folder names are data
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
  }
}
