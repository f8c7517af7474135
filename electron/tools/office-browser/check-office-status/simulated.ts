import { officeFolder } from '../../../machines/simulated/parts/office.ts'
import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

const programs = ['WINWORD', 'EXCEL', 'POWERPNT', 'OUTLOOK', 'ONENOTE', 'MSACCESS']

export const simulated = simulate<typeof tool>({
  run: (pc) => {
    const { version, folderPresent, updatesEnabled } = pc.state.office
    const running = pc.processes.all().map((process) => pc.processes.shortName(process).toUpperCase())
    return {
      installed: true,
      clickToRun: true,
      version,
      platform: 'x64',
      culture: 'ko-kr',
      products: 'O365ProPlusRetail',
      channelUrl: 'https://example.invalid/pr',
      updatesEnabled,
      path: officeFolder,
      pathExists: folderPresent,
      running: programs.filter((name) => running.includes(name)).toSorted(),
    }
  },
})
