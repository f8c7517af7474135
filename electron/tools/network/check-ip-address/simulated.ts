import { simulate } from '../../../machines/simulated/simulate.ts'
import type { SimulatedPc } from '../../../machines/simulated/simulated-pc.ts'
import type { ResultOf } from '../../../contract/define-tool.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc) => ({
    adapters: pc.addresses.active().flatMap(({ ifIndex, selfAssigned, ...shown }) => {
      const nic = pc.nics.all().find((candidate) => candidate.ifIndex === ifIndex)
      return nic ? [{ adapter: nic.description, ifIndex, mac: nic.mac, ...shown, apipa: selfAssigned }] : []
    }),
    conflicts: conflictsOf(pc),
  }),
})

const dayMs = 24 * 60 * 60 * 1000

function conflictsOf(pc: SimulatedPc): ResultOf<typeof tool>['conflicts'] {
  const views = pc.addresses.active()
  return pc.state.eventLog.events
    .filter(({ provider, id, utc }) => provider === 'Tcpip' && id === 4199 && Date.parse(utc) > pc.clock.now() - dayMs)
    .map(({ utc, sample }) => {
      const [address = '', mac = null] = sample.split(' | ')
      return {
        atUtc: utc,
        address,
        mac,
        current: views.some(({ ip, selfAssigned }) => selfAssigned || ip.includes(address)),
      }
    })
}
