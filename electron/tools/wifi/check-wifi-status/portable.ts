import { portableTool, type PortablePorts } from '../../../machines/portable/define-portable.ts'
import { namesIn, readSystemValue, runningState } from '../../../machines/portable/system-files.ts'
import type { tool } from './tool.ts'

const managers = ['NetworkManager', 'wpa_supplicant', 'iwd', 'connmand']
const unknown = { adapterName: null, hasAdapter: null, connected: null }
const noConnection = {
  ssid: null,
  bssid: null,
  channel: null,
  txMbps: null,
  signalPct: null,
  auth: null,
}

export const portable = portableTool<typeof tool>({
  run: async ({ ports, signal }) => {
    const place = { ports, signal }
    const isLinux = ports.platform === 'linux'
    const adapter = isLinux ? await findAdapter(place) : unknown
    return {
      ...adapter,
      ...(adapter.connected === true ? await connectionOf(ports, adapter.adapterName) : noConnection),
      radio: null,
      rxMbps: null,
      locationDenied: null,
      networks: null,
      profileName: null,
      service: isLinux ? await runningState(managers, place) : null,
      otherConnection: isLinux ? await hasCable(adapter.adapterName, place) : null,
    }
  },
})

type Place = { readonly ports: PortablePorts; readonly signal: AbortSignal }
type Adapter = { adapterName: string | null; hasAdapter: true | null; connected: boolean | null }

/** The connected one of the wireless adapters, else the first. */
async function findAdapter(place: Place): Promise<Adapter> {
  const names = await namesIn('/sys/class', 'net', place)
  if (names === null) return unknown
  const adapters: { name: string; state: string | null }[] = []
  for (const name of names) {
    const facts = await place.ports.files.list(`/sys/class/net/${name}`, place.signal)
    if (facts?.some((fact) => fact.name === 'wireless' || fact.name === 'phy80211') !== true) continue
    adapters.push({ name, state: await readSystemValue(`/sys/class/net/${name}/operstate`, place) })
  }
  const used = adapters.find(({ state }) => state === 'up') ?? adapters[0]
  // One without a driver is not seen: none is no answer.
  if (used === undefined) return unknown
  const connected = used.state === 'up' ? true : used.state === 'down' || used.state === 'dormant' ? false : null
  return { adapterName: used.name, hasAdapter: true, connected }
}

/** True when a device of the hardware other than the wireless one has a link. */
async function hasCable(wireless: string | null, place: Place): Promise<boolean | null> {
  const names = await namesIn('/sys/class', 'net', place)
  if (names === null) return null
  for (const name of names.filter((each) => each !== wireless)) {
    const facts = await place.ports.files.list(`/sys/class/net/${name}`, place.signal)
    const isHardware = facts?.some((fact) => fact.name === 'device') === true
    if (!isHardware || facts.some((fact) => fact.name === 'wireless' || fact.name === 'phy80211')) continue
    if ((await readSystemValue(`/sys/class/net/${name}/operstate`, place)) === 'up') return true
  }
  return false
}

/** What the network manager tells; without one the network has no name here. */
async function connectionOf(ports: PortablePorts, name: string | null): Promise<typeof noConnection | Connection> {
  const information = await ports.systemInformation()
  const found = (await information.wifiConnections()).find(({ iface }) => iface === name)
  if (!found) return noConnection
  const told = (text: string): string | null => (text === '' ? null : text)
  const quality = Math.round(found.quality)
  return {
    ssid: told(found.ssid),
    bssid: told(found.bssid),
    channel: Number.isInteger(found.channel) && found.channel > 0 ? found.channel : null,
    txMbps: found.txRate > 0 ? found.txRate : null,
    signalPct: quality > 0 && quality <= 100 ? quality : null,
    auth: told(found.security),
  }
}

type Connection = {
  ssid: string | null
  bssid: string | null
  channel: number | null
  txMbps: number | null
  signalPct: number | null
  auth: string | null
}
