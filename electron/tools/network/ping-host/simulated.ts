import { simulate } from '../../../machines/simulated/simulate.ts'
import { chooseHost, commonPorts, timedOut } from './choose-host.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc, args) => {
    const hanging = pc.shares.drives().filter(({ status }) => status !== 'OK')
    const surroundings = {
      waiting: pc.attempts.waiting(),
      drives: hanging.map(({ path }) => ({ host: path.split('\\')[2] ?? '', port: 445 })),
      routers: pc.internet.routes().map(({ nextHop }) => nextHop),
    }
    const { host, port: asked, guessed } = chooseHost(args, surroundings, (each) => pc.web.mayReach(each))
    const nothing = { received: null, avgMs: null, address: null, errorCodes: null, tcpOpen: null, tcpMs: null }
    if (host === null) return { ...nothing, host, port: asked, guessed, sent: null }
    const outcome = pc.hosts.ping(host)
    const isSilent = !outcome.answered && outcome.errorCode === timedOut
    const open = isSilent ? commonPorts.find((candidate) => pc.hosts.tcpOpen(host, candidate)) : undefined
    const port = asked ?? open ?? null
    const tcpMs = port === null ? null : pc.hosts.tcpMs(host, port)
    const reached = { host, guessed, sent: args.count, port, tcpOpen: port === null ? null : tcpMs !== null, tcpMs }
    if (!outcome.answered) {
      return { ...reached, received: 0, avgMs: null, address: null, errorCodes: [outcome.errorCode] }
    }
    const { address, roundTripMs, lossPct } = outcome
    const received = Math.max(1, Math.round((args.count * (100 - lossPct)) / 100))
    return { ...reached, received, avgMs: roundTripMs, address, errorCodes: received < args.count ? [timedOut] : [] }
  },
})
