import type { NodeStepRun } from '../../../contract/node-step.ts'

/** Opens and closes one TCP connection when a port was asked for. */
export const connectToPort: NodeStepRun = async ({ state, ports, signal }) => {
  const { host, port, timeoutMs } = state.p
  if (typeof host !== 'string' || typeof port !== 'number') return { port: null, tcpOpen: null, tcpMs: null }
  const tcpMs = await ports.network.connect(host, port, { timeoutMs: Number(timeoutMs), signal })
  if (tcpMs === 'not_tried') return { port, tcpOpen: null, tcpMs: null }
  return { port, tcpOpen: tcpMs !== null, tcpMs: tcpMs === null ? null : Math.round(tcpMs) }
}
