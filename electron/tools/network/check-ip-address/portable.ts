import { portableTool, type PortablePorts } from '../../../machines/portable/define-portable.ts'
import { readGateway, readInterfaces } from '../../../machines/portable/network-interfaces.ts'
import type { tool } from './tool.ts'

export const portable = portableTool<typeof tool>({
  run: async ({ ports, signal }) => {
    const [interfaces, gateway, servers] = await Promise.all([
      readInterfaces(ports),
      readGateway(ports, signal),
      readNameServers(ports),
    ])
    const addressed = interfaces.filter((found) => found.up && found.ip.length > 0)
    return {
      adapters: addressed.map((found) => ({
        adapter: found.name,
        ifIndex: found.ifIndex,
        mac: found.mac,
        ip: [...found.ip],
        mask: [...found.mask],
        gateway: gatewayOf(found.isDefault, gateway),
        // These systems keep one list for all interfaces.
        dns: servers,
        dhcp: found.dhcp,
        dhcpServer: null,
        leaseExpiresUtc: null,
        apipa: found.ip.some((address) => address.startsWith('169.254.')),
      })),
      // Only Windows keeps such a log where everybody may read it.
      conflicts: null,
    }
  },
})

function gatewayOf(isDefault: boolean, gateway: string | null): string[] | null {
  if (gateway === null) return null
  return isDefault && gateway !== 'none' ? [gateway] : []
}

async function readNameServers({ platform, files }: PortablePorts): Promise<string[] | null> {
  if (platform === 'win32') return null
  const text = await files.readTail('/etc/resolv.conf', 65_536)
  if (text === null || text === '') return null
  return [...text.matchAll(/^\s*nameserver\s+(\S+)/gm)].map(([, server]) => server ?? '')
}
