import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Remote Desktop', ko: '원격 데스크톱', zh: '远程桌面' },
  purpose: {
    en: 'Can this PC be reached by Remote Desktop: edition, switch, policy, service, port, firewall rules and who may connect.',
    ko: '원격 데스크톱으로 이 PC에 연결할 수 있는지 확인합니다. 에디션, 켜짐 여부, 정책, 서비스, 포트, 방화벽 규칙, 연결이 허용된 사용자를 살펴봅니다.',
    zh: '检查能否通过远程桌面连接到这台电脑：Windows 版本、开关、策略、服务、端口、防火墙规则以及哪些人可以连接。',
  },
  findings: {
    home_edition: {
      en: 'This Windows edition can start Remote Desktop connections but can’t be reached by them.',
      ko: '이 Windows 에디션에서는 원격 데스크톱으로 다른 PC에 연결할 수 있지만 다른 곳에서 이 PC로 연결할 수는 없습니다.',
      zh: '此 Windows 版本可以发起远程桌面连接，但不能接受远程桌面连接。',
    },
    switched_off: {
      en: 'Remote Desktop is switched off on this PC.',
      ko: '이 PC의 원격 데스크톱이 꺼져 있습니다.',
      zh: '这台电脑上的远程桌面已关闭。',
    },
    service_stopped: {
      en: 'Remote Desktop is allowed but its service isn’t running.',
      ko: '원격 데스크톱이 허용되어 있지만 해당 서비스가 실행되고 있지 않습니다.',
      zh: '已允许远程桌面，但其服务没有运行。',
    },
    not_listening: {
      en: 'The Remote Desktop service runs but doesn’t accept connections.',
      ko: '원격 데스크톱 서비스가 실행 중이지만 연결을 받지 않습니다.',
      zh: '远程桌面服务正在运行，但不接受连接。',
    },
    firewall_blocks: {
      en: 'The Windows firewall blocks Remote Desktop.',
      ko: 'Windows 방화벽이 원격 데스크톱을 차단하고 있습니다.',
      zh: 'Windows 防火墙阻止了远程桌面。',
    },
    weak_sign_in: {
      en: 'Remote Desktop accepts connections without checking the user first.',
      ko: '원격 데스크톱이 사용자를 먼저 확인하지 않고 연결을 받습니다.',
      zh: '远程桌面不先验证用户身份就接受连接。',
    },
    in_remote_session: {
      en: 'You are working in a remote session right now: network fixes can cut it.',
      ko: '지금 원격 세션에서 작업하고 있습니다. 네트워크를 복구하면 연결이 끊길 수 있습니다.',
      zh: '您当前正在远程会话中工作：网络修复可能会中断该会话。',
    },
  },
  advice: {
    switched_off: {
      en: 'Settings > System > Remote Desktop: switch it on if you need it (an administrator has to agree).',
      ko: '필요하면 설정 > 시스템 > 원격 데스크톱에서 켜세요(관리자의 승인이 필요합니다).',
      zh: '如果需要，请在“设置 > 系统 > 远程桌面”中打开它（需要管理员同意）。',
    },
    firewall_blocks: {
      en: 'An administrator has to allow Remote Desktop in the Windows Firewall.',
      ko: '관리자가 Windows 방화벽에서 원격 데스크톱을 허용해야 합니다.',
      zh: '需要由管理员在 Windows 防火墙中允许远程桌面。',
    },
    weak_sign_in: {
      en: 'An administrator should require Network Level Authentication in the Remote Desktop settings.',
      ko: '관리자가 원격 데스크톱 설정에서 네트워크 수준 인증을 요구하도록 바꾸는 것이 좋습니다.',
      zh: '建议由管理员在远程桌面设置中要求使用网络级别身份验证。',
    },
  },
  fields: {
    allowed: { en: 'allowed', ko: '허용', zh: '允许' },
    canHost: { en: 'this edition can be reached remotely', ko: '이 에디션의 원격 접속 지원', zh: '此版本支持远程连接' },
    firewallRules: { en: 'firewall rules', ko: '방화벽 규칙', zh: '防火墙规则' },
    firewallRulesOn: { en: 'firewall rules switched on', ko: '방화벽 규칙 켜짐', zh: '防火墙规则已启用' },
    listening: { en: 'waiting for connections', ko: '연결 대기 중', zh: '正在等待连接' },
    members: { en: 'people who may sign in', ko: '허용된 사용자', zh: '允许的用户' },
    nlaRequired: { en: 'sign-in before connecting', ko: '연결 전 인증', zh: '连接前须验证身份' },
    setByPolicy: { en: 'set by the organization', ko: '조직에서 설정', zh: '由组织设置' },
    thisSessionRemote: { en: 'used remotely now', ko: '현재 원격 사용', zh: '当前为远程会话' },
  },
  picture: {
    allowed: { en: 'Allowed', ko: '허용', zh: '允许' },
    service: { en: 'Service', ko: '서비스', zh: '服务' },
    listening: { en: 'Accepts calls', ko: '연결 받기', zh: '接受连接' },
    firewall: { en: 'Firewall', ko: '방화벽', zh: '防火墙' },
    blocked: { en: 'Blocks it', ko: '차단됨', zh: '已阻止' },
  },
  compared: {
    allowed: {
      changed: { en: 'Remote Desktop to this PC', ko: '이 PC로의 원격 데스크톱', zh: '远程桌面连接到这台电脑' },
    },
  },
  arguments: {},
  utterances: {
    en: [
      'remote desktop cannot connect to my work pc',
      'rdp is not working',
      'cannot remote in from home',
      'mstsc says remote access is not enabled',
      'is remote desktop turned on',
      'the pc in the office does not accept rdp',
    ],
    ko: [
      '원격 데스크톱이 안 돼요',
      '집에서 회사 PC로 원격 접속이 안 됩니다',
      'mstsc로 연결할 수 없대요',
      '원격 접속 켜져 있는지 확인해 주세요',
      'RDP가 막힌 것 같아요',
    ],
    zh: ['远程桌面连不上', '在家远程不了办公室电脑', 'mstsc提示未启用远程访问', 'rdp不通', '看看远程桌面开了没有'],
  },
})
