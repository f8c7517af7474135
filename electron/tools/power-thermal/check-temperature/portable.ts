import { portableTool } from '../../../machines/portable/define-portable.ts'
import type { tool } from './tool.ts'

export const portable = portableTool<typeof tool>({
  run: async ({ ports }) => {
    const information = await ports.systemInformation()
    const { main } = await information.cpuTemperature()
    // Null and 0 both mean that no sensor answers: that is not cool.
    const isKnown = Number.isFinite(main) && main > 0
    return {
      zones: isKnown ? [{ zone: 'processor', celsius: main, passiveLimitPct: null, throttleReasons: null }] : null,
      performanceLimitPct: null,
      slowedEvents7d: null,
      heatShutdowns30d: null,
      unavailable: [...(isKnown ? [] : ['thermal_zones']), 'processor_limit', 'slowed_events', 'heat_events'],
    }
  },
})
