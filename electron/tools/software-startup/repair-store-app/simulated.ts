import { refuse } from '../../../machines/simulated/refusal.ts'
import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc, { name }) => {
    const app = pc.storeApps.register(name)
    if (app === 'not_found') return refuse('package_not_found')
    if (app === 'service_disabled') return refuse('service_disabled')
    return { name, version: app.version, status: app.status }
  },
})
