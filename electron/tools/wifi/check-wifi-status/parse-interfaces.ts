import type { NativeOutput } from '../../../contract/define-tool.ts'
import {
  asChannel,
  asNumber,
  asPercent,
  asProtection,
  isGuid,
  isMac,
  isRadio,
  netshLines,
  type NetshLine,
} from './netsh-lines.ts'

/** What `netsh wlan show interfaces` says about one adapter. Null = could not be read. */
export type WifiInterface = {
  adapterName: string | null
  hasAdapter: true | null
  connected: boolean | null
  ssid: string | null
  bssid: string | null
  radio: string | null
  channel: number | null
  rxMbps: number | null
  txMbps: number | null
  signalPct: number | null
  auth: string | null
  locationDenied: boolean
}

/** The page of the settings that Windows 11 24H2 and later name, in every language, when they hide Wi-Fi details. */
const locationPage = /ms-settings:privacy-location/i

const nothingRead = {
  adapterName: null,
  hasAdapter: null,
  connected: null,
  ssid: null,
  bssid: null,
  radio: null,
  channel: null,
  rxMbps: null,
  txMbps: null,
  signalPct: null,
  auth: null,
} satisfies Omit<WifiInterface, 'locationDenied'>

/** Reads the adapter that is connected, else the first. A missing adapter is not seen here: a sentence says it, translated. */
export function parseInterfaces({ stdout, stderr }: Pick<NativeOutput, 'stdout' | 'stderr'>): WifiInterface {
  const locationDenied = locationPage.test(stdout) || locationPage.test(stderr)
  const found = blocksOf(netshLines(stdout)).map(readBlock)
  const [first] = found
  return { ...(found.find(({ connected }) => connected) ?? first ?? nothingRead), locationDenied }
}

/** An adapter begins with its name, its description and its GUID. */
function blocksOf(lines: readonly NetshLine[]): NetshLine[][] {
  const starts = lines.flatMap(({ value }, index) => (isGuid(value) && index >= 2 ? [index - 2] : []))
  return starts.map((start, index) => lines.slice(start, starts[index + 1]))
}

const ownAddressAt = 3

function readBlock(block: readonly NetshLine[]): Omit<WifiInterface, 'locationDenied'> {
  const values = block.map(({ value }) => value)
  const known = { ...nothingRead, adapterName: values[0] ?? null, hasAdapter: true as const }
  if (!isMac(values[ownAddressAt] ?? '')) return known
  const bssidAt = accessPointAt(values)
  if (bssidAt === -1) return { ...known, connected: showsLink(values) ? null : false }
  const rest = values.slice(bssidAt + 1)
  const signalAt = rest.findIndex((value) => asPercent(value) !== null)
  if (signalAt === -1) return known
  return {
    ...known,
    connected: true,
    ssid: values[bssidAt - 1] ?? null,
    bssid: values[bssidAt] ?? null,
    ...readLink(rest, signalAt),
  }
}

// The address of the access point stands below the name of the network, which may look like an address as well.
function accessPointAt(values: readonly string[]): number {
  const firstAt = values.findIndex((value, index) => index > ownAddressAt + 1 && isMac(value))
  return firstAt !== -1 && isMac(values[firstAt + 1] ?? '') ? firstAt + 1 : firstAt
}

// Without an access point there is no strength and no kind of radio either: else the layout is a new one.
function showsLink(values: readonly string[]): boolean {
  return values.slice(ownAddressAt + 1).some((value) => asPercent(value) !== null || isRadio(value))
}

type Link = Pick<WifiInterface, 'radio' | 'channel' | 'rxMbps' | 'txMbps' | 'signalPct' | 'auth'>

function readLink(values: readonly string[], signalAt: number): Link {
  const before = values.slice(0, signalAt)
  // The three numbers before the strength: channel, receive and transmit rate.
  const numbers = before.filter((value) => asNumber(value) !== null)
  const [channel = '', rx = '', tx = ''] = numbers.length === 3 ? numbers : []
  const radioAt = before.findIndex(isRadio)
  return {
    radio: before[radioAt] ?? null,
    channel: asChannel(channel),
    rxMbps: asNumber(rx),
    txMbps: asNumber(tx),
    signalPct: asPercent(values[signalAt] ?? ''),
    auth: radioAt === -1 ? null : asProtection(before[radioAt + 1] ?? ''),
  }
}
