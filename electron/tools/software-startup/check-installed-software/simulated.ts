import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc, { contains }) => {
    const wanted = contains?.toLowerCase() ?? ''
    const apps = pc.state.software.filter(({ name }) => name.toLowerCase().includes(wanted))
    return { total: apps.length, apps: structuredClone(apps), unreadable: 0 }
  },
})
