import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Saved Wi-Fi networks', ko: '저장된 Wi-Fi 네트워크', zh: '已保存的 Wi-Fi 网络' },
  values: {
    mode: {
      auto: { en: 'automatic', ko: '자동', zh: '自动' },
      manual: { en: 'manual', ko: '수동', zh: '手动' },
    },
  },
  purpose: {
    en: 'Networks this PC knows and how they are protected. Passwords are never read.',
    ko: '이 PC에 저장된 네트워크와 보호 방식을 확인합니다. 암호는 절대 읽지 않습니다.',
    zh: '列出这台电脑已知的网络及其保护方式。绝不读取密码。',
  },
  named: {
    open_network: {
      en: 'This PC connects by itself to {name}, a network without a password.',
      ko: '이 PC가 암호 없는 네트워크에 자동으로 연결됩니다: {name}',
      zh: '这台电脑会自动连接到没有密码的网络 {name}。',
    },
    old_protection: {
      en: 'The saved network {name} uses old, weak protection.',
      ko: '오래되고 약한 보호 방식을 사용하는 저장된 네트워크가 있습니다: {name}',
      zh: '已保存的网络 {name} 使用陈旧、薄弱的保护方式。',
    },
  },
  findings: {
    open_network: {
      en: 'This PC connects by itself to a network without a password.',
      ko: '이 PC가 암호 없는 네트워크에 자동으로 연결됩니다.',
      zh: '这台电脑会自动连接到一个没有密码的网络。',
    },
    old_protection: {
      en: 'A saved network uses old, weak protection.',
      ko: '오래되고 약한 보호 방식을 사용하는 저장된 네트워크가 있습니다.',
      zh: '有已保存的网络使用陈旧、薄弱的保护方式。',
    },
    none: {
      en: 'No Wi-Fi network is saved.',
      ko: '저장된 Wi-Fi 네트워크가 없습니다.',
      zh: '没有已保存的 Wi-Fi 网络。',
    },
  },
  advice: {
    open_network: {
      en: 'Open the settings of this network and switch off the automatic connection.',
      ko: '이 네트워크의 설정을 열고 자동 연결을 끄세요.',
      zh: '请打开此网络的设置，关闭自动连接。',
    },
    old_protection: {
      en: 'Set the router to WPA2 or WPA3, or ask whoever manages it.',
      ko: '공유기를 WPA2나 WPA3으로 설정하거나 공유기 담당자에게 문의하세요.',
      zh: '请将路由器设置为 WPA2 或 WPA3，或咨询路由器的管理人员。',
    },
  },
  fields: {
    encryption: { en: 'encryption', ko: '암호화', zh: '加密' },
  },
  picture: {
    open: { en: 'Not protected', ko: '보호되지 않음', zh: '未受保护' },
    old: { en: 'Old protection', ko: '오래된 보호 방식', zh: '保护方式过旧' },
    protected: { en: 'Protected', ko: '보호됨', zh: '受保护' },
    noNetwork: { en: 'No saved network', ko: '저장된 네트워크가 없습니다', zh: '没有保存的网络' },
  },
  arguments: {},
  utterances: {
    en: [
      'which wifi networks are saved',
      'list known wireless networks',
      'it connects to the guest wifi by itself',
      'why does it pick the wrong wifi',
      'forget an old network',
    ],
    ko: [
      '저장된 와이파이 목록 보여 주세요',
      '자꾸 게스트 와이파이로 붙어요',
      '엉뚱한 와이파이에 자동 연결돼요',
      '예전 와이파이 기록 확인하고 싶어요',
      '등록된 무선 네트워크 알려줘요',
    ],
    zh: ['电脑记住了哪些wifi', '总是自动连到访客网络', '为什么连错wifi', '看看保存的无线网络', '以前连过的wifi有哪些'],
  },
})
