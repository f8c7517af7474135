import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Get a new IP address', ko: '새 IP 주소 받기', zh: '获取新的 IP 地址' },
  titleOf: {
    en: 'Get a new IP address for {adapter}',
    ko: '{adapter}의 새 IP 주소 받기',
    zh: '为 {adapter} 获取新的 IP 地址',
  },
  unnamed: {
    adapter: {
      en: 'a network adapter (Windows doesn’t tell its name)',
      ko: '이름을 알 수 없는 네트워크 어댑터',
      zh: '名称未知的网络适配器',
    },
  },
  purpose: {
    en: 'Asks the address server (DHCP) to renew the lease, without releasing it first.',
    ko: '현재 주소를 먼저 반납하지 않고 주소 서버(DHCP)에 임대 갱신을 요청합니다.',
    zh: '请求 DHCP 服务器续订租约，不会先释放租约。',
  },
  withoutUndo: 'not_needed',
  notice: {
    what: {
      en: 'The PC asks the network for a fresh address for {adapter}.',
      ko: 'PC가 네트워크에 새 주소를 요청합니다. 어댑터: {adapter}',
      zh: '电脑会为 {adapter} 向网络请求一个新的地址。',
    },
    why: {
      en: 'The present address doesn’t work or has run out.',
      ko: '현재 주소가 작동하지 않거나 사용 기간이 끝났습니다.',
      zh: '当前地址无法使用或已过期。',
    },
    whatYouLose: {
      en: 'Calls, downloads and VPN may stop for a moment.',
      ko: '통화, 다운로드, VPN이 잠시 끊길 수 있습니다.',
      zh: '通话、下载和 VPN 可能会短暂中断。',
    },
    duration: { en: 'Up to one minute.', ko: '최대 1분 걸립니다.', zh: '最长一分钟。' },
    undo: { en: 'Not needed.', ko: '되돌릴 필요가 없습니다.', zh: '无需撤销。' },
  },
  findings: {
    failed: {
      en: 'The address server didn’t answer.',
      ko: '주소 서버가 응답하지 않았습니다.',
      zh: 'DHCP 服务器没有响应。',
    },
    still_self_assigned: {
      en: 'The PC still has no real address.',
      ko: 'PC가 아직 정상적인 주소를 받지 못했습니다.',
      zh: '电脑仍未获得有效的地址。',
    },
  },
  fields: {
    oldIp: { en: 'addresses before', ko: '이전 주소', zh: '原来的地址' },
  },
  arguments: {
    ifIndex: { en: 'Number of the network adapter', ko: '네트워크 어댑터 번호', zh: '网络适配器的编号' },
  },
  utterances: {
    en: [
      'renew my ip',
      'give me a new ip address',
      'ipconfig /renew',
      'refresh the dhcp lease',
      'my address is stuck, get a fresh one',
    ],
    ko: [
      'IP 다시 받아 주세요',
      '아이피 갱신해 줘요',
      'ipconfig renew 부탁해요',
      'DHCP 새로 받아오게 해 주세요',
      '주소 재할당 해 주세요',
    ],
    zh: ['重新获取ip', '更新一下ip地址', 'ipconfig renew一下', 'dhcp重新拿地址', '换个ip试试'],
  },
})
