import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc) => {
    const { running, version, account, folderPresent } = pc.state.oneDrive
    return {
      running,
      version,
      accounts:
        account === null
          ? []
          : [{ account: account.name, email: account.email, folder: account.folder, folderExists: folderPresent }],
      signedIn: account !== null,
      desktopInOneDrive: false,
      blockedByPolicy: false,
    }
  },
})
