import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Restart a network adapter', ko: '네트워크 어댑터 다시 시작', zh: '重启网络适配器' },
  titleOf: {
    en: 'Restart the {name adapter}',
    ko: '{name 어댑터} 다시 시작',
    zh: '重启 {name 适配器}',
  },
  purpose: {
    en: 'Switches one adapter off and on.',
    ko: '어댑터 하나를 껐다가 다시 켭니다.',
    zh: '禁用一个适配器，然后重新启用。',
  },
  losesNothing: ['undo'],
  withoutUndo: 'not_needed',
  notice: {
    what: {
      en: 'The network adapter is switched off and on.',
      ko: '네트워크 어댑터를 껐다가 다시 켭니다.',
      zh: '网络适配器会先禁用，然后重新启用。',
    },
    why: { en: 'It is stuck.', ko: '네트워크 어댑터가 멈춰 있습니다.', zh: '网络适配器没有响应。' },
    whatYouLose: {
      en: 'All network connections stop for a moment: calls, downloads, VPN.',
      ko: '통화, 다운로드, VPN을 포함한 모든 네트워크 연결이 잠시 끊깁니다.',
      zh: '所有网络连接都会短暂中断：通话、下载、VPN。',
    },
    duration: { en: 'About 15 seconds.', ko: '약 15초 걸립니다.', zh: '约 15 秒。' },
    undo: {
      en: 'Not needed; the adapter is on again afterwards.',
      ko: '되돌릴 필요가 없습니다. 이후 어댑터가 다시 켜집니다.',
      zh: '无需撤销；之后适配器会重新启用。',
    },
  },
  undo: {
    title: {
      en: 'Switch the {name adapter} on again',
      ko: '{name 어댑터} 다시 켜기',
      zh: '重新启用 {name 适配器}',
    },
    what: {
      en: 'The adapter is enabled again, if it stayed off.',
      ko: '어댑터가 꺼져 있으면 다시 켭니다.',
      zh: '如果该适配器仍处于禁用状态，就重新启用它。',
    },
    lose: { en: 'Nothing is lost.', ko: '사라지는 것은 없습니다.', zh: '不会丢失任何内容。' },
  },
  findings: {
    still_off: { en: 'The adapter didn’t come back.', ko: '어댑터가 다시 켜지지 않았습니다.', zh: '适配器没有恢复。' },
    not_up: {
      en: 'The adapter is on but not connected; check cable or Wi-Fi.',
      ko: '어댑터는 켜져 있지만 연결되어 있지 않습니다. 케이블이나 Wi-Fi를 확인해야 합니다.',
      zh: '适配器已启用但未连接；请检查网线或 Wi-Fi。',
    },
  },
  arguments: {
    name: {
      en: 'Adapter name, as the network connection check shows it',
      ko: '네트워크 연결 점검에 표시된 어댑터 이름',
      zh: '适配器名称（来自“网络连接”检查）',
    },
  },
  utterances: {
    en: [
      'reset my network card',
      'disable and enable the wifi adapter',
      'restart the lan port',
      'ethernet stopped until i unplug it',
      'turn the network adapter off and on',
    ],
    ko: [
      '랜카드 껐다 켜 주세요',
      '와이파이 어댑터 재시작해 줘요',
      '네트워크 어댑터 초기화 부탁해요',
      '유선랜 포트 다시 켜 주세요',
      '어댑터 사용 안 함 했다가 켜줘요',
    ],
    zh: ['重启一下网卡', '禁用再启用无线网卡', '网卡关了再开', '网口重置一下', '有线网卡死了帮我重启'],
  },
})
