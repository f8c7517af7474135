import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc) => ({
    drives: pc.shares.drives(),
    remembered: pc.shares.remembered(),
    workstation: pc.services.find('LanmanWorkstation')?.state ?? null,
    companyNetwork: pc.state.directory.domain === null ? null : pc.directory.onCompanyNetwork(),
  }),
})
