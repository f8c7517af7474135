import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

const timedOut = 11_010

export const simulated = simulate<typeof tool>({
  run: (pc, { host, port, count }) => {
    const outcome = pc.hosts.ping(host)
    const tcpMs = port === null ? null : pc.hosts.tcpMs(host, port)
    const reached = { host, sent: count, port, tcpOpen: port === null ? null : tcpMs !== null, tcpMs }
    if (!outcome.answered) {
      return { ...reached, received: 0, avgMs: null, address: null, errorCodes: [outcome.errorCode] }
    }
    const { address, roundTripMs, lossPct } = outcome
    const received = Math.max(1, Math.round((count * (100 - lossPct)) / 100))
    return { ...reached, received, avgMs: roundTripMs, address, errorCodes: received < count ? [timedOut] : [] }
  },
})
