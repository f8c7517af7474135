import { portableTool, type PortablePorts } from '../../../machines/portable/define-portable.ts'
import { namesIn, readSystemText, readSystemValue } from '../../../machines/portable/system-files.ts'
import type { tool } from './tool.ts'

type Adapter = { name: string; description: string; up: boolean }

export const portable = portableTool<typeof tool>({
  run: async ({ ports, signal }) => {
    const adapters = ports.platform === 'linux' ? await tunnels({ ports, signal }) : null
    return {
      // Every program keeps its connections in its own way.
      profiles: null,
      adapters,
      errors: null,
      // Some connections have no adapter of their own: none that is up is no answer.
      connected: adapters?.some(({ up }) => up) === true ? true : null,
    }
  },
})

async function tunnels(place: { ports: PortablePorts; signal: AbortSignal }): Promise<Adapter[] | null> {
  const names = await namesIn('/sys/class', 'net', place)
  const found = await Promise.all(names?.map((name) => tunnelOf(name, place)) ?? [])
  return names === null ? null : found.filter((adapter) => adapter !== null)
}

async function tunnelOf(name: string, place: { ports: PortablePorts; signal: AbortSignal }): Promise<Adapter | null> {
  const folder = `/sys/class/net/${name}`
  const [events, tunFlags, state] = await Promise.all([
    readSystemText(`${folder}/uevent`, place),
    readSystemValue(`${folder}/tun_flags`, place),
    readSystemValue(`${folder}/operstate`, place),
  ])
  const kind = kindOf(events ?? '', tunFlags)
  if (kind === null) return null
  // Tunnels never say more than "unknown" while they are up.
  return { name, description: kind, up: state === 'up' || state === 'unknown' }
}

function kindOf(events: string, tunFlags: string | null): string | null {
  const tunMode = 1
  if (events.includes('DEVTYPE=wireguard')) return 'WireGuard'
  // Virtual machines use the other mode of the same driver.
  return tunFlags !== null && (Number(tunFlags) & tunMode) !== 0 ? 'TUN' : null
}
