import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc) => ({
    adapters: pc.addresses.active().flatMap(({ ifIndex, selfAssigned, ...shown }) => {
      const nic = pc.nics.all().find((candidate) => candidate.ifIndex === ifIndex)
      return nic ? [{ adapter: nic.description, ifIndex, mac: nic.mac, ...shown, apipa: selfAssigned }] : []
    }),
  }),
})
