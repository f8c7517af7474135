import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc, { host, port, count }) => {
    const outcome = pc.hosts.ping(host)
    const tcpMs = port === null ? null : pc.hosts.tcpMs(host, port)
    return {
      host,
      sent: count,
      received: outcome.answered ? count : 0,
      avgMs: outcome.answered ? outcome.roundTripMs : null,
      address: outcome.answered ? outcome.address : null,
      errorCodes: outcome.answered ? [] : [outcome.errorCode],
      port,
      tcpOpen: port === null ? null : tcpMs !== null,
      tcpMs,
    }
  },
})
