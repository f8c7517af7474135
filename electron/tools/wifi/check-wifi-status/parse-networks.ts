import type { NativeOutput } from '../../../contract/define-tool.ts'
import { asChannel, asPercent, isMac, netshLines, type NetshLine } from './netsh-lines.ts'

/** One access point in reach. A hidden network has no name. */
export type WifiNetwork = { ssid: string | null; bssid: string; signalPct: number; channel: number }

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
