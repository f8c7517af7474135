import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

const notConnected = 45

export const simulated = simulate<typeof tool>({
  run: (pc, { drivers }) => {
    const found = pc.devices.withProblem()
    return {
      devices: found.map(([instanceId, device]) => ({
        name: device.name,
        instanceId,
        class: device.class,
        code: device.code,
        driverVersion: drivers ? device.driverVersion : null,
        driverDateUtc: drivers ? device.driverDateUtc : null,
        driverProvider: drivers ? device.driverProvider : null,
      })),
      real: found.filter(([, device]) => device.code !== notConnected).length,
    }
  },
})
