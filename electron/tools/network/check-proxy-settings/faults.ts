import { defineFaults } from '../../../machines/simulated/fault.ts'

export const faults = defineFaults([
  {
    name: 'proxy-stale',
    cause: 'A proxy of a former office is still set and does not answer.',
    areas: ['proxy', 'no_internet', 'browser'],
    writes: ['proxy.enabled', 'proxy.server'],
    apply: (pc) => {
      // Nobody knows this name any more, and no computer has it.
      Object.assign(pc.state.proxy, { enabled: true, server: 'old-proxy.example:8080' })
    },
    finding: 'proxy_dead',
    curedBy: { reset_proxy_settings: {} },
    notCuredBy: {
      flush_dns_cache: 'programs ask the proxy, not the name cache',
      reset_network_stack: 'does not touch the proxy of the user',
    },
    undo: 'restores',
    complaint: {
      en: 'ERR_PROXY_CONNECTION_FAILED in every browser since I work from home',
      ko: '재택하면서부터 모든 브라우저에 ERR_PROXY_CONNECTION_FAILED가 떠요',
      zh: '在家办公后所有浏览器都报 ERR_PROXY_CONNECTION_FAILED',
    },
  },
])
