import { certificatesPart } from './certificates.ts'
import { timekeepingPart } from './timekeeping.ts'
import { directoryPart } from './directory.ts'
import { policiesPart } from './policies.ts'
import { userProfilePart, type UserProfileDeps } from './user-profile.ts'
import type { ActionsOf, StateOf } from './part.ts'

/** What a sign-in at a company rests on: its directory, the right time, certificates, policies and the profile. */
export const companyParts = {
  certificates: certificatesPart,
  timekeeping: timekeepingPart,
  directory: directoryPart,
  policies: policiesPart,
  userProfile: userProfilePart,
}

type CompanyState = StateOf<typeof companyParts>

export type CompanyParts = ActionsOf<typeof companyParts>

export type CompanyDeps = UserProfileDeps & {
  readonly now: () => number
  readonly newId: () => number
  /** An adapter has an address. */
  readonly connected: () => boolean
  readonly serviceRuns: (name: string) => boolean
  readonly tcpOpen: (host: string, port: number) => boolean
}

export type Company = {
  readonly parts: CompanyParts
  readonly onBoot: () => void
  readonly timePassed: (durationMs: number) => void
}

/** Kerberos refuses a sign-in when the clocks differ by more. */
const allowedSkewSec = 300

export function createCompany(state: CompanyState, deps: CompanyDeps): Company {
  const newThumbprint = (): string => deps.newId().toString(16).toUpperCase().padStart(40, '0')
  const certificates = certificatesPart.create(state.certificates, { now: deps.now, newThumbprint })
  const timekeeping = timekeepingPart.create(state.timekeeping, { reaches: deps.tcpOpen })
  const directory = directoryPart.create(state.directory, deps)
  const policies = policiesPart.create(state.policies, {
    now: deps.now,
    readable: () =>
      directory.controllerReachable() === true &&
      state.directory.sysvolReadable &&
      Math.abs(state.timekeeping.offsetSec) <= allowedSkewSec,
    onRefreshed: (target) => certificates.renew(target === 'user' ? 'user' : 'machine'),
  })
  const userProfile = userProfilePart.create(state.userProfile, deps)
  return {
    parts: { certificates, timekeeping, directory, policies, userProfile },
    onBoot: () => {
      userProfile.onBoot()
      policies.onBoot()
    },
    timePassed: (durationMs) => {
      timekeeping.timePassed(durationMs)
      policies.timePassed()
    },
  }
}
