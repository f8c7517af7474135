import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc, { adapter, profile }) => {
    const before = pc.nics.find(adapter)
    const known = pc.state.wifi.profiles.some(({ name }) => name === profile)
    // netsh knows no adapters that are off.
    if (!before || before.disabled || !pc.services.running('WlanSvc')) {
      return { exitCode: 1, connected: false, networkName: null }
    }
    // It leaves the old network before it looks for the new one among those that are saved.
    pc.wifi.leave()
    if (!known) return { exitCode: 1, connected: false, networkName: null }
    pc.wifi.join(profile)
    const after = pc.nics.find(adapter)
    if (after?.up === true) pc.addresses.linkUp(after.ifIndex)
    return { exitCode: 0, connected: after?.up ?? false, networkName: after?.up === true ? profile : null }
  },
})
