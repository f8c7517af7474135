import { firewallProfiles } from '../../../machines/simulated/parts/firewall.ts'
import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc) => ({
    profiles: firewallProfiles.map((name) => ({ name, ...pc.state.firewall[name], localRules: 'True' })),
    otherProducts: [],
    service: pc.services.find('mpssvc')?.state ?? null,
  }),
})
