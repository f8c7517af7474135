import type { PcState } from '../simulated-pc.ts'
import { createCertificates, initialCertificates, type Certificates, type CertificatesState } from './certificates.ts'
import { createDirectory, initialDirectory, type Directory, type DirectoryState } from './directory.ts'
import type { EventLog } from './event-log.ts'
import { createPolicies, initialPolicies, type Policies, type PoliciesState } from './policies.ts'
import { createTimekeeping, initialTimekeeping, type Timekeeping, type TimekeepingState } from './timekeeping.ts'
import { createUserProfile, initialUserProfile, type UserProfile, type UserProfileState } from './user-profile.ts'

/** What a sign-in at a company rests on: its directory, the right time, certificates, policies and the profile. */
export type CompanyState = {
  certificates: CertificatesState
  timekeeping: TimekeepingState
  directory: DirectoryState
  policies: PoliciesState
  userProfile: UserProfileState
}

export type CompanyParts = {
  readonly certificates: Certificates
  readonly timekeeping: Timekeeping
  readonly directory: Directory
  readonly policies: Policies
  readonly userProfile: UserProfile
}

export function initialCompany(): CompanyState {
  return {
    certificates: initialCertificates(),
    timekeeping: initialTimekeeping(),
    directory: initialDirectory(),
    policies: initialPolicies(),
    userProfile: initialUserProfile(),
  }
}

export type CompanyDeps = {
  readonly now: () => number
  readonly utc: () => string
  readonly newId: () => number
  readonly eventLog: EventLog
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

export function createCompany(state: PcState, deps: CompanyDeps): Company {
  const newThumbprint = (): string => deps.newId().toString(16).toUpperCase().padStart(40, '0')
  const certificates = createCertificates(state, { now: deps.now, newThumbprint })
  const timekeeping = createTimekeeping(state, { reaches: deps.tcpOpen })
  const directory = createDirectory(state, deps)
  const policies = createPolicies(state, {
    now: deps.now,
    readable: () =>
      directory.controllerReachable() === true &&
      state.directory.sysvolReadable &&
      Math.abs(state.timekeeping.offsetSec) <= allowedSkewSec,
    onRefreshed: (target) => certificates.renew(target === 'user' ? 'user' : 'machine'),
  })
  const userProfile = createUserProfile(state, deps)
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
