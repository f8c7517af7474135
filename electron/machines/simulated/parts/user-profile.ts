import type { PcState } from '../simulated-pc.ts'
import type { EventLog } from './event-log.ts'

export type UserProfileState = {
  /** The person works in a profile that is thrown away at the next sign-out. */
  temporary: boolean
  /** Windows has set the registry entry of the profile aside: every sign-in gives a temporary one. */
  entryDamaged: boolean
  profiles: number
}

export function initialUserProfile(): UserProfileState {
  return { temporary: false, entryDamaged: false, profiles: 2 }
}

export type ProfileEvent = { readonly id: number; readonly utc: string }

export type UserProfile = {
  /** What the log says about profiles, newest first. */
  events(): ProfileEvent[]
  /** A sign-in at this time ended in a temporary profile. */
  signedInWithout(utc: string): void
  /** The person signs in anew: only what stays wrong is wrong again. */
  readonly onBoot: () => void
}

export type UserProfileDeps = { readonly utc: () => string; readonly eventLog: EventLog }

const provider = 'Microsoft-Windows-User Profiles Service'
/** Windows could not find the own profile and signed in with a temporary one. */
const usedTemporary = 1511

export function createUserProfile(state: PcState, { utc, eventLog }: UserProfileDeps): UserProfile {
  const own = state.userProfile
  const signedInWithout = (atUtc: string): void => {
    own.temporary = true
    eventLog.record({ log: 'Application', provider, id: usedTemporary, level: 2, count: 1, utc: atUtc })
  }
  return {
    events: () =>
      state.eventLog.events
        .filter((event) => event.provider === provider)
        .map((event) => ({ id: event.id, utc: event.utc }))
        .toSorted((a, b) => b.utc.localeCompare(a.utc)),
    signedInWithout,
    onBoot: () => {
      own.temporary = false
      if (own.entryDamaged) signedInWithout(utc())
    },
  }
}
