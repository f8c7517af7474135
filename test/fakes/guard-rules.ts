import type { GuardRules } from '../../shared/domain/url-guard.ts'

/** No lists: every public address may be reached. */
export const openGuardRules: GuardRules = { profile: 'external', domains: [], internalHosts: [], unwrapNat64: false }
