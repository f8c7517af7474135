import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc) => {
    const { present, fullmWh, designmWh, cycles } = pc.state.battery
    const chargePct = pc.battery.chargePct()
    if (!present || chargePct === null) {
      return { present, batteries: [], fullmWh: [], designmWh: [], cycles: [], healthPct: null, unavailable: [] }
    }
    return {
      present,
      batteries: [{ chargePct, status: pc.battery.status(), runMin: pc.battery.runMinutes() }],
      fullmWh: [fullmWh],
      designmWh: [designmWh],
      cycles: [cycles],
      healthPct: (100 * fullmWh) / designmWh,
      unavailable: [],
    }
  },
})
