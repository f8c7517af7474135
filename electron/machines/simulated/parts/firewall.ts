import { definePart } from './part.ts'

export type FirewallProfileName = 'Domain' | 'Private' | 'Public'

export type FirewallProfileState = {
  enabled: boolean
  inbound: 'Block' | 'Allow'
  outbound: 'Block' | 'Allow'
}

/** By kind of network. The service is among the services. */
export type FirewallState = Record<FirewallProfileName, FirewallProfileState>

export const firewallProfiles: readonly FirewallProfileName[] = ['Domain', 'Private', 'Public']

function initialFirewall(): FirewallState {
  const usual = (): FirewallProfileState => ({ enabled: true, inbound: 'Block', outbound: 'Allow' })
  return { Domain: usual(), Private: usual(), Public: usual() }
}

export const firewallPart = definePart({ healthy: initialFirewall })
