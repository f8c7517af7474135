import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc, { adapter, profile }) => {
    const before = pc.nics.find(adapter)
    const known = pc.state.wifi.profiles.some(({ name }) => name === profile)
    // netsh knows neither adapters that are off nor networks that are not saved.
    if (!before || before.disabled || !known || !pc.services.running('WlanSvc')) {
      return { exitCode: 1, connected: before?.up ?? false, networkName: null }
    }
    pc.wifi.leave()
    pc.wifi.join(profile)
    const after = pc.nics.find(adapter)
    if (after?.up === true) pc.addresses.linkUp(after.ifIndex)
    return { exitCode: 0, connected: after?.up ?? false, networkName: after?.up === true ? profile : null }
  },
})
