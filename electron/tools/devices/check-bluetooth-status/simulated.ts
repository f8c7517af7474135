import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc) => {
    const service = pc.services.find('bthserv')
    const radios = pc.bluetooth.radios()
    // Windows forgets paired devices together with their radio.
    const devices = radios.length > 0 ? Object.entries(pc.state.bluetooth) : []
    return {
      adapters: radios.map((instanceId) => {
        const radio = pc.devices.find(instanceId)
        return { name: radio?.name ?? '', instanceId, code: radio?.code ?? 0 }
      }),
      devices: devices.map(([instanceId, device]) => {
        const connected = pc.bluetooth.isConnected(device)
        const batteryPct = connected ? Math.round(device.batteryPct) : null
        return { name: device.name, instanceId, lowEnergy: device.lowEnergy, connected, batteryPct }
      }),
      service: service?.state ?? null,
      startType: service?.startMode ?? null,
      airplaneMode: pc.internet.airplaneMode(),
      unavailable: [],
    }
  },
})
