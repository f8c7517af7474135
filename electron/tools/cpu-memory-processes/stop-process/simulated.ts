import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc, { pid, startedUtc }) => {
    const target = pc.processes.identify(pid, startedUtc)
    if ('refused' in target) return target
    const outcome = pc.processes.end(pid)
    return { pid, name: pc.processes.shortName(target), path: target.path, gone: outcome === 'gone' }
  },
})
