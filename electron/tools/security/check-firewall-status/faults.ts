import { defineFaults } from '../../../machines/simulated/fault.ts'

export const faults = defineFaults([
  {
    name: 'firewall-profile-off',
    cause: 'Somebody switched the firewall off for public networks.',
    areas: ['firewall'],
    writes: ['firewall.Public.enabled'],
    apply: (pc) => {
      pc.state.firewall.Public.enabled = false
    },
    finding: 'profile_off',
    curedBy: {},
    notCuredBy: { reset_network_stack: 'does not switch the firewall on' },
    advice: {
      en: 'Windows Security > Firewall & network protection: switch it on for every network.',
      ko: 'Windows 보안 > 방화벽 및 네트워크 보호에서 모든 네트워크에 대해 방화벽을 켜세요.',
      zh: '请在“Windows 安全中心”>“防火墙和网络保护”中为每种网络启用防火墙。',
    },
    undo: 'none',
    complaint: {
      en: 'exclamation mark at the firewall in Windows Security',
      ko: '윈도우 보안의 방화벽에 느낌표가 떠 있어요',
      zh: '安全中心里防火墙那项有个感叹号',
    },
  },
  {
    name: 'firewall-service-stopped',
    cause: 'The firewall service does not start because its rights were changed.',
    areas: ['firewall', 'service'],
    writes: ['services.mpssvc'],
    apply: (pc) => {
      const service = pc.services.find('mpssvc')
      if (service) Object.assign(service, { state: 'Stopped', pid: 0, exitCode: 5, onStart: 'fail' })
    },
    finding: 'service_stopped',
    curedBy: {},
    notCuredBy: {
      restart_whitelisted_service: 'the firewall service is not on the list on purpose',
      restart_system: 'fails again with access denied',
    },
    advice: {
      en: 'Tell IT: the firewall service can’t start, its rights have to be set back.',
      ko: 'IT 담당자에게 알리세요. 방화벽 서비스가 시작되지 않으며 서비스의 권한을 되돌려야 합니다.',
      zh: '请告知 IT 人员：防火墙服务无法启动，需要恢复它的权限。',
    },
    undo: 'none',
    complaint: {
      en: 'firewall error 0x6D9 and the settings page will not open',
      ko: '방화벽 설정이 안 열리고 0x6D9 오류가 떠요',
      zh: '防火墙设置打不开，报 0x6D9',
    },
  },
  {
    name: 'firewall-blocks-outbound',
    cause: 'A hardening script set outgoing connections to Block.',
    areas: ['firewall', 'no_internet'],
    writes: ['firewall.outbound'],
    apply: (pc) => {
      for (const profile of Object.values(pc.state.firewall)) profile.outbound = 'Block'
    },
    finding: 'outbound_blocked',
    curedBy: {},
    notCuredBy: { reset_network_stack: 'firewall rules are kept', flush_dns_cache: 'names are not the trouble' },
    advice: {
      en: 'An administrator has to set outgoing connections back to Allow.',
      ko: '관리자가 나가는 연결을 다시 허용으로 바꾸어야 합니다.',
      zh: '需要管理员将出站连接改回“允许”。',
    },
    undo: 'none',
    complaint: {
      en: 'browser works but every other program says it cannot go online after a security script',
      ko: '보안 스크립트를 돌린 뒤로 브라우저만 되고 다른 프로그램은 온라인이 안 돼요',
      zh: '跑完安全加固脚本，除了浏览器别的软件都联不了网',
    },
  },
])
