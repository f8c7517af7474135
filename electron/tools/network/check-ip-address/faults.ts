import { defineFaults } from '../../../machines/simulated/fault.ts'
import { withoutLink } from '../../../machines/simulated/masked-by.ts'
import type { SimulatedPc } from '../../../machines/simulated/simulated-pc.ts'

const clashing = '192.0.2.20'
const freeAddress = '192.0.2.35'

/** Another device answers to the address of this PC, and Windows has noticed. */
function reportClash(pc: SimulatedPc): void {
  const mac = '00:00:5E:00:53:77'
  pc.state.addresses.takenByOthers.push({ address: clashing, mac })
  pc.eventLog.record({
    log: 'System',
    provider: 'Tcpip',
    id: 4199,
    level: 2,
    count: 1,
    utc: '2025-11-22T07:50:00.000Z',
    sample: `${clashing} | ${mac}`,
  })
}

export const faults = defineFaults([
  {
    name: 'ip-lease-lost',
    cause: 'The PC missed the answer of the address server after a switch restart and gave itself an address.',
    areas: ['no_internet', 'ip_conflict'],
    writes: ['addresses.byInterface.12.lease'],
    apply: (pc) => {
      const own = pc.state.addresses.byInterface['12']
      if (own) own.lease = null
    },
    finding: 'self_assigned',
    curedBy: { renew_ip_address: { ifIndex: 12 }, restart_network_adapter: { name: 'Wi-Fi' } },
    notCuredBy: {
      flush_dns_cache: 'there is no address to ask from',
      reset_proxy_settings: 'no proxy is set',
    },
    maskedBy: [withoutLink],
    undo: 'none',
    complaint: {
      en: 'connected but no internet, my address starts with 169',
      ko: '연결은 됐는데 인터넷이 안 되고 IP가 169로 시작해요',
      zh: '显示已连接但上不了网，IP 是 169 开头的',
    },
  },
  {
    name: 'ip-conflict',
    cause: 'Another device took the address of this PC, Windows gave it up.',
    areas: ['ip_conflict', 'no_internet'],
    writes: ['addresses.byInterface.12.lease', 'addresses.dhcpServer.offers', 'addresses.takenByOthers'],
    apply: (pc) => {
      reportClash(pc)
      const own = pc.state.addresses.byInterface['12']
      if (own) own.lease = null
      pc.state.addresses.dhcpServer.offers['12'] = freeAddress
    },
    finding: 'address_conflict',
    curedBy: { renew_ip_address: { ifIndex: 12 } },
    notCuredBy: { flush_dns_cache: 'the address is the trouble, not a name' },
    maskedBy: [withoutLink],
    undo: 'none',
    complaint: {
      en: 'message: Windows has detected an IP address conflict',
      ko: '윈도우에서 IP 주소 충돌을 발견했다는 창이 떴어요',
      zh: '弹窗说 Windows 检测到 IP 地址冲突',
    },
  },
  {
    name: 'ip-conflict-fixed-address',
    cause: 'The PC has a fixed address that the router also gave to a phone.',
    areas: ['ip_conflict', 'no_internet'],
    writes: ['addresses.byInterface.12', 'addresses.dhcpServer.offers', 'addresses.takenByOthers'],
    apply: (pc) => {
      reportClash(pc)
      const own = pc.state.addresses.byInterface['12']
      const fixed = { address: clashing, mask: '255.255.255.0', gateway: '192.0.2.1', dns: ['192.0.2.1'] }
      if (own) Object.assign(own, { dhcp: false, lease: null, fixed })
      pc.state.addresses.dhcpServer.offers['12'] = freeAddress
    },
    finding: 'address_conflict',
    curedBy: { reset_network_stack: {} },
    cureShows: 'after_restart',
    notCuredBy: { renew_ip_address: 'a fixed address is not renewed', flush_dns_cache: 'names are not the trouble' },
    maskedBy: [withoutLink],
    undo: 'restores',
    complaint: {
      en: 'internet drops exactly when my phone joins the Wi-Fi',
      ko: '제 폰이 와이파이에 붙기만 하면 PC 인터넷이 끊겨요',
      zh: '手机一连上 WiFi 我电脑就断网',
    },
  },
  {
    name: 'ip-adapter-wedged',
    cause: 'The network adapter sends but does not receive after a wake-up.',
    areas: ['no_internet', 'sleep_wake'],
    writes: ['nics.Wi-Fi', 'addresses.byInterface.12.lease'],
    apply: (pc) => {
      const nic = pc.state.nics['Wi-Fi']
      if (nic) nic.deaf = true
      const own = pc.state.addresses.byInterface['12']
      if (own) own.lease = null
    },
    finding: 'self_assigned',
    curedBy: { restart_network_adapter: { name: 'Wi-Fi' } },
    notCuredBy: { flush_dns_cache: 'there is no connection at all' },
    triedFirst: { renew_ip_address: 'the answer is not received' },
    maskedBy: [withoutLink],
    undo: 'none',
    complaint: {
      en: 'after lunch break the notebook has no network until I fiddle with it for ten minutes',
      ko: '점심시간에 절전됐다가 켜면 한참 동안 네트워크가 안 잡혀요',
      zh: '午休回来笔记本就没网，要折腾十来分钟',
    },
  },
  {
    name: 'dhcp-service-stopped',
    cause: 'The DHCP client service crashed, so the PC cannot get an address.',
    areas: ['no_internet', 'service'],
    writes: ['services.Dhcp', 'addresses.byInterface.12.lease'],
    apply: (pc) => {
      pc.services.crash('Dhcp')
      const own = pc.state.addresses.byInterface['12']
      if (own) own.lease = null
    },
    finding: 'self_assigned',
    curedBy: { restart_whitelisted_service: { name: 'Dhcp' } },
    notCuredBy: {
      renew_ip_address: 'the service that does it is stopped',
      restart_network_adapter: 'the service is still stopped afterwards',
    },
    maskedBy: [withoutLink],
    undo: 'none',
    complaint: {
      en: 'ipconfig /renew says the operation failed, whole office is online except me',
      ko: 'ipconfig /renew가 실패하고 사무실에서 저만 인터넷이 안 됩니다',
      zh: 'ipconfig /renew 报错，整个办公室只有我没网',
    },
  },
  {
    name: 'dhcp-server-down',
    cause: 'The router hands out no addresses.',
    areas: ['no_internet'],
    writes: ['addresses.dhcpServer.answers', 'addresses.byInterface.12.lease'],
    apply: (pc) => {
      pc.state.addresses.dhcpServer.answers = false
      const own = pc.state.addresses.byInterface['12']
      if (own) own.lease = null
    },
    finding: 'self_assigned',
    curedBy: {},
    notCuredBy: { reset_network_stack: 'the PC is not at fault' },
    triedFirst: { renew_ip_address: 'nobody answers' },
    advice: {
      en: 'If other devices are offline too, restart the router or ask IT.',
      ko: '다른 기기도 인터넷에 연결되지 않으면 공유기를 다시 시작하거나 IT 담당자에게 문의하세요.',
      zh: '如果其他设备也上不了网，请重启路由器或咨询 IT 人员。',
    },
    maskedBy: [withoutLink],
    undo: 'none',
    complaint: {
      en: 'none of us at home gets online this evening, the router blinks',
      ko: '오늘 저녁부터 집에서 아무도 인터넷이 안 돼요. 공유기가 깜빡거려요',
      zh: '今晚家里谁都上不了网，路由器一直闪',
    },
  },
  {
    name: 'ip-lease-expired',
    cause: 'The lease expired during a long sleep and was not renewed.',
    areas: ['ip_conflict', 'sleep_wake'],
    writes: ['addresses.byInterface.12'],
    apply: (pc) => {
      const own = pc.state.addresses.byInterface['12']
      if (own?.lease) own.lease.expiresUtc = '2025-11-21T20:00:00.000Z'
      if (own) own.renewalMissed = true
    },
    finding: 'lease_expired',
    curedBy: { renew_ip_address: { ifIndex: 12 } },
    notCuredBy: { flush_dns_cache: 'names are not the trouble' },
    maskedBy: [withoutLink],
    undo: 'none',
    complaint: {
      en: 'after the weekend asleep the laptop uses an address that now belongs to somebody else',
      ko: '주말 내내 절전 상태였던 노트북이 남의 IP를 쓰고 있대요',
      zh: '笔记本睡了一个周末，醒来用的 IP 已经是别人的了',
    },
  },
])
