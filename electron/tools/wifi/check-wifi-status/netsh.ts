import type { NativeOutput } from '../../../contract/define-tool.ts'

/** What `netsh wlan show interfaces` says about one adapter. Null = could not be read. */
type WifiInterface = {
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

/** One access point in reach. A hidden network has no name. */
type WifiNetwork = { ssid: string | null; bssid: string; signalPct: number; channel: number }

const mostNetworks = 60
/** Strength, radio, band and channel follow the address of the access point, in this order. */
const detailLines = 5

/** What `netsh wlan show networks mode=bssid` says. Null = could not be read: none in reach is said in a translated sentence. */
export function parseNetworks({ exitCode, stdout }: Pick<NativeOutput, 'exitCode' | 'stdout'>): WifiNetwork[] | null {
  if (exitCode !== 0) return null
  const lines = netshLines(stdout)
  const networks: WifiNetwork[] = []
  let ssid: string | null = null
  for (const [index, line] of lines.entries()) {
    if (isNetworkStart(line)) ssid = line.value === '' ? null : line.value
    if (line.isIndented && isMac(line.value)) {
      const details = readDetails(lines.slice(index + 1, index + 1 + detailLines))
      if (details) networks.push({ ssid, bssid: line.value.toLowerCase(), ...details })
    }
  }
  return networks.length === 0 ? null : networks.slice(0, mostNetworks)
}

// The only lines at the left edge that end in a number before the colon.
function isNetworkStart({ label, isIndented }: NetshLine): boolean {
  return !isIndented && /\s\d+$/.test(label)
}

function readDetails(lines: readonly NetshLine[]): Pick<WifiNetwork, 'signalPct' | 'channel'> | null {
  const nextAt = lines.findIndex(({ value, isIndented }) => isMac(value) || !isIndented)
  const own = nextAt === -1 ? lines : lines.slice(0, nextAt)
  const [signalPct] = own.flatMap(({ value }) => asPercent(value) ?? [])
  const [channel] = own.flatMap(({ value }) => asChannel(value) ?? [])
  return signalPct === undefined || channel === undefined ? null : { signalPct, channel }
}

/** One line `label : value` of netsh. The label is translated and says nothing; the place and the shape of the value do. */
type NetshLine = { readonly value: string; readonly isIndented: boolean; readonly label: string }

/** Lines with a label and a value, in order. */
function netshLines(output: string): NetshLine[] {
  return output.split(/\r?\n/).flatMap((line) => {
    // New builds have lines with two colons.
    const [, indent = '', label = '', value = ''] = /^(\s*)(\S.*?)\s*(?::\s*)?:(?:\s(.*))?$/.exec(line) ?? []
    return label === '' ? [] : [{ label, value: value.trim(), isIndented: indent !== '' }]
  })
}

const guid = /^\{?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\}?$/i
const mac = /^[0-9a-f]{2}(?:[:-][0-9a-f]{2}){5}$/i
const number = /^\d{1,6}(?:[.,]\d{1,3})?$/
const percent = /^(\d{1,3}) ?%$/
const radio = /^802\.11[a-z]{1,2}$/i
const protection = /^(?:WPA3|WPA2|WPA|OWE|WEP)(?![A-Za-z0-9])/

const isGuid = (value: string): boolean => guid.test(value)
const isMac = (value: string): boolean => mac.test(value)
const isRadio = (value: string): boolean => radio.test(value)

/** Some systems write a comma. Null = no number. */
function asNumber(value: string): number | null {
  return number.test(value) ? Number(value.replace(',', '.')) : null
}

/** 0 to 100, or null. */
function asPercent(value: string): number | null {
  const [, digits] = percent.exec(value) ?? []
  return digits === undefined || Number(digits) > 100 ? null : Number(digits)
}

/** Channels of all bands. Null = no channel. */
function asChannel(value: string): number | null {
  return /^[1-9]\d{0,2}$/.test(value) && Number(value) <= 233 ? Number(value) : null
}

/** The part of a protection that is not translated; null = none of the known ones. */
function asProtection(value: string): string | null {
  return protection.exec(value)?.[0] ?? null
}
