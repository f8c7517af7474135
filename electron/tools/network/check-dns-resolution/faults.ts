import { defineFaults } from '../../../machines/simulated/fault.ts'
import { withoutAddress, withoutLink, withoutNames } from '../../../machines/simulated/masked-by.ts'

const oldServer = '192.0.2.53'
const serverByHand = '203.0.113.8'

export const faults = defineFaults([
  {
    name: 'dns-server-from-old-lease',
    cause: 'The router got a new name server, but the lease of the PC still names the old one.',
    areas: ['dns', 'no_internet'],
    writes: ['addresses.byInterface.12.lease'],
    apply: (pc) => {
      const lease = pc.state.addresses.byInterface['12']?.lease
      if (lease) lease.dns = [oldServer]
      pc.state.nameLookup.servers[oldServer] = { answers: false, roundTripMs: 0 }
    },
    finding: 'server_silent',
    curedBy: { renew_ip_address: { ifIndex: 12 } },
    notCuredBy: { flush_dns_cache: 'the server does not answer, whatever the cache says' },
    undo: 'none',
    complaint: {
      en: 'pages with a name do not load but the printer page under its number does',
      ko: '주소를 이름으로 치면 안 열리고 숫자 IP로 치면 열립니다',
      zh: '输网址打不开，直接输 IP 数字就能开',
    },
  },
  {
    name: 'dns-server-set-by-hand-dead',
    cause: 'A name server that no longer exists was entered by hand.',
    areas: ['dns', 'no_internet'],
    writes: ['addresses.byInterface.12.dnsByHand'],
    apply: (pc) => {
      const own = pc.state.addresses.byInterface['12']
      if (own) own.dnsByHand = [serverByHand]
    },
    finding: 'server_silent',
    curedBy: { reset_network_stack: {} },
    cureShows: 'after_restart',
    notCuredBy: { flush_dns_cache: 'the server is dead' },
    triedFirst: { renew_ip_address: 'a name server set by hand wins over the lease' },
    undo: 'restores',
    complaint: {
      en: 'a friend told me to enter a faster DNS once, now it says server not found for every site',
      ko: '예전에 빠른 DNS라고 해서 넣어둔 게 있는데 이제 모든 사이트가 서버를 찾을 수 없대요',
      zh: '以前听朋友的手动改过 DNS，现在什么网站都说找不到服务器',
    },
  },
  {
    name: 'dns-slow-answers',
    cause: 'The name server of the provider is overloaded.',
    areas: ['slow_internet', 'dns'],
    writes: ['nameLookup.servers.192.0.2.1'],
    apply: (pc) => {
      const server = pc.state.nameLookup.servers['192.0.2.1']
      if (server) server.roundTripMs = 2600
    },
    finding: 'slow',
    curedBy: {},
    notCuredBy: {
      flush_dns_cache: 'makes every name be asked again at the slow server',
      reset_network_stack: 'the PC is fine',
    },
    advice: {
      en: 'Restart the router. If it stays slow, contact your internet provider or IT.',
      ko: '공유기를 다시 시작하세요. 계속 느리면 인터넷 서비스 제공업체나 IT 담당자에게 알려 주세요.',
      zh: '请重启路由器。如果仍然很慢，请告知网络运营商或 IT 人员。',
    },
    maskedBy: [withoutLink, withoutAddress, withoutNames],
    undo: 'none',
    complaint: {
      en: 'every page waits three seconds, then loads in a flash',
      ko: '페이지마다 3초쯤 멈췄다가 갑자기 확 떠요',
      zh: '每个网页都先愣三秒，然后一下子全出来',
    },
  },
  {
    name: 'dns-cache-negative',
    cause: 'The name cache remembers that a new server does not exist.',
    areas: ['dns', 'shared_folder'],
    writes: ['nameLookup.cache'],
    apply: (pc) => {
      pc.state.nameLookup.cache.push({ name: 'intranet.example', address: null, expiresUtc: pc.clock.utc(15) })
    },
    finding: 'cache_stale',
    curedBy: { flush_dns_cache: {} },
    notCuredBy: {
      renew_ip_address: 'the address of the PC is right',
      reset_proxy_settings: 'no proxy is set',
    },
    maskedBy: [withoutLink, withoutAddress, withoutNames],
    undo: 'none',
    complaint: {
      en: 'the new intranet server works for everyone but my PC says the name does not exist',
      ko: '새 사내 서버가 다른 사람은 되는데 제 PC만 이름을 못 찾는대요',
      zh: '新内网服务器别人都能开，就我这台说找不到名称',
    },
  },
  {
    name: 'vpn-name-stale',
    cause: 'The name cache remembers that the VPN gateway does not exist.',
    areas: ['vpn', 'dns'],
    writes: ['nameLookup.cache', 'nameLookup.zone.vpn.example', 'vpn'],
    apply: (pc) => {
      pc.vpn.setUp({}, [868])
      const address = '203.0.113.40'
      pc.state.hosts['vpn.example'] = { address, up: true, answersPing: true, ports: [443], roundTripMs: 20 }
      pc.state.nameLookup.zone['vpn.example'] = address
      pc.state.nameLookup.cache.push({ name: 'vpn.example', address: null, expiresUtc: pc.clock.utc(15) })
    },
    finding: 'cache_stale',
    curedBy: { flush_dns_cache: {} },
    notCuredBy: { renew_ip_address: 'the PC is online', reset_proxy_settings: 'the VPN uses no proxy' },
    maskedBy: [withoutLink, withoutAddress, withoutNames],
    undo: 'none',
    complaint: {
      en: 'remote access server name could not be resolved, but on my phone it works',
      ko: 'VPN 서버 이름을 확인할 수 없다는데 휴대폰으로는 잘 됩니다',
      zh: 'VPN 说解析不了服务器名，手机上却能连',
    },
  },
])
