import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

/** Share of a start until the desktop is there. */
const mainPathMs = 21_000

export const simulated = simulate<typeof tool>({
  run: (pc) => {
    const starts = pc.state.boot.history.toReversed()
    const [newest] = starts
    return {
      boots: starts.map(({ atUtc, durationMs, slowItems }) => {
        const drivers = slowItems.filter(({ kind }) => kind !== 'app').reduce((sum, { totalMs }) => sum + totalMs, 0)
        const mainMs = Math.min(durationMs, mainPathMs + drivers)
        return { utc: atUtc, bootMs: durationMs, mainPathMs: mainMs, postBootMs: durationMs - mainMs }
      }),
      slowItems: newest ? newest.slowItems.map((item) => ({ utc: newest.atUtc, ...item })) : [],
      lastBootMs: newest?.durationMs ?? null,
    }
  },
})
