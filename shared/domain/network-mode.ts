import { isOneOf } from './is-one-of.ts'

/** How far Deskmedic may reach. `internal` = intranet only, `offline` = nothing interactive leaves the PC. */
export const networkModes = ['online', 'internal', 'offline'] as const
export type NetworkMode = (typeof networkModes)[number]

/** What a tool needs of the network. Downloads are one-way and stay allowed in every mode. */
export const networkTypes = ['local', 'internal', 'external_api', 'external_download'] as const
export type NetworkType = (typeof networkTypes)[number]

export function isNetworkMode(value: string): value is NetworkMode {
  return isOneOf(networkModes, value)
}

/** True when a tool of this network type may run in this mode, before any per-tool rule. */
export function modeAllows(mode: NetworkMode, type: NetworkType): boolean {
  return mode === 'online' || type !== 'external_api'
}
