import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Windows Firewall', ko: 'Windows 방화벽', zh: 'Windows 防火墙' },
  values: {
    name: {
      Domain: { en: 'Company network', ko: '회사 네트워크', zh: '公司网络' },
      Private: { en: 'Private network', ko: '개인 네트워크', zh: '专用网络' },
      Public: { en: 'Public network', ko: '공용 네트워크', zh: '公用网络' },
    },
  },
  purpose: {
    en: 'The three firewall profiles as they really apply, and other firewall products.',
    ko: '실제로 적용되는 세 가지 방화벽 프로필과 다른 방화벽 제품을 확인합니다.',
    zh: '查看三个防火墙配置文件的实际生效情况，以及其他防火墙产品。',
  },
  findings: {
    service_stopped: {
      en: 'The firewall service isn’t running.',
      ko: '방화벽 서비스가 실행되고 있지 않습니다.',
      zh: '防火墙服务没有运行。',
    },
    profile_off: {
      en: 'The Windows firewall is switched off for a network type and nothing else protects it.',
      ko: '일부 네트워크 유형에서 Windows 방화벽이 꺼져 있고 이를 대신할 다른 보호 수단도 없습니다.',
      zh: '某种网络类型的 Windows 防火墙已关闭，并且没有其他产品提供保护。',
    },
    outbound_blocked: {
      en: 'The firewall blocks outgoing connections by default.',
      ko: '방화벽에서 기본적으로 나가는 연결을 차단합니다.',
      zh: '防火墙默认阻止出站连接。',
    },
    other_firewall: {
      en: 'Another firewall product is on.',
      ko: '다른 방화벽 제품이 켜져 있습니다.',
      zh: '另一个防火墙产品已打开。',
    },
  },
  advice: {
    service_stopped: {
      en: 'Tell IT: the firewall service can’t start, its rights have to be set back.',
      ko: 'IT 담당자에게 알리세요. 방화벽 서비스가 시작되지 않으며 서비스의 권한을 되돌려야 합니다.',
      zh: '请告知 IT 人员：防火墙服务无法启动，需要恢复它的权限。',
    },
    profile_off: {
      en: 'Windows Security > Firewall & network protection: switch it on for every network.',
      ko: 'Windows 보안 > 방화벽 및 네트워크 보호에서 모든 네트워크에 대해 방화벽을 켜세요.',
      zh: '请在“Windows 安全中心”>“防火墙和网络保护”中为每种网络启用防火墙。',
    },
    outbound_blocked: {
      en: 'An administrator has to set outgoing connections back to Allow.',
      ko: '관리자가 나가는 연결을 다시 허용으로 바꾸어야 합니다.',
      zh: '需要管理员将出站连接改回“允许”。',
    },
  },
  fields: {
    inbound: { en: 'incoming traffic', ko: '들어오는 통신', zh: '入站流量' },
    localRules: { en: 'rules of this PC', ko: '이 PC의 규칙', zh: '本机规则' },
    otherProducts: { en: 'other firewalls', ko: '다른 방화벽', zh: '其他防火墙' },
    outbound: { en: 'outgoing traffic', ko: '나가는 통신', zh: '出站流量' },
  },
  picture: {
    service: { en: 'Firewall service', ko: '방화벽 서비스', zh: '防火墙服务' },
  },
  compared: {
    profiles: {
      changed: { en: 'Firewall for {name} networks', ko: '방화벽 ({name} 네트워크)', zh: '防火墙（{name} 网络）' },
    },
  },
  arguments: {},
  utterances: {
    en: [
      'is the firewall blocking it',
      'windows firewall is off',
      'app cannot connect, maybe firewall',
      'firewall popup when i start the program',
      'check firewall state',
    ],
    ko: [
      '방화벽 때문에 막힌 것 같아요',
      '방화벽이 꺼져 있대요',
      '방화벽 상태 확인해 주세요',
      '프로그램 켜면 방화벽 창이 떠요',
      '방화벽에서 차단하는지 봐 주세요',
    ],
    zh: ['是不是防火墙拦了', '防火墙关了', '看下防火墙状态', '一开软件就弹防火墙提示', '防火墙是不是没开'],
  },
})
