import type { HostsFileState } from '../../../machines/simulated/parts/hosts-file.ts'
import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

const place = 'etc'

export const simulated = simulate<typeof tool>({
  run: (pc, { names }) => {
    const backup = pc.quarantine.keep(place, 'hosts.bak-', [pc.state.hostsFile])
    return { path: pc.hostsFile.path, backup, switchedOff: pc.hostsFile.switchOff(names) }
  },
  undo: (pc, done) => {
    if (done.backup === null) return
    const [saved] = pc.quarantine.take<HostsFileState>(place, done.backup)
    if (saved) Object.assign(pc.state.hostsFile, saved)
  },
})
