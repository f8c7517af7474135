import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Reconnect Wi-Fi', ko: 'Wi-Fi 다시 연결', zh: '重新连接 Wi-Fi' },
  titleOf: { en: 'Reconnect to {profile}', ko: '{profile} 네트워크에 다시 연결', zh: '重新连接到 {profile}' },
  purpose: {
    en: 'Disconnects and connects again to a saved network.',
    ko: '연결을 끊고 저장된 네트워크에 다시 연결합니다.',
    zh: '断开连接，然后重新连接到一个已保存的网络。',
  },
  withoutUndo: 'by_hand',
  notice: {
    what: {
      en: 'Wi-Fi is disconnected and connected again.',
      ko: 'Wi-Fi 연결을 끊었다가 다시 연결합니다.',
      zh: 'Wi-Fi 会断开，然后重新连接。',
    },
    why: { en: 'The connection is weak or stuck.', ko: '연결이 약하거나 멈춰 있습니다.', zh: '连接信号弱或卡住了。' },
    whatYouLose: {
      en: 'Calls, downloads and VPN stop for a moment.',
      ko: '통화, 다운로드, VPN이 잠시 끊깁니다.',
      zh: '通话、下载和 VPN 会短暂中断。',
    },
    duration: { en: 'About 15 seconds.', ko: '약 15초 걸립니다.', zh: '约 15 秒。' },
    undo: {
      en: 'The network used before can be chosen again.',
      ko: '이전에 사용하던 네트워크를 다시 선택할 수 있습니다.',
      zh: '可以重新选择之前使用的网络。',
    },
  },
  findings: {
    failed: {
      en: 'The network couldn’t be joined again.',
      ko: '네트워크에 다시 연결하지 못했습니다.',
      zh: '未能重新连接到该网络。',
    },
  },
  fields: {
    networkName: { en: 'network', ko: '네트워크', zh: '网络' },
  },
  arguments: {
    adapter: { en: 'Wi-Fi adapter name', ko: 'Wi-Fi 어댑터 이름', zh: 'Wi-Fi 适配器名称' },
    profile: { en: 'Saved network name', ko: '저장된 네트워크 이름', zh: '已保存的网络名称' },
  },
  utterances: {
    en: [
      'reconnect my wifi',
      'drop the wifi and join again',
      'switch back to the office wifi',
      'wifi connected but no data, reconnect',
      'rejoin the wireless network',
    ],
    ko: [
      '와이파이 다시 연결해 주세요',
      '와이파이 끊었다가 붙여 줘요',
      '사무실 와이파이로 바꿔 주세요',
      '무선 재접속 부탁해요',
      '와이파이 재연결 시켜 줘요',
    ],
    zh: ['重新连一下wifi', '断开再连无线', '切回公司的wifi', '无线重连', 'wifi掉了帮我连回去'],
  },
})
