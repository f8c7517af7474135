import { BlockList, isIP } from 'node:net'

import { block, type GuardBlock, type GuardRules } from '../../../../shared/domain/url-guard.ts'

/** Judges one address in plain notation; null = it may be reached. */
export type AddressJudge = (address: string, rules: AddressRules) => GuardBlock | null

export type AddressRules = Pick<GuardRules, 'profile' | 'unwrapNat64' | 'privateOnly'>

type Version = 'ipv4' | 'ipv6'

const notPublic4 = listOf('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  ['168.63.129.16', 32],
])

/** The only prefix from which public addresses are given out: mapped, translated, local and group addresses lie outside. */
const givenOut6 = listOf('ipv6', [['2000::', 3]])

const notPublic6 = listOf('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
])

const ownNetwork4 = listOf('ipv4', [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
])

const ownNetwork6 = listOf('ipv6', [['fc00::', 7]])

/** Addresses in private ranges at which a cloud gives secrets to whoever asks. */
const cloudSecrets4 = listOf('ipv4', [['100.100.100.200', 32]])
const cloudSecrets6 = listOf('ipv6', [
  ['fd00:ec2::', 32],
  ['fd20:ce::254', 128],
])

const nat64 = listOf('ipv6', [['64:ff9b::', 96]])

/** Steps 6 and 7: what an address may be, in numbers alone. */
export const judgeAddress: AddressJudge = (address, rules) => {
  if (address.includes('%')) return block('ipv6_zone')
  const version = isIP(address)
  if (version === 4) return mayReach4(address, rules) ? null : block('ipv4_refused')
  if (version === 6) return mayReach6(address, rules) ? null : block('ipv6_refused')
  return block('answer_refused')
}

function mayReach4(address: string, { profile, privateOnly }: AddressRules): boolean {
  if (!notPublic4.check(address, 'ipv4')) return privateOnly !== true
  return profile === 'internal' && ownNetwork4.check(address, 'ipv4') && !cloudSecrets4.check(address, 'ipv4')
}

function mayReach6(address: string, rules: AddressRules): boolean {
  if (givenOut6.check(address, 'ipv6')) return rules.privateOnly !== true && !notPublic6.check(address, 'ipv6')
  if (rules.unwrapNat64 && nat64.check(address, 'ipv6')) return mayReach4(innerAddress(address), rules)
  return rules.profile === 'internal' && ownNetwork6.check(address, 'ipv6') && !cloudSecrets6.check(address, 'ipv6')
}

/** The IPv4 address in the last 32 bits. */
function innerAddress(address: string): string {
  // The parser writes every notation in one way: groups in hexadecimal, the longest run of zeros as `::`.
  const groups = new URL(`http://[${address}]`).hostname.slice(1, -1).split(':')
  const [high, low] = groups.slice(-2).map((group) => Number.parseInt(group === '' ? '0' : group, 16))
  return [(high ?? 0) >> 8, (high ?? 0) & 255, (low ?? 0) >> 8, (low ?? 0) & 255].join('.')
}

function listOf(version: Version, ranges: readonly (readonly [string, number])[]): BlockList {
  const list = new BlockList()
  for (const [network, prefix] of ranges) list.addSubnet(network, prefix, version)
  return list
}
