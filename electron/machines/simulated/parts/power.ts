import { definePart } from './part.ts'

/** What an open program has asked of Windows; `section` as powercfg names it. */
export type PowerRequestState = { pid: number; path: string; section: 'DISPLAY' | 'SYSTEM' }

export type PowerState = {
  schemeGuid: string
  /** Requests of programs; each counts only while its program runs. */
  requests: PowerRequestState[]
  wakeTimers: string[]
  lastWake: string[]
}

const balanced = '381b4222-f694-41f0-9685-ff5bb260df2e'
export const powerSaver = 'a1841308-3541-4fab-bc81-f71556f20b4a'

function initialPower(): PowerState {
  return { schemeGuid: balanced, requests: [], wakeTimers: [], lastWake: [] }
}

export type Power = {
  readonly sleepStates: () => string[]
  /** What keeps Windows awake right now. */
  readonly requests: () => { section: string; entry: string }[]
}

export type PowerDeps = {
  readonly onBasicDriver: () => boolean
  readonly runs: (pid: number) => boolean
}

function createPower(power: PowerState, deps: PowerDeps): Power {
  return {
    // The basic graphics driver of Windows knows no sleep.
    sleepStates: () => (deps.onBasicDriver() ? [] : ['S3', 'S4']),
    requests: () =>
      power.requests
        .filter(({ pid }) => deps.runs(pid))
        .map(({ section, path }) => ({ section, entry: `[PROCESS] ${path}` })),
  }
}

export const powerPart = definePart({ healthy: initialPower, create: createPower })
