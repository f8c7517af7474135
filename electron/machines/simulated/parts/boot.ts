import { definePart } from './part.ts'

export type PendingReason = 'servicing' | 'windows_update' | 'file_rename' | 'computer_rename'

/** 0 = full start, 1 = fast startup, 2 = from hibernation. */
export type BootType = 0 | 1 | 2

/** What Windows wrote down because it took long at that start. */
export type SlowItemState = { kind: 'app' | 'driver' | 'service'; name: string; totalMs: number }

export type BootRecord = { atUtc: string; durationMs: number; slowItems: SlowItemState[] }

export type BootState = {
  lastBootUtc: string
  lastBootType: BootType
  fastStartup: boolean
  pendingReasons: PendingReason[]
  /** Drivers that wait at every start, for a device that is gone. */
  slowDrivers: { name: string; totalMs: number }[]
  /** Starts of Windows, oldest first. */
  history: BootRecord[]
  /** What parts have left to be done at the next start, by name. */
  actions: string[]
  /** Time of the planned restart; null = none is planned. */
  scheduledAtMs: number | null
}

function initialBoot(): BootState {
  return {
    lastBootUtc: '2025-11-20T08:00:00.000Z',
    lastBootType: 0,
    fastStartup: true,
    pendingReasons: [],
    slowDrivers: [],
    history: [{ atUtc: '2025-11-20T08:00:00.000Z', durationMs: 38_000, slowItems: [] }],
    actions: [],
    scheduledAtMs: null,
  }
}

export type Boot = {
  uptimeSec(): number
  /** Plans a restart. False = one is planned already, and that one stays. */
  schedule(atMs: number): boolean
  /** Takes a planned restart back. False = none was planned. */
  abort(): boolean
  /** Leaves work for the next start; the part that does it looks for it in `onBoot`. */
  plan(action: string): void
  /** Takes the newest plan of this name back. */
  unplan(action: string): void
  /** Restarts now: planned work is done, services and programs start anew, nothing waits for a restart any more. */
  restart(): void
  /** The newest start was as slow as everything on this PC makes it now. */
  wasSlow(): void
}

/** Called at every start with the planned work. The clock shows the time of the start. */
export type OnBoot = (actions: readonly string[]) => void

export type BootDeps = {
  readonly now: () => number
  /** In order: parts put right what a start of Windows puts right. */
  readonly onBoot: readonly OnBoot[]
  /** What delays a start beside Windows itself, in milliseconds; a check of a drive is no item of its own. */
  readonly delays: () => { readonly items: readonly SlowItemState[]; readonly otherMs: number }
}

const ownMs = 38_000
/** Windows writes down only what took long. */
const worthTellingMs = 10_000

function createBoot(boot: BootState, deps: BootDeps): Boot {
  const startNow = (atUtc: string): BootRecord => {
    const { items, otherMs } = deps.delays()
    const drivers = boot.slowDrivers.map((driver) => ({ kind: 'driver' as const, ...driver }))
    const all = [...items, ...drivers]
    return {
      atUtc,
      durationMs: all.reduce((sum, item) => sum + item.totalMs, ownMs + otherMs),
      slowItems: all.filter((item) => item.totalMs >= worthTellingMs),
    }
  }
  return {
    uptimeSec: () => Math.floor((deps.now() - Date.parse(boot.lastBootUtc)) / 1000),
    schedule: (atMs) => {
      if (boot.scheduledAtMs !== null) return false
      boot.scheduledAtMs = atMs
      return true
    },
    abort: () => {
      const planned = boot.scheduledAtMs !== null
      boot.scheduledAtMs = null
      return planned
    },
    plan: (action) => {
      boot.actions.push(action)
    },
    unplan: (action) => {
      const index = boot.actions.lastIndexOf(action)
      if (index !== -1) boot.actions.splice(index, 1)
    },
    restart: () => {
      const actions = boot.actions.splice(0)
      const atUtc = new Date(deps.now()).toISOString()
      Object.assign(boot, { lastBootUtc: atUtc, lastBootType: 0, pendingReasons: [], scheduledAtMs: null })
      for (const tell of deps.onBoot) tell(actions)
      boot.history.push(startNow(atUtc))
    },
    wasSlow: () => {
      boot.history.splice(-1, 1, startNow(boot.lastBootUtc))
    },
  }
}

export const bootPart = definePart({ healthy: initialBoot, create: createBoot })
