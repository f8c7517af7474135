import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

const mostGroups = 40

export const simulated = simulate<typeof tool>({
  run: (pc, { hours }) => {
    const groups = pc.eventLog.read(hours)
    const count = (level: number): number => sum(groups.filter((group) => group.level === level))
    return {
      total: sum(groups),
      critical: count(1),
      errors: count(2),
      truncated: false,
      groups: groups.slice(0, mostGroups),
    }
  },
})

function sum(groups: readonly { readonly count: number }[]): number {
  return groups.reduce((total, group) => total + group.count, 0)
}
