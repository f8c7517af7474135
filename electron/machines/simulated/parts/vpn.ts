import { definePart } from './part.ts'

export type VpnProfileState = {
  name: string
  server: string
  status: 'Connected' | 'Disconnected'
  tunnel: 'Ikev2' | 'L2tp' | 'Sstp' | 'Pptp' | 'Automatic'
  /** False = while it is connected, everything goes through it. */
  splitTunneling: boolean
}

/** VPN connections of Windows. `attempts` is history: failed tries with the remote access error of Windows. */
export type VpnState = { profiles: VpnProfileState[]; attempts: { atUtc: string; code: number }[] }

function initialVpn(): VpnState {
  return { profiles: [], attempts: [] }
}

export type Vpn = {
  /** Failed tries of the last three days. */
  recentErrors(): { atUtc: string; code: number }[]
  /** Sets up the connection to the company, with tries that failed just now. */
  setUp(profile: Partial<VpnProfileState>, errorCodes: readonly number[]): void
}

const threeDaysMs = 3 * 24 * 60 * 60 * 1000

function createVpn(vpn: VpnState, utcNow: () => string): Vpn {
  return {
    recentErrors: () => {
      const earliestMs = Date.parse(utcNow()) - threeDaysMs
      return vpn.attempts.filter(({ atUtc }) => Date.parse(atUtc) >= earliestMs).map((attempt) => ({ ...attempt }))
    },
    setUp: (profile, errorCodes) => {
      const company = { name: 'Work', server: 'vpn.example', status: 'Disconnected', tunnel: 'Ikev2' } as const
      vpn.profiles.push({ ...company, splitTunneling: true, ...profile })
      vpn.attempts.push(...errorCodes.map((code) => ({ atUtc: utcNow(), code })))
    },
  }
}

export const vpnPart = definePart({ healthy: initialVpn, create: createVpn })
