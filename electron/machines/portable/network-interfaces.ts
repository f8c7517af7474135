import type { Systeminformation } from 'systeminformation'

import type { PortablePorts } from './define-portable.ts'
import { readSystemText } from './system-files.ts'

/** A network interface of this computer. Null = cannot be known here. */
export type PortableInterface = {
  readonly name: string
  /** The number that the system gives it on Linux; elsewhere its place in the list. */
  readonly ifIndex: number
  readonly mac: string
  readonly up: boolean
  readonly disabled: boolean | null
  readonly cablePlugged: boolean | null
  readonly linkSpeed: string | null
  readonly isDefault: boolean
  readonly ip: readonly string[]
  readonly mask: readonly string[]
  /** True when the system says so; a lease that it does not know of is not excluded. */
  readonly dhcp: boolean | null
}

type Source = Systeminformation.NetworkInterfacesData

/** Interfaces that lead out of this computer: no loopback, and virtual ones only when traffic goes through them. */
export async function readInterfaces(ports: PortablePorts): Promise<PortableInterface[]> {
  const information = await ports.systemInformation()
  const found = await information.networkInterfaces()
  const outward = found.filter((source) => !source.internal && (!source.virtual || source.default))
  return Promise.all(outward.map((source, index) => readInterface(source, index, ports)))
}

/** Address of the default router; null = cannot be read; `none` = there is none. */
export async function readGateway(ports: PortablePorts, signal: AbortSignal): Promise<string | null> {
  const information = await ports.systemInformation()
  const gateway = await information.networkGatewayDefault()
  if (gateway !== '') return gateway
  return (await knowsNoDefaultRoute(ports, signal)) ? 'none' : null
}

async function readInterface(source: Source, index: number, ports: PortablePorts): Promise<PortableInterface> {
  const kernel = ports.platform === 'linux' ? await readKernelFacts(source.iface, ports) : null
  const addressed = source.ip4 !== '' || source.ip6 !== ''
  return {
    name: source.ifaceName,
    ifIndex: kernel?.ifIndex ?? index + 1,
    mac: source.mac,
    // Some virtual hardware never says more than "unknown", also while it works.
    up: source.operstate === 'up' || (source.operstate === 'unknown' && addressed),
    disabled: kernel?.disabled ?? null,
    cablePlugged: kernel?.carrier ?? null,
    linkSpeed: source.speed !== null && source.speed > 0 ? `${source.speed} Mbps` : null,
    isDefault: source.default,
    ip: [source.ip4, source.ip6].filter((address) => address !== ''),
    mask: [source.ip4subnet, prefixLength(source.ip6subnet)].filter((mask) => mask !== ''),
    dhcp: source.dhcp ? true : null,
  }
}

/** What such files claim to hold, whatever is in them. */
const kernelFileBytes = 4_096

type KernelFacts = { ifIndex: number | null; disabled: boolean | null; carrier: boolean | null }

async function readKernelFacts(name: string, { files }: PortablePorts): Promise<KernelFacts> {
  const read = async (fact: string): Promise<string | null> => {
    const text = (await files.readTail(`/sys/class/net/${name}/${fact}`, kernelFileBytes))?.trim() ?? ''
    return text === '' ? null : text
  }
  const [ifIndex, flags, carrier] = await Promise.all([read('ifindex'), read('flags'), read('carrier')])
  const switchedOnFlag = 1
  return {
    ifIndex: ifIndex === null ? null : Number(ifIndex),
    disabled: flags === null ? null : (Number(flags) & switchedOnFlag) === 0,
    carrier: carrier === null ? null : carrier === '1',
  }
}

async function knowsNoDefaultRoute(ports: PortablePorts, signal: AbortSignal): Promise<boolean> {
  if (ports.platform !== 'linux') return false
  const table = await readSystemText('/proc/net/route', { ports, signal })
  if (table?.startsWith('Iface') !== true) return false
  const routes = table.trim().split('\n').slice(1)
  return !routes.some((route) => route.split('\t')[1] === '00000000')
}

/** Length of an IPv6 mask in bits, as Windows writes it. */
function prefixLength(mask: string): string {
  if (mask === '') return ''
  const bits = mask.split(':').map((group) => Number.parseInt(group || '0', 16).toString(2))
  return String(bits.join('').replaceAll('0', '').length)
}
