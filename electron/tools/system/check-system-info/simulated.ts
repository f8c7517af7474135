import { logicalProcessorsOf } from '../../../machines/simulated/parts/system.ts'
import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

/** What no fault can change: the PC as it was bought. */
const bought = {
  arch: '64-bit',
  languages: ['ko-KR'],
  installedUtc: '2025-09-01T08:00:00.000Z',
  maker: 'Contoso',
  model: 'Book 14',
  serial: 'TEST123',
  biosVersion: '1.20',
  cpu: 'Example CPU 8C',
}

export const simulated = simulate<typeof tool>({
  run: (pc) => {
    const { edition, build, ramBytes } = pc.state.system
    const { domain } = pc.state.directory
    return {
      ...bought,
      os: `Microsoft ${edition}`,
      edition: 'Professional',
      buildNumber: build,
      build: `${build}.4652`,
      displayVersion: build >= 26_100 ? '24H2' : '22H2',
      logicalProcessors: logicalProcessorsOf(pc.state.system),
      ramBytes,
      computerName: pc.state.account.userDomain,
      domainJoined: domain !== null,
      domain: domain ?? 'WORKGROUP',
      psVersion: `5.1.${build}.4652`,
      languageMode: pc.state.system.scripts === undefined ? 'FullLanguage' : 'ConstrainedLanguage',
      executionPolicy: 'RemoteSigned',
    }
  },
})
