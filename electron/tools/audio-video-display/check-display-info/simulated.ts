import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc) => ({
    adapters: pc.display.adapters(),
    monitors: pc.state.display.monitors.map(({ model, maker, connector }) => ({
      model,
      maker,
      active: true,
      connector,
    })),
    screens: pc.display
      .screens()
      .map((screen) => ({ ...screen, scale: 1, rotation: 0, refreshHz: 60, internal: false })),
    unavailable: [],
  }),
})
