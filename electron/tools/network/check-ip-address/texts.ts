import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'IP address and DHCP', ko: 'IP 주소 및 DHCP', zh: 'IP 地址和 DHCP' },
  purpose: {
    en: 'Address, mask, gateway, DNS servers and lease of every active adapter.',
    ko: '활성 어댑터마다 주소, 마스크, 게이트웨이, DNS 서버, 임대 정보를 확인합니다.',
    zh: '查看每个活动适配器的地址、掩码、网关、DNS 服务器和租约。',
  },
  named: {
    no_dns: {
      en: 'The adapter {name} has no name server.',
      ko: 'DNS 서버가 지정되지 않은 어댑터가 있습니다: {name}',
      zh: '适配器 {name} 没有 DNS 服务器。',
    },
    lease_expired: {
      en: 'The address lease of the adapter {name} has run out.',
      ko: '주소 임대 기간이 끝난 어댑터가 있습니다: {name}',
      zh: '适配器 {name} 的地址租约已过期。',
    },
  },
  findings: {
    self_assigned: {
      en: 'The PC gave itself an address (169.254...) because no address server answered.',
      ko: '주소 서버가 응답하지 않아 PC가 스스로 주소(169.254...)를 지정했습니다.',
      zh: '没有 DHCP 服务器响应，因此电脑给自己分配了一个地址（以 169.254 开头）。',
    },
    address_conflict: {
      en: 'Another device uses the address of this PC.',
      ko: '다른 기기가 이 PC의 주소를 사용하고 있습니다.',
      zh: '另一台设备正在使用这台电脑的地址。',
    },
    no_adapter: {
      en: 'No adapter has an address.',
      ko: '주소가 있는 어댑터가 없습니다.',
      zh: '没有任何适配器获得地址。',
    },
    no_gateway: {
      en: 'No adapter has a gateway.',
      ko: '게이트웨이가 있는 어댑터가 없습니다.',
      zh: '所有适配器都没有网关。',
    },
    no_dns: {
      en: 'An adapter has no name server.',
      ko: 'DNS 서버가 지정되지 않은 어댑터가 있습니다.',
      zh: '有适配器没有 DNS 服务器。',
    },
    fixed_address: {
      en: 'An adapter uses a fixed address. In another network it won’t work.',
      ko: '고정 주소를 사용하는 어댑터가 있습니다. 다른 네트워크에서는 작동하지 않습니다.',
      zh: '有适配器使用固定地址。在其他网络中将无法使用。',
    },
    lease_expired: { en: 'The address lease has run out.', ko: '주소 임대 기간이 끝났습니다.', zh: '地址租约已过期。' },
  },
  advice: {
    self_assigned: {
      en: 'If other devices are offline too, restart the router or ask IT.',
      ko: '다른 기기도 인터넷에 연결되지 않으면 공유기를 다시 시작하거나 IT 담당자에게 문의하세요.',
      zh: '如果其他设备也上不了网，请重启路由器或咨询 IT 人员。',
    },
  },
  fields: {
    adapter: { en: 'network adapter', ko: '네트워크 어댑터', zh: '网络适配器' },
    apipa: { en: 'address made up by the PC', ko: 'PC가 스스로 정한 주소', zh: '电脑自行生成的地址' },
    conflicts: { en: 'used twice', ko: '주소 충돌', zh: '地址冲突' },
    current: { en: 'now', ko: '현재', zh: '当前' },
    dhcp: { en: 'address given by the network', ko: '네트워크가 준 주소', zh: '由网络分配的地址' },
    dhcpServer: { en: 'address given by', ko: '주소를 준 서버', zh: '分配地址的服务器' },
    dns: { en: 'name servers', ko: 'DNS 서버', zh: 'DNS 服务器' },
    leaseExpiresUtc: { en: 'address valid until', ko: '주소 만료', zh: '地址有效期至' },
    mac: { en: 'hardware address', ko: '하드웨어 주소', zh: '硬件地址' },
    mask: { en: 'network mask', ko: '네트워크 마스크', zh: '子网掩码' },
  },
  picture: {
    noAddress: { en: 'Got no address', ko: '주소를 받지 못함', zh: '没有获得地址' },
    noGateway: { en: 'No way out', ko: '외부 경로 없음', zh: '没有出口' },
    noAdapter: {
      en: 'No network adapter on this PC',
      ko: '이 PC에 네트워크 어댑터가 없습니다',
      zh: '这台电脑没有网络适配器',
    },
  },
  compared: { dns: { changed: { en: 'DNS servers of {name}', ko: 'DNS 서버: {name}', zh: '{name} 的 DNS 服务器' } } },
  arguments: {},
  utterances: {
    en: [
      'what is my ip address',
      'my ip starts with 169.254',
      'ip conflict popup',
      'which dns server am i using',
      'dhcp does not give me an address',
      'show ipconfig',
    ],
    ko: [
      '제 아이피 주소 뭐예요',
      'IP가 169.254로 나와요',
      'IP 충돌이라고 떠요',
      'DNS 서버 뭐 쓰는지 봐주세요',
      '아이피를 못 받아와요',
      'ipconfig 결과 보여줘요',
    ],
    zh: ['我的ip是多少', 'ip地址是169.254开头的', '提示ip冲突', '用的是哪个dns', '拿不到ip地址', 'ipconfig看一下'],
  },
})
