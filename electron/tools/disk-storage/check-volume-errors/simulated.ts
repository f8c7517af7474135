import { diskCheckPlan } from '../../../machines/simulated/parts/upkeep.ts'
import { refuse } from '../../../machines/simulated/refusal.ts'
import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc, args) => {
    const marked = pc.volumes.list().find(({ drive }) => pc.volumes.find(drive)?.dirty === true)
    const drive = args.drive?.toUpperCase() ?? marked?.drive.slice(0, 1) ?? 'C'
    const volume = pc.volumes.find(drive)
    if (!volume) return refuse('drive_not_found')
    const planned = pc.state.boot.actions.includes(diskCheckPlan(drive))
    return {
      drive,
      health: 'Healthy',
      states: ['OK'],
      scan: volume.hasErrors ? 'ErrorsFound' : 'NoErrorsFound',
      dirty: volume.dirty,
      checkScheduled: planned,
      bootChecks: planned ? [`autocheck autochk /m \\??\\${drive}:`] : [],
      unavailable: [],
    }
  },
})
