import { refuse } from '../../../machines/simulated/refusal.ts'
import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc, { pid, startedUtc, force }) => {
    const target = pc.processes.identify(pid, startedUtc)
    if ('refused' in target) return target
    const { path } = target
    if (path === null) return refuse('path_unknown')
    const asked = pc.processes.askToClose(pid)
    if (asked === 'still_there' && !force) return refuse('still_open')
    const forced = asked === 'still_there'
    if (forced && pc.processes.end(pid) === 'still_there') return refuse('still_open')
    const started = pc.processes.startAgain(target)
    return { oldPid: pid, newPid: started.pid, path, name: pc.processes.shortName(target), forced }
  },
})
