import { refuse } from '../../../machines/simulated/refusal.ts'
import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc, { drive, path, persistent, replace }) => {
    if (!pc.shares.answers(path)) return refuse('server_silent')
    if (!pc.services.running('LanmanWorkstation')) return refuse('workstation_stopped')
    const existing = pc.shares.drives().find((known) => known.drive.toLowerCase() === drive.toLowerCase())
    const oldPath = existing?.path ?? null
    const oldPersistent = pc.shares.remembered().some((known) => known.drive.toLowerCase() === drive.toLowerCase())
    if (existing?.status === 'OK' && oldPath === path)
      return { drive, path, oldPath, oldPersistent, status: 'OK', changed: false }
    if (existing && oldPath !== path && !replace) return refuse('drive_in_use')
    pc.shares.connect(drive, path, persistent)
    const status = pc.shares.drives().find((known) => known.drive === drive)?.status ?? ''
    return { drive, path, oldPath, oldPersistent, status, changed: true }
  },
  undo: (pc, done) => {
    pc.shares.disconnect(done.drive)
    if (done.oldPath !== null && done.oldPath !== done.path)
      pc.shares.connect(done.drive, done.oldPath, done.oldPersistent)
  },
})
