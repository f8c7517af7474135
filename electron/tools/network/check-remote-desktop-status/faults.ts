import { defineFaults } from '../../../machines/simulated/fault.ts'

export const faults = defineFaults([
  {
    name: 'rdp-service-stopped',
    cause: 'The Remote Desktop service of this PC crashed.',
    areas: ['remote_desktop', 'service'],
    writes: ['services.TermService'],
    apply: (pc) => pc.services.crash('TermService'),
    finding: 'service_stopped',
    curedBy: { restart_whitelisted_service: { name: 'TermService' } },
    notCuredBy: { restart_network_adapter: 'the network works' },
    undo: 'none',
    complaint: {
      en: 'could not remote into my office PC from home last night, it was on',
      ko: '어젯밤 집에서 사무실 PC로 원격 접속이 안 됐어요. 켜져 있었는데요',
      zh: '昨晚在家远程不进办公室电脑，它明明开着',
    },
  },
  {
    name: 'rdp-not-listening',
    cause: 'The service runs but lost its port when the network changed.',
    areas: ['remote_desktop'],
    writes: ['remoteDesktop.portLost'],
    apply: (pc) => {
      pc.state.remoteDesktop.portLost = true
    },
    finding: 'not_listening',
    curedBy: { restart_whitelisted_service: { name: 'TermService' } },
    notCuredBy: { restart_network_adapter: 'the adapter is fine' },
    maskedBy: [{ faults: ['rdp-service-stopped', 'rdp-switched-off'], because: 'nothing is expected to listen' }],
    undo: 'none',
    complaint: {
      en: 'remote desktop stopped answering after I plugged in the dock',
      ko: '도킹에 연결한 뒤로 원격 데스크톱이 응답을 안 해요',
      zh: '接了扩展坞之后远程桌面就没响应了',
    },
  },
  {
    name: 'rdp-firewall-blocks',
    cause: 'The firewall rules for Remote Desktop are off.',
    areas: ['remote_desktop', 'firewall'],
    writes: ['remoteDesktop.firewallRules'],
    apply: (pc) => {
      pc.state.remoteDesktop.firewallRules.on = 0
    },
    finding: 'firewall_blocks',
    curedBy: {},
    notCuredBy: { restart_whitelisted_service: 'the service runs and listens; the firewall drops the calls' },
    advice: {
      en: 'An administrator has to allow Remote Desktop in the Windows Firewall.',
      ko: '관리자가 Windows 방화벽에서 원격 데스크톱을 허용해야 합니다.',
      zh: '需要由管理员在 Windows 防火墙中允许远程桌面。',
    },
    maskedBy: [{ faults: ['rdp-switched-off'], because: 'nothing is expected to get in' }],
    undo: 'none',
    complaint: {
      en: 'remote desktop is enabled in settings and still nobody can connect',
      ko: '설정에서 원격 데스크톱을 켰는데도 아무도 접속을 못 해요',
      zh: '设置里远程桌面开了，还是没人能连进来',
    },
  },
  {
    name: 'rdp-switched-off',
    cause: 'Remote Desktop is switched off on this PC.',
    areas: ['remote_desktop'],
    writes: ['remoteDesktop.allowed', 'services.TermService'],
    apply: (pc) => {
      pc.state.remoteDesktop.allowed = false
      // Windows starts the service only when the switch is on.
      pc.services.stop('TermService')
      const service = pc.services.find('TermService')
      if (service) service.startMode = 'Manual'
    },
    finding: 'switched_off',
    curedBy: {},
    notCuredBy: { restart_whitelisted_service: 'the service is no use while the switch is off' },
    advice: {
      en: 'Settings > System > Remote Desktop: switch it on if you need it (an administrator has to agree).',
      ko: '필요하면 설정 > 시스템 > 원격 데스크톱에서 켜세요(관리자의 승인이 필요합니다).',
      zh: '如果需要，请在“设置 > 系统 > 远程桌面”中打开它（需要管理员同意）。',
    },
    undo: 'none',
    complaint: {
      en: 'need to get onto this machine from outside, connection is refused',
      ko: '밖에서 이 컴퓨터에 접속해야 하는데 연결이 거부돼요',
      zh: '想从外面连这台机器，提示拒绝连接',
    },
  },
])
