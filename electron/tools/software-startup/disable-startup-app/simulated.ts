import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

const approved = 'HKCU:\\SOFTWARE\\Microsoft\\Windows\\CurrentVersion\\Explorer\\StartupApproved'

export const simulated = simulate<typeof tool>({
  run: (pc, entry) => {
    const old = pc.startup.switchValue(entry.source, entry.name)
    pc.startup.setSwitch(entry, [3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    const key = `${approved}\\${entry.source === 'user_folder' ? 'StartupFolder' : 'Run'}`
    return { name: entry.name, key, hadValue: old !== null, oldBytes: old ?? [] }
  },
  undo: (pc, done, entry) => {
    pc.startup.setSwitch(entry, done.hadValue ? done.oldBytes : null)
  },
})
