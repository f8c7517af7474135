import { BlockList, isIP } from 'node:net'

/** Addresses of the own network: private, link-local and loopback ranges. */
export function createPrivateAddressTest(): (address: string) => boolean {
  const ranges = new BlockList()
  for (const [network, prefix] of [
    ['10.0.0.0', 8],
    ['172.16.0.0', 12],
    ['192.168.0.0', 16],
    ['169.254.0.0', 16],
    ['127.0.0.0', 8],
  ] as const) {
    ranges.addSubnet(network, prefix, 'ipv4')
  }
  for (const [network, prefix] of [
    ['fc00::', 7],
    ['fe80::', 10],
  ] as const)
    ranges.addSubnet(network, prefix, 'ipv6')
  ranges.addAddress('::1', 'ipv6')
  return (address) => {
    const version = isIP(address)
    return version !== 0 && ranges.check(address, version === 4 ? 'ipv4' : 'ipv6')
  }
}
