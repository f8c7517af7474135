import type { AddressesState } from '../../../machines/simulated/parts/addresses.ts'
import type { InternetState } from '../../../machines/simulated/parts/internet.ts'
import type { CachedName } from '../../../machines/simulated/parts/name-lookup.ts'
import { networkReset } from '../../../machines/simulated/parts/network.ts'
import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

/** What the reset changes, at once and at the next start. */
type Saved = {
  socketsWork: InternetState['socketsWork']
  byInterface: AddressesState['byInterface']
  cache: CachedName[]
}

const place = 'backups'

export const simulated = simulate<typeof tool>({
  run: (pc) => {
    const saved: Saved = {
      socketsWork: pc.state.internet.socketsWork,
      byInterface: pc.state.addresses.byInterface,
      cache: pc.state.nameLookup.cache,
    }
    const backup = pc.quarantine.keep(place, 'network-', [saved])
    pc.boot.plan(networkReset)
    pc.nameLookup.clearCache()
    return { backup, winsockExit: 0, ipExit: 0, restartNeeded: true }
  },
  undo: (pc, done) => {
    const [saved] = pc.quarantine.take<Saved>(place, done.backup)
    if (!saved) return
    pc.boot.unplan(networkReset)
    pc.state.internet.socketsWork = saved.socketsWork
    pc.state.nameLookup.cache = saved.cache
    for (const [ifIndex, address] of Object.entries(saved.byInterface)) {
      const own = pc.state.addresses.byInterface[ifIndex]
      if (own && !address.dhcp) Object.assign(own, address)
      else if (own) own.dnsByHand = address.dnsByHand
    }
  },
})
