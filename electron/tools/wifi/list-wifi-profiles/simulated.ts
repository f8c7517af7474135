import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc) => ({
    // Without the service nothing can be exported.
    profiles: pc.services.running('WlanSvc')
      ? pc.state.wifi.profiles.map(({ name, auth, encryption, mode }) => ({ name, auth, encryption, mode }))
      : null,
  }),
})
