import { defineFaults } from '../../../machines/simulated/fault.ts'

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
    undo: 'none',
    complaint: {
      en: 'connected but no internet, my address starts with 169',
      ko: '연결은 됐는데 인터넷이 안 되고 IP가 169로 시작해요',
      zh: '显示已连接但上不了网，IP 是 169 开头的',
    },
  },
])
