import type { NetworkPort, NodeStepRun } from '../../../contract/node-step.ts'
import { maskCredentials, parseProxyAddresses } from './proxy-address.ts'

const connectMs = 3_000

/** Tries each server of the proxy setting. Passwords inside the settings are masked before they leave the step. */
export const reachProxy: NodeStepRun = async ({ state, ports, signal }) => {
  const { proxyEnabled, proxyServer, pacUrl } = state.s['run'] ?? {}
  const server = typeof proxyServer === 'string' ? proxyServer : null
  const on = proxyEnabled === true && server !== null
  return {
    proxyServer: server === null ? null : maskCredentials(server),
    pacUrl: typeof pacUrl === 'string' ? maskCredentials(pacUrl) : null,
    proxyReachable: on ? await proxyAnswers(server, ports.network, signal) : null,
  }
}

/** Whether every server of a proxy setting takes connections; null = the setting names none. */
export async function proxyAnswers(
  setting: string,
  network: Pick<NetworkPort, 'connect'>,
  signal: AbortSignal,
): Promise<boolean | null> {
  const addresses = parseProxyAddresses(setting)
  if (addresses.length === 0) return null
  const times = await Promise.all(
    addresses.map(({ host, port }) => network.connect(host, port, { timeoutMs: connectMs, signal })),
  )
  if (times.includes(null)) return false
  // What was not asked may answer or not.
  return times.includes('not_tried') ? null : true
}
