import { diskCheckPlan } from '../../../machines/simulated/parts/upkeep.ts'
import { refuse } from '../../../machines/simulated/refusal.ts'
import { simulate } from '../../../machines/simulated/simulate.ts'
import type { SimulatedPc } from '../../../machines/simulated/simulated-pc.ts'
import type { tool } from './tool.ts'

/** Numbers of the Chkdsk method. */
const codes = { done: 0, planned: 1, failed: 3 } as const

export const simulated = simulate<typeof tool>({
  run: (pc, { drive, mode }) => {
    const volume = pc.volumes.find(drive)
    if (!volume) return refuse('drive_not_found')
    const scan = volume.hasErrors ? 'ErrorsFound' : 'NoErrorsFound'
    const bootChecks = bootChecksOf(pc)
    const repairCode = mode === 'repair' ? repair(pc, drive) : null
    return {
      drive,
      deviceId: `${drive.toUpperCase()}:`,
      mode,
      scan,
      repairCode,
      repaired: repairCode === null ? null : repairCode === codes.done,
      scheduled: repairCode === codes.planned,
      bootChecks,
      unavailable: [],
    }
  },
  undo: (pc, { drive }) => {
    pc.boot.unplan(diskCheckPlan(drive))
  },
})

/** Windows itself looks at every drive; a planned check has a line of its own. */
function bootChecksOf(pc: SimulatedPc): string[] {
  const letters = Object.keys(pc.state.volumes).map((drive) => drive.slice(0, 1))
  const planned = letters.filter((letter) => pc.state.boot.actions.includes(diskCheckPlan(letter)))
  return ['autocheck autochk *', ...planned.map((letter) => `autocheck autochk /m \\??\\${letter}:`)]
}

/** The drive of Windows is in use; sectors that cannot be read cannot be repaired. */
function repair(pc: SimulatedPc, drive: string): number {
  const unreadable = pc.disks.list().some(({ readErrorsUncorrected }) => readErrorsUncorrected > 0)
  if (unreadable) return codes.failed
  if (drive.toUpperCase() === 'C') {
    pc.boot.plan(diskCheckPlan(drive))
    return codes.planned
  }
  pc.volumes.repair(drive)
  return codes.done
}
