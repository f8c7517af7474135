import { definePart } from './part.ts'

export type AccessPointState = {
  ssid: string
  bssid: string
  signalPct: number
  channel: number
  rxMbps: number
  txMbps: number
}

export type WifiProfileState = {
  name: string
  auth: string
  encryption: string
  mode: 'auto' | 'manual'
  /** False = the password of the network is another one by now. */
  keyRight: boolean
}

export type WifiState = {
  /** The access point that the PC is joined to; null = none. */
  joinedBssid: string | null
  radio: string
  auth: string
  accessPoints: AccessPointState[]
  profiles: WifiProfileState[]
  /** The access points fall silent for a while, again and again; absent = they never do. */
  silence?: WifiSilence
}

/** Silent for `forMs` at the beginning of every `everyMs`, counted from `sinceMs`: milliseconds since the epoch. */
export type WifiSilence = { readonly sinceMs: number; readonly everyMs: number; readonly forMs: number }

function initialWifi(): WifiState {
  return {
    joinedBssid: '00:00:5e:00:53:aa',
    radio: '802.11ax',
    auth: 'WPA2',
    accessPoints: [
      { ssid: 'Office', bssid: '00:00:5e:00:53:aa', signalPct: 88, channel: 44, rxMbps: 866.7, txMbps: 780 },
    ],
    profiles: [{ name: 'Office', auth: 'WPA2PSK', encryption: 'AES', mode: 'auto', keyRight: true }],
  }
}

export type Wifi = {
  /** Access points that can be heard now. */
  readonly inReach: () => readonly AccessPointState[]
  /** The access point it is joined to; null = none, or the service that joins does not run. Windows comes back to one that was silent. */
  readonly joined: () => AccessPointState | null
  /** Joins a saved network again, by its strongest access point. False = it could not. */
  join(profile: string): boolean
  leave(): void
  /** The adapter or the service started: the best network that is joined by itself. */
  readonly started: () => void
}

function isSilent({ silence }: WifiState, nowMs: number): boolean {
  if (silence === undefined) return false
  const { sinceMs, everyMs, forMs } = silence
  return nowMs >= sinceMs && (nowMs - sinceMs) % everyMs < forMs
}

function createWifi(wifi: WifiState, serviceRuns: () => boolean, now: () => number): Wifi {
  const inReach = (): readonly AccessPointState[] => (isSilent(wifi, now()) ? [] : wifi.accessPoints)
  const strongest = (ssid: string): AccessPointState | undefined =>
    inReach()
      .filter((known) => known.ssid === ssid)
      .toSorted((a, b) => b.signalPct - a.signalPct)[0]
  const join = (profile: string): boolean => {
    const accepted = wifi.profiles.some(({ name, keyRight }) => name === profile && keyRight)
    const found = strongest(profile)
    if (!accepted || !found || !serviceRuns()) return false
    wifi.joinedBssid = found.bssid
    return true
  }
  return {
    inReach,
    joined: () => (serviceRuns() ? (inReach().find(({ bssid }) => bssid === wifi.joinedBssid) ?? null) : null),
    join,
    leave: () => {
      wifi.joinedBssid = null
    },
    started: () => {
      wifi.profiles.find(({ name, mode }) => mode === 'auto' && join(name))
    },
  }
}

export const wifiPart = definePart({ healthy: initialWifi, create: createWifi })
