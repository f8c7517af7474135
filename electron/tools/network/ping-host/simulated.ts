import { simulate } from '../../../machines/simulated/simulate.ts'
import { commonPorts, timedOut } from './common-ports.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc, { host, port: asked, count }) => {
    const outcome = pc.hosts.ping(host)
    const isSilent = !outcome.answered && outcome.errorCode === timedOut
    const open = isSilent ? commonPorts.find((candidate) => pc.hosts.tcpOpen(host, candidate)) : undefined
    const port = asked ?? open ?? null
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
