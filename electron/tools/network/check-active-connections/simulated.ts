import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc) => {
    const browser = pc.processes.all().find(({ name }) => name === 'chrome.exe')
    const open = pc.internet
      .profiles()
      .filter(({ reach }) => reach === 'Internet')
      .flatMap(({ ifIndex }) => pc.addresses.find(ifIndex)?.ip[0] ?? [])
    const browsing = open.flatMap((localAddress) =>
      browser
        ? [
            {
              localAddress,
              localPort: 50_111,
              remoteAddress: '198.51.100.30',
              remotePort: 443,
              state: 'Established' as const,
              pid: browser.pid,
              process: pc.processes.shortName(browser),
            },
          ]
        : [],
    )
    const { port } = pc.state.remoteDesktop
    const waiting = { localAddress: '0.0.0.0', localPort: port, remoteAddress: '0.0.0.0', remotePort: 0 }
    const pid = pc.services.find('TermService')?.pid ?? null
    const remoteDesktop = { ...waiting, state: 'Listen' as const, pid, process: 'svchost' }
    return { connections: [...browsing, ...(pc.remoteDesktop.listening() ? [remoteDesktop] : [])] }
  },
})
