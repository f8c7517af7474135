import { defineFaults } from '../../../machines/simulated/fault.ts'
import { withoutLink } from '../../../machines/simulated/masked-by.ts'

export const faults = defineFaults([
  {
    name: 'gateway-stale',
    cause: 'The office got a new router; the lease still names the old gateway.',
    areas: ['no_internet', 'slow_internet'],
    writes: ['addresses.byInterface.12.lease'],
    apply: (pc) => {
      const lease = pc.state.addresses.byInterface['12']?.lease
      if (lease) lease.gateway = '192.0.2.254'
    },
    finding: 'stops_at_home',
    curedBy: { renew_ip_address: { ifIndex: 12 } },
    notCuredBy: {
      flush_dns_cache: 'names are not the trouble',
      reset_proxy_settings: 'no proxy is set',
    },
    maskedBy: [withoutLink],
    undo: 'none',
    complaint: {
      en: 'they swapped the router in our office this morning and I have been offline since',
      ko: '오늘 아침 사무실 공유기를 교체한 뒤로 저만 오프라인이에요',
      zh: '早上办公室换了路由器，我就一直上不了网',
    },
  },
])
