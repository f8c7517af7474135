import { defineFaults } from '../../../machines/simulated/fault.ts'

export const faults = defineFaults([
  {
    name: 'dns-cache-negative',
    cause: 'The name cache remembers that a new server does not exist.',
    areas: ['dns', 'shared_folder'],
    writes: ['nameLookup.cache'],
    apply: (pc) => {
      pc.state.nameLookup.cache.push({ name: 'intranet.example', address: null, expiresUtc: pc.clock.utc(15) })
    },
    finding: 'name_not_found',
    findingArgs: { host: 'intranet.example' },
    curedBy: { flush_dns_cache: {} },
    notCuredBy: {
      renew_ip_address: 'the address of the PC is right',
      reset_proxy_settings: 'no proxy is set',
    },
    undo: 'none',
    complaint: {
      en: 'the new intranet server works for everyone but my PC says the name does not exist',
      ko: '새 사내 서버가 다른 사람은 되는데 제 PC만 이름을 못 찾는대요',
      zh: '新内网服务器别人都能开，就我这台说找不到名称',
    },
  },
])
