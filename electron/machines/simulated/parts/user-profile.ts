import type { EventLog } from './event-log.ts'
import { definePart } from './part.ts'

export type UserProfileState = {
  /** The person works in a profile that is thrown away at the next sign-out. */
  temporary: boolean
  /** Windows has set the registry entry of the profile aside: every sign-in gives a temporary one. */
  entryDamaged: boolean
  profiles: number
}

function initialUserProfile(): UserProfileState {
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

export type UserProfileDeps = { readonly utc: () => string; readonly eventLog: Pick<EventLog, 'record' | 'writtenBy'> }

const provider = 'Microsoft-Windows-User Profiles Service'
/** Windows could not find the own profile and signed in with a temporary one. */
const usedTemporary = 1511

function createUserProfile(own: UserProfileState, { utc, eventLog }: UserProfileDeps): UserProfile {
  const signedInWithout = (atUtc: string): void => {
    own.temporary = true
    eventLog.record({ log: 'Application', provider, id: usedTemporary, level: 2, count: 1, utc: atUtc })
  }
  return {
    events: () => eventLog.writtenBy(provider).map(({ id, utc }) => ({ id, utc })),
    signedInWithout,
    onBoot: () => {
      own.temporary = false
      if (own.entryDamaged) signedInWithout(utc())
    },
  }
}

export const userProfilePart = definePart({ healthy: initialUserProfile, create: createUserProfile })
