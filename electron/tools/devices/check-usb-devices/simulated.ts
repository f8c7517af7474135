import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

const notConnected = 45

export const simulated = simulate<typeof tool>({
  run: (pc) => {
    const { removableDrives, storageDriverOff, storageDenied, installRestricted } = pc.state.usb
    return {
      devices: Object.entries(pc.state.devices)
        .filter(([instanceId, { code }]) => instanceId.startsWith('USB') && code !== notConnected)
        .map(([instanceId, device]) => ({
          name: device.name,
          instanceId,
          class: device.class,
          code: device.code,
          storage: instanceId.startsWith('USBSTOR\\'),
        })),
      removableDrives: structuredClone(removableDrives),
      storageDriverOff,
      storageDenied,
      installRestricted,
    }
  },
})
