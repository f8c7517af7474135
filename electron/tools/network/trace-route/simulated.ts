import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc, { host, maxHops }) => {
    const route = pc.hosts.trace(host, maxHops)
    // tracert ends with 1 when it does not know the name.
    if (!route) return { host, hops: [], reached: null, lastAnswer: 0, exitCode: 1 }
    const hops = route.stations.map(({ address, roundTripMs }, index) => ({
      hop: index + 1,
      address,
      bestMs: roundTripMs,
      lost: address === null ? 3 : 0,
    }))
    return {
      host,
      hops,
      reached: route.reached,
      lastAnswer: hops.findLast(({ lost }) => lost < 3)?.hop ?? 0,
      exitCode: 0,
    }
  },
})
