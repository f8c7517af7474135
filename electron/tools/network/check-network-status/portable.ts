import { type PortablePorts, portableTool } from '../../../machines/portable/define-portable.ts'
import { readGateway, readInterfaces } from '../../../machines/portable/network-interfaces.ts'
import { checkInternet } from './check-internet.ts'
import type { tool } from './tool.ts'

/** What most routers listen on: name lookup and their own pages. */
const routerPorts = [53, 80, 443]
const connectMs = 1_000

export const portable = portableTool<typeof tool>({
  run: async ({ ports, signal }) => {
    const [interfaces, gateway] = await Promise.all([readInterfaces(ports), readGateway(ports, signal)])
    const ifIndex = interfaces.find((found) => found.isDefault)?.ifIndex ?? 0
    const reachable = gateway !== null && gateway !== 'none'
    const gatewayMs = reachable ? await routerTime(gateway, ports, signal) : null
    return {
      adapters: interfaces.map(({ name, up, disabled, cablePlugged, linkSpeed, ifIndex: number }) => ({
        name,
        description: name,
        ifIndex: number,
        up,
        disabled,
        cablePlugged,
        linkSpeed,
      })),
      // Only Windows keeps such a state; the request below says the same where it is allowed.
      profiles: null,
      defaultRoutes: defaultRoutes(gateway, ifIndex),
      // Closed ports say nothing about the router.
      gatewayReachable: gatewayMs === null ? null : true,
      gatewayMs,
      airplaneMode: null,
      ...(await checkInternet({ ports })),
    }
  },
})

function defaultRoutes(
  gateway: string | null,
  ifIndex: number,
): { nextHop: string; ifIndex: number; metric: null }[] | null {
  if (gateway === null) return null
  return gateway === 'none' ? [] : [{ nextHop: gateway, ifIndex, metric: null }]
}

async function routerTime(gateway: string, ports: PortablePorts, signal: AbortSignal): Promise<number | null> {
  const tries = routerPorts.map((port) => ports.network.connect(gateway, port, { timeoutMs: connectMs, signal }))
  const times = (await Promise.all(tries)).filter((time) => typeof time === 'number')
  return times.length === 0 ? null : Math.round(Math.min(...times))
}
