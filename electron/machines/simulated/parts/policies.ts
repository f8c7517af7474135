import { definePart } from './part.ts'

export type FailedPolicy = { component: string; error: string }

export type PoliciesState = {
  applied: string[]
  denied: string[]
  failed: FailedPolicy[]
  /** Fail at every sign-in, when the network is not there yet, until a refresh by hand has loaded them once. */
  lateAtSignIn: FailedPolicy[]
  slowLink: boolean
  refreshedUtc: string
}

function initialPolicies(): PoliciesState {
  return {
    applied: ['Default Domain Policy'],
    denied: [],
    failed: [],
    lateAtSignIn: [],
    slowLink: false,
    refreshedUtc: '2025-11-22T07:10:00.000Z',
  }
}

export type PolicyTarget = 'user' | 'computer'

/** Settings of the company for the signed-in person. */
export type Policies = {
  /** Loads them by hand. False = they cannot be read now. */
  refresh(target: PolicyTarget): boolean
  readonly onBoot: () => void
  readonly timePassed: () => void
}

export type PoliciesDeps = {
  readonly now: () => number
  /** The folder with the policies can be read now. */
  readonly readable: () => boolean
  /** What a refresh by hand does beside. */
  readonly onRefreshed: (target: PolicyTarget) => void
}

const refreshedEveryMs = 90 * 60_000

function createPolicies(policies: PoliciesState, { now, readable, onRefreshed }: PoliciesDeps): Policies {
  const stamp = (): void => {
    policies.refreshedUtc = new Date(now()).toISOString()
  }
  return {
    refresh: (target) => {
      if (!readable()) return false
      if (target === 'user') {
        Object.assign(policies, { failed: [], lateAtSignIn: [] })
        stamp()
      }
      onRefreshed(target)
      return true
    },
    onBoot: () => {
      if (policies.lateAtSignIn.length > 0) policies.failed = policies.lateAtSignIn.map((entry) => ({ ...entry }))
      if (readable()) stamp()
    },
    timePassed: () => {
      if (now() - Date.parse(policies.refreshedUtc) >= refreshedEveryMs && readable()) stamp()
    },
  }
}

export const policiesPart = definePart({ healthy: initialPolicies, create: createPolicies })
