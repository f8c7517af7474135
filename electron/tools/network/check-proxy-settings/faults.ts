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
  {
    name: 'proxy-local-leftover',
    cause: 'A filter program set itself as proxy and was removed without undoing it.',
    areas: ['proxy', 'browser', 'slow_internet'],
    writes: ['proxy.enabled', 'proxy.server'],
    apply: (pc) => {
      // Nothing listens there any more.
      Object.assign(pc.state.proxy, { enabled: true, server: '127.0.0.1:8888' })
    },
    finding: 'proxy_dead',
    curedBy: { reset_proxy_settings: {} },
    notCuredBy: { flush_dns_cache: 'programs ask the proxy, not the name cache' },
    undo: 'restores',
    complaint: {
      en: 'after removing an ad blocker program, nothing loads except in Firefox',
      ko: '광고 차단 프로그램을 지웠더니 파이어폭스 빼고는 아무것도 안 열려요',
      zh: '卸了个拦广告的软件，除了火狐其他都打不开网页',
    },
  },
  {
    name: 'proxy-managed-dead',
    cause: 'The proxy that the company prescribes is down or out of reach.',
    areas: ['proxy', 'no_internet', 'group_policy'],
    writes: ['proxy'],
    apply: (pc) => {
      // Its name is known inside the company only.
      Object.assign(pc.state.proxy, { enabled: true, server: 'proxy.corp.example:3128', managed: true })
    },
    finding: 'proxy_dead',
    curedBy: {},
    notCuredBy: { reset_proxy_settings: 'the precondition refuses a proxy set by the company' },
    advice: {
      en: 'If your company set this proxy: away from the office, connect the VPN; otherwise, contact IT.',
      ko: '회사에서 지정한 프록시라면 회사 밖에서는 VPN에 연결하고, 회사 안에서는 IT 담당자에게 알려 주세요.',
      zh: '如果这是公司设置的代理：不在公司时请连接 VPN，否则请告知 IT 人员。',
    },
    undo: 'none',
    complaint: {
      en: 'from the train no web page opens, the proxy box is greyed out by the administrator',
      ko: '외근 나와서 웹이 안 열리는데 프록시 설정은 관리자가 잠가 놨어요',
      zh: '出差在外网页打不开，代理设置被管理员锁成灰色',
    },
  },
])
