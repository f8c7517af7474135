import { simulate } from '../../../machines/simulated/simulate.ts'
import type { SimulatedPc } from '../../../machines/simulated/simulated-pc.ts'
import type { tool } from './tool.ts'

const storeCorrupt = 14_098
/** Windows finds less not worth the while. */
const worthBytes = 2_000_000_000

export const simulated = simulate<typeof tool>({
  run: (pc, { dryRun }) => {
    const folders = pc.volumes.find('C')?.folders
    const damaged = pc.state.windowsFiles.store.damage !== 'none'
    const recommended = damaged || !folders ? null : folders.supersededUpdatesBytes >= worthBytes
    const beforeFreeBytes = freeBytes(pc)
    if (dryRun) return { recommended, exitCode: null, beforeFreeBytes, afterFreeBytes: null, dryRun }
    if (folders && !damaged) folders.supersededUpdatesBytes = 0
    return {
      recommended,
      exitCode: damaged ? storeCorrupt : 0,
      beforeFreeBytes,
      afterFreeBytes: freeBytes(pc),
      dryRun,
    }
  },
})

function freeBytes(pc: SimulatedPc): number | null {
  return pc.volumes.list().find(({ system }) => system)?.freeBytes ?? null
}
