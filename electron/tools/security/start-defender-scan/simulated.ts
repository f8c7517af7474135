import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc, { update }) => {
    const { updated } = pc.defender.scan({ update })
    const { lastQuickScanUtc, detections } = pc.state.defender
    return {
      finished: true,
      updated,
      scanEndUtc: lastQuickScanUtc,
      detections: structuredClone(detections).slice(0, 10),
    }
  },
})
