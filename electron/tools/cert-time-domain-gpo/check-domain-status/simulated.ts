import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc) => {
    const { domain, logonServer, controller, cloud } = pc.state.directory
    const dcReachable = pc.directory.controllerReachable()
    return {
      azureAdJoined: cloud.deviceJoined,
      domainJoined: domain !== null,
      workplaceJoined: cloud.accountAdded,
      prt: cloud.signedIn,
      deviceAuth: cloud.deviceAuth,
      tenant: cloud.tenant,
      domain,
      logonServer,
      netlogon: pc.services.find('Netlogon')?.state ?? '',
      dcReachable,
      dcName: dcReachable === true ? controller : null,
      companyNetwork: domain === null ? null : pc.directory.onCompanyNetwork(),
    }
  },
})
