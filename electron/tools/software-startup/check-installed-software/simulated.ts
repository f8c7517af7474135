import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

/** The script lists no more programs than this. */
const mostListed = 500

export const simulated = simulate<typeof tool>({
  run: (pc, { contains }) => {
    const wanted = contains?.toLowerCase() ?? ''
    const apps = pc.state.software.filter(({ name }) => name.toLowerCase().includes(wanted))
    const byName = apps.toSorted((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1))
    return { total: apps.length, apps: structuredClone(byName.slice(0, mostListed)), unreadable: 0 }
  },
})
