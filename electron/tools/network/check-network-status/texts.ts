import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Network connection', ko: '네트워크 연결', zh: '网络连接' },
  values: {
    v4: {
      Internet: { en: 'internet', ko: '인터넷', zh: '互联网' },
      LocalNetwork: { en: 'own network only', ko: '내부 네트워크만', zh: '仅本地网络' },
      Subnet: { en: 'nearby computers only', ko: '가까운 컴퓨터만', zh: '仅邻近的电脑' },
      NoTraffic: { en: 'no data arrives', ko: '데이터가 오가지 않음', zh: '没有数据往来' },
      Disconnected: { en: 'not connected', ko: '연결되지 않음', zh: '未连接' },
    },
    v6: {
      Internet: { en: 'internet', ko: '인터넷', zh: '互联网' },
      LocalNetwork: { en: 'own network only', ko: '내부 네트워크만', zh: '仅本地网络' },
      Subnet: { en: 'nearby computers only', ko: '가까운 컴퓨터만', zh: '仅邻近的电脑' },
      NoTraffic: { en: 'no data arrives', ko: '데이터가 오가지 않음', zh: '没有数据往来' },
      Disconnected: { en: 'not connected', ko: '연결되지 않음', zh: '未连接' },
    },
    category: {
      Public: { en: 'public network', ko: '공용 네트워크', zh: '公用网络' },
      Private: { en: 'private network', ko: '개인 네트워크', zh: '专用网络' },
      DomainAuthenticated: { en: 'company network', ko: '회사 네트워크', zh: '公司网络' },
    },
    internetNotTested: {
      network_mode: {
        en: 'the network mode keeps Deskmedic off the internet',
        ko: '네트워크 모드가 인터넷을 허용하지 않음',
        zh: '网络模式不允许访问互联网',
      },
      external_access: { en: 'external access is switched off', ko: '외부 액세스가 꺼져 있음', zh: '外部访问已关闭' },
      address_list: {
        en: 'the list of allowed addresses doesn’t hold the test page',
        ko: '허용된 주소 목록에 테스트 페이지가 없음',
        zh: '允许的地址列表中没有测试页面',
      },
      other: { en: 'another reason', ko: '그 밖의 이유', zh: '其他原因' },
    },
  },
  purpose: {
    en: 'Goes up the ladder: adapter, address, gateway, Windows connectivity state, and the internet when network mode and external access allow it.',
    ko: '어댑터, 주소, 게이트웨이, Windows 연결 상태를 차례로 확인하고, 네트워크 모드와 외부 접근 설정에서 허용하면 인터넷까지 확인합니다.',
    zh: '逐级检查：适配器、地址、网关、Windows 连接状态，并在网络模式和外部访问设置允许时检查互联网。',
  },
  named: {
    adapter_disabled: {
      en: 'The network adapter {name} is switched off.',
      ko: '꺼져 있는 네트워크 어댑터가 있습니다: {name}',
      zh: '网络适配器 {name} 已禁用。',
    },
  },
  findings: {
    airplane_mode: { en: 'Airplane mode is on.', ko: '비행기 모드가 켜져 있습니다.', zh: '飞行模式已打开。' },
    no_adapter_up: {
      en: 'This PC isn’t connected to any network.',
      ko: '이 PC가 어떤 네트워크에도 연결되어 있지 않습니다.',
      zh: '这台电脑没有连接到任何网络。',
    },
    adapter_disabled: {
      en: 'A network adapter is switched off.',
      ko: '꺼져 있는 네트워크 어댑터가 있습니다.',
      zh: '有网络适配器已禁用。',
    },
    no_gateway: {
      en: 'Connected, but there’s no route to the internet.',
      ko: '연결되어 있지만 인터넷으로 나가는 경로가 없습니다.',
      zh: '已连接，但没有通往互联网的路由。',
    },
    no_internet: {
      en: 'The local network works but the internet can’t be reached.',
      ko: '로컬 네트워크는 작동하지만 인터넷에 연결할 수 없습니다.',
      zh: '本地网络正常，但无法访问互联网。',
    },
    sign_in_page: {
      en: 'This network wants you to sign in before it lets you onto the internet.',
      ko: '이 네트워크는 먼저 로그인해야 인터넷을 쓸 수 있습니다.',
      zh: '此网络要求先登录，然后才能上网。',
    },
    gateway_silent: {
      en: 'The router doesn’t answer a ping. Many routers never do.',
      ko: '공유기가 ping에 응답하지 않습니다. 원래 응답하지 않는 공유기도 많습니다.',
      zh: '路由器没有响应 ping。许多路由器从不响应。',
    },
    public_network: {
      en: 'Windows treats this network as public; sharing is limited.',
      ko: 'Windows에서 이 네트워크를 공용으로 취급하여 공유가 제한됩니다.',
      zh: 'Windows 将此网络视为公用网络；共享功能受限。',
    },
  },
  advice: {
    no_adapter_up: {
      en: 'If you use a cable, plug it in at both ends and look for the light beside the socket.',
      ko: '유선이라면 케이블을 양쪽 끝까지 꽂고 단자 옆의 불이 켜지는지 확인하세요.',
      zh: '如果使用网线，请将两端插好，并查看插口旁的指示灯是否亮起。',
    },
    no_internet: {
      en: 'If other devices are offline too, it isn’t this PC. Restart the router, then contact your internet provider.',
      ko: '다른 기기도 인터넷이 안 되면 이 PC의 문제가 아닙니다. 공유기를 한 번 다시 시작한 뒤 통신사에 문의하세요.',
      zh: '如果其他设备也上不了网，问题就不在这台电脑上。请重启一次路由器，然后咨询网络运营商。',
    },
    airplane_mode: {
      en: 'Switch airplane mode off with the key or in the quick settings.',
      ko: '키보드의 키나 빠른 설정에서 비행기 모드를 끄세요.',
      zh: '请用按键或在快速设置中关闭飞行模式。',
    },
    sign_in_page: {
      en: 'Open a browser and sign in on the page of the network.',
      ko: '브라우저를 열고 네트워크의 로그인 페이지에서 로그인하세요.',
      zh: '请打开浏览器，在该网络的登录页面上登录。',
    },
  },
  fields: {
    alias: { en: 'connection', ko: '연결 이름', zh: '连接名称' },
    cablePlugged: { en: 'cable plugged in', ko: '케이블 연결', zh: '网线已插好' },
    captivePortal: { en: 'sign-in page', ko: '로그인 페이지', zh: '登录页面' },
    category: { en: 'kind of network', ko: '네트워크 종류', zh: '网络类型' },
    defaultRoutes: { en: 'routes out of the network', ko: '외부로 나가는 경로', zh: '通往外部的路由' },
    gatewayMs: { en: 'time of the gateway', ko: '게이트웨이 응답 시간', zh: '网关应答时间' },
    gatewayReachable: { en: 'gateway answers', ko: '게이트웨이 응답', zh: '网关有应答' },
    internetOk: { en: 'internet reached', ko: '인터넷 연결됨', zh: '可访问互联网' },
    internetNotTested: {
      en: 'internet not tried because of',
      ko: '인터넷을 확인하지 않은 이유',
      zh: '未测试互联网的原因',
    },
    internetTested: { en: 'internet tried', ko: '인터넷 확인함', zh: '已测试互联网' },
    metric: { en: 'rank', ko: '우선순위', zh: '优先级' },
    nextHop: { en: 'next hop', ko: '다음 구간', zh: '下一跳' },
    v4: { en: 'connection (IPv4)', ko: '연결 (IPv4)', zh: '连接 (IPv4)' },
    v6: { en: 'connection (IPv6)', ko: '연결 (IPv6)', zh: '连接 (IPv6)' },
  },
  picture: {
    noRoute: { en: 'No route', ko: '경로 없음', zh: '没有路由' },
  },
  arguments: {},
  utterances: {
    en: [
      'internet is down',
      'i have no connection',
      'pages will not load',
      'network keeps dropping',
      'it says connected no internet',
      'cannot get online since this morning',
      'lan cable plugged in but nothing works',
    ],
    ko: [
      '인터넷이 안 돼요',
      '네트워크 연결이 끊겼어요',
      '페이지가 하나도 안 열려요',
      '인터넷이 자꾸 끊겨요',
      '연결됨인데 인터넷 없음이라고 떠요',
      '랜선 꽂았는데 안 돼요',
      '아침부터 접속이 안 돼요',
    ],
    zh: [
      '上不了网',
      '网络断了',
      '网页都打不开',
      '网老是掉',
      '显示已连接但无internet',
      '插了网线也没网',
      '从早上开始就连不上网',
    ],
  },
})
