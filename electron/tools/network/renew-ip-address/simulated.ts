import { refuse } from '../../../machines/simulated/refusal.ts'
import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

const done = 0
// Win32_NetworkAdapterConfiguration.RenewDHCPLease: "Unable to renew DHCP lease", "IP not enabled on adapter".
const notRenewed = 82
const notEnabled = 84

export const simulated = simulate<typeof tool>({
  run: (pc, { ifIndex }) => {
    const before = pc.addresses.find(ifIndex)
    if (!before) return refuse('adapter_not_found')
    if (!before.dhcp) return refuse('not_dhcp')
    const isUp = pc.addresses.active().some((view) => view.ifIndex === ifIndex)
    if (!isUp) return { code: notEnabled, oldIp: [], ip: [], gateway: [] }
    const code = pc.addresses.renew(ifIndex) ? done : notRenewed
    const after = pc.addresses.find(ifIndex) ?? before
    return { code, oldIp: before.ip, ip: after.ip, gateway: after.gateway }
  },
})
