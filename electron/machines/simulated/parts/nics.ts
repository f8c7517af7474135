import { ethernetDeviceId, wifiDeviceId } from './devices.ts'
import { definePart } from './part.ts'

export type NicState = {
  description: string
  ifIndex: number
  mac: string
  /** The device it belongs to: an adapter whose device does not work is off. */
  instanceId: string
  /** Switched off by a person. */
  disabled: boolean
  /** Of a wireless adapter: null, its link is the network that it is joined to. */
  cablePlugged: boolean | null
  /** The link hangs until the adapter is switched off and on. */
  wedged: boolean
  /** It sends but receives nothing until it is switched off and on. */
  deaf: boolean
  fullSpeed: string
}

/** By the name that people see. */
export type NicsState = Record<string, NicState>

function initialNics(): NicsState {
  return {
    'Wi-Fi': {
      description: 'Example Wi-Fi 6',
      ifIndex: 12,
      mac: '00:00:5E:00:53:01',
      instanceId: wifiDeviceId,
      disabled: false,
      cablePlugged: null,
      wedged: false,
      deaf: false,
      fullSpeed: '866.7 Mbps',
    },
    Ethernet: {
      description: 'Example GbE',
      ifIndex: 5,
      mac: '00:00:5E:00:53:02',
      instanceId: ethernetDeviceId,
      disabled: false,
      cablePlugged: false,
      wedged: false,
      deaf: false,
      fullSpeed: '1 Gbps',
    },
  }
}

/** An adapter as Windows shows it now. */
export type NicView = {
  readonly name: string
  readonly description: string
  readonly ifIndex: number
  readonly mac: string
  readonly up: boolean
  readonly disabled: boolean
  readonly cablePlugged: boolean
  readonly linkSpeed: string
}

export type Nics = {
  all(): NicView[]
  find(name: string): NicView | null
  /** False = nothing that is sent to this adapter arrives. */
  readonly receives: (ifIndex: number) => boolean
  /** Switches an adapter off and on. Its link is anew; a driver that hangs keeps it off. */
  restart(name: string): void
  /** Switches an adapter on. */
  enable(name: string): void
  /** The device below was switched off and on, and the adapter with it. */
  deviceRestarted(instanceId: string): void
  /** The PC starts: hanging links are gone, switched-off adapters stay off. */
  onBoot(): void
}

export type NicsDeps = {
  readonly deviceWorks: (instanceId: string) => boolean
  readonly airplaneMode: () => boolean
  /** True when the PC is joined to a wireless network. */
  readonly wirelessLink: () => boolean
  /** Called when a wireless adapter started: it looks for a network. */
  readonly onWirelessStarted: () => void
  /** Called when an adapter came up: Windows confirms or asks for an address. */
  readonly onLinkUp: (ifIndex: number) => void
}

function createNics(nics: NicsState, deps: NicsDeps): Nics {
  const view = ([name, nic]: [string, NicState]): NicView => {
    const disabled = nic.disabled || !deps.deviceWorks(nic.instanceId)
    const isWireless = nic.cablePlugged === null
    const silenced = nic.wedged || (isWireless && (disabled || deps.airplaneMode()))
    const cablePlugged = !silenced && (nic.cablePlugged ?? deps.wirelessLink())
    const up = !disabled && cablePlugged
    return {
      name,
      description: nic.description,
      ifIndex: nic.ifIndex,
      mac: nic.mac,
      up,
      disabled,
      cablePlugged,
      linkSpeed: up ? nic.fullSpeed : '0 bps',
    }
  }
  const find = (name: string): NicView | null => {
    const nic = nics[name]
    return nic ? view([name, nic]) : null
  }
  const switchOn = (name: string, changes: Partial<NicState>): void => {
    const nic = nics[name]
    if (!nic || !deps.deviceWorks(nic.instanceId)) return
    Object.assign(nic, changes)
    if (nic.cablePlugged === null) deps.onWirelessStarted()
    if (find(name)?.up === true) deps.onLinkUp(nic.ifIndex)
  }
  return {
    all: () => Object.entries(nics).map(view),
    find,
    receives: (ifIndex) => Object.values(nics).some((nic) => nic.ifIndex === ifIndex && !nic.deaf),
    restart: (name) => switchOn(name, { disabled: false, wedged: false, deaf: false }),
    enable: (name) => switchOn(name, { disabled: false }),
    deviceRestarted: (instanceId) => {
      for (const [name, nic] of Object.entries(nics)) {
        if (nic.instanceId === instanceId) switchOn(name, { wedged: false, deaf: false })
      }
    },
    onBoot: () => {
      for (const nic of Object.values(nics)) Object.assign(nic, { wedged: false, deaf: false })
      deps.onWirelessStarted()
      for (const nic of Object.entries(nics).map(view)) if (nic.up) deps.onLinkUp(nic.ifIndex)
    },
  }
}

export const nicsPart = definePart({ healthy: initialNics, create: createNics })
