import { simulate } from '../../../machines/simulated/simulate.ts'
import type { SimulatedPc } from '../../../machines/simulated/simulated-pc.ts'
import type { ResultOf } from '../../../contract/define-tool.ts'
import { farAddress, nearHops } from './parse-route.ts'
import type { tool } from './tool.ts'

type Way = ResultOf<typeof tool>

export const simulated = simulate<typeof tool>({
  run: (pc, { host, maxHops }) => {
    if (host !== null) return { host, ...wayTo(pc, host, maxHops), internetSeen: null, gatewaySeen: null }
    const seen = {
      internetSeen: pc.internet.profiles().some(({ reach }) => reach === 'Internet'),
      gatewaySeen: gatewaySeen(pc),
    }
    const unasked = { hops: null, reached: null, lastAnswer: null, exitCode: null }
    return { host, ...(pc.web.mayReach(farAddress) ? wayTo(pc, farAddress, nearHops) : unasked), ...seen }
  },
})

function wayTo(
  pc: SimulatedPc,
  host: string,
  maxHops: number,
): Pick<Way, 'hops' | 'reached' | 'lastAnswer' | 'exitCode'> {
  const route = pc.hosts.trace(host, maxHops)
  // tracert ends with 1 when it does not know the name.
  if (!route) return { hops: [], reached: null, lastAnswer: 0, exitCode: 1 }
  const hops = route.stations.map(({ address, roundTripMs }, index) => ({
    hop: index + 1,
    address,
    bestMs: roundTripMs,
    lost: address === null ? 3 : 0,
  }))
  const lastAnswer = hops.findLast(({ lost }) => lost < 3)?.hop ?? 0
  return { hops, reached: route.reached, lastAnswer, exitCode: 0 }
}

/** Null = no way out is known, so there is nobody to look for. */
function gatewaySeen(pc: SimulatedPc): boolean | null {
  const [route] = pc.internet.routes()
  return route === undefined ? null : pc.hosts.isThere(route.nextHop)
}
