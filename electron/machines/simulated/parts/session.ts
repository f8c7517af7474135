import { startOfTime } from './clock.ts'
import { definePart } from './part.ts'

export type SessionState = {
  /** Last key or mouse movement, milliseconds since the epoch. */
  lastInputMs: number
  locked: boolean
  /** Session numbers of other people who are signed in. */
  others: number[]
  /** Apps that use the camera or the microphone right now. */
  mediaApps: string[]
  /** True when the person sits at another computer (Remote Desktop), null = Windows does not tell. */
  remote: boolean | null
  /** A policy can take the right to restart the PC from a person. */
  mayRestart: boolean
}

function initialSession(): SessionState {
  return {
    lastInputMs: startOfTime - 20_000,
    locked: false,
    others: [],
    mediaApps: [],
    remote: false,
    mayRestart: true,
  }
}

/** The desktop of the signed-in person. */
export type Session = {
  readonly idleSec: () => number
  readonly locked: () => boolean
  readonly others: () => number[]
  readonly mediaApps: () => string[]
  /** A use of camera or microphone is taken for a call. */
  readonly inCall: () => boolean
  readonly remote: () => boolean | null
  /** A restart ends the sessions of others and calls; signing in is the last input. */
  readonly onBoot: () => void
}

function createSession(session: SessionState, now: () => number): Session {
  return {
    idleSec: () => Math.floor((now() - session.lastInputMs) / 1000),
    locked: () => session.locked,
    others: () => [...session.others],
    mediaApps: () => [...session.mediaApps],
    inCall: () => session.mediaApps.length > 0,
    remote: () => session.remote,
    onBoot: () => {
      Object.assign(session, { lastInputMs: now(), locked: false, others: [], mediaApps: [] })
    },
  }
}

export const sessionPart = definePart({ healthy: initialSession, create: createSession })
