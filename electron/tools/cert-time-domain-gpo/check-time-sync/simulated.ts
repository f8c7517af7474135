import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc, { server }) => {
    const { zone, autoZone, syncType } = pc.state.timekeeping
    const service = pc.services.find('W32Time')
    return {
      server,
      offsetSec: pc.timekeeping.offsetTo(server),
      service: service?.state ?? null,
      startType: service === null ? null : service.startMode === 'Auto' ? 'Automatic' : service.startMode,
      syncType,
      zone: zone.id,
      zoneOffsetMin: zone.offsetMin,
      daylightOn: zone.hasDaylightTime,
      autoZone,
    }
  },
})
