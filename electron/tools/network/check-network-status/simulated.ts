import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc) => {
    const routes = pc.internet.routes()
    const gateway = routes[0] ? pc.hosts.ping(routes[0].nextHop) : null
    const adapters = pc.nics.all()
    const profiles = pc.internet.profiles()
    const tested = profiles.length > 0
    return {
      adapters: adapters.map(({ mac: _mac, ...shown }) => shown),
      profiles: profiles.map((profile) => ({
        name: profile.name,
        alias: adapters.find((adapter) => adapter.ifIndex === profile.ifIndex)?.name ?? '',
        ifIndex: profile.ifIndex,
        v4: profile.reach,
        v6: 'NoTraffic' as const,
        category: profile.category,
      })),
      defaultRoutes: routes,
      gatewayReachable: routes[0] === undefined ? null : pc.hosts.isThere(routes[0].nextHop),
      gatewayMs: gateway?.answered === true ? gateway.roundTripMs : null,
      airplaneMode: pc.internet.airplaneMode(),
      internetTested: tested,
      internetOk: tested ? profiles.some(({ reach }) => reach === 'Internet') : null,
      captivePortal: tested ? pc.internet.asksForSignIn() : null,
      internetNotTested: tested ? null : ('other' as const),
    }
  },
})
