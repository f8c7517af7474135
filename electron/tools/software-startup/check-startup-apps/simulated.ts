import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc) => {
    const apps = pc.startup.list().map(({ name, command, source, enabled }) => ({ name, command, source, enabled }))
    return { apps, enabledCount: apps.filter((app) => app.enabled).length }
  },
})
