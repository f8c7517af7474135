import { simulate } from '../../../machines/simulated/simulate.ts'
import type { SimulatedPc } from '../../../machines/simulated/simulated-pc.ts'
import { heatShutdown, slowedDown } from '../../../machines/simulated/parts/thermal.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc) => ({
    zones: [
      {
        zone: '\\_TZ.TZ00',
        celsius: pc.thermal.celsius(),
        passiveLimitPct: pc.thermal.passiveLimitPct(),
        throttleReasons: 0,
      },
    ],
    performanceLimitPct: pc.thermal.passiveLimitPct(),
    slowedEvents7d: countOf(pc, slowedDown, 7),
    heatShutdowns30d: countOf(pc, heatShutdown, 30),
    unavailable: [],
  }),
})

type EventKind = { readonly provider: string; readonly id: number }

function countOf(pc: SimulatedPc, { provider, id }: EventKind, days: number): number {
  return pc.eventLog
    .read(days * 24)
    .filter((event) => event.provider === provider && event.id === id)
    .reduce((sum, { count }) => sum + count, 0)
}
