import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Path to a host', ko: '호스트까지의 경로', zh: '到主机的路径' },
  purpose: {
    en: 'Shows the stations on the way to a host and where the answer stops.',
    ko: '호스트까지 가는 경로의 각 지점과 응답이 끊기는 위치를 표시합니다.',
    zh: '显示通往主机途中的各个节点，以及响应在何处中断。',
  },
  measured: {
    slow_first_hop: {
      en: 'The first hop already takes {figure}, often because of weak Wi-Fi.',
      ko: '첫 번째 지점부터 {figure} 걸립니다. Wi-Fi 신호가 약한 경우가 많습니다.',
      zh: '第一个节点就要 {figure}，通常是因为 Wi-Fi 信号弱。',
    },
  },
  findings: {
    stops_at_home: {
      en: 'The connection stops at or before your router.',
      ko: '연결이 공유기 또는 그 앞에서 끊깁니다.',
      zh: '连接在您的路由器处或之前就已中断。',
    },
    stops_outside: {
      en: 'The connection stops outside your network.',
      ko: '연결이 이 네트워크 밖에서 끊깁니다.',
      zh: '连接在此网络之外中断。',
    },
    slow_first_hop: {
      en: 'The first hop is already slow, often because of weak Wi-Fi.',
      ko: '첫 번째 지점부터 느립니다. Wi-Fi 신호가 약한 경우가 많습니다.',
      zh: '第一个节点就已经很慢，通常是因为 Wi-Fi 信号弱。',
    },
  },
  advice: {
    stops_outside: {
      en: 'The problem is outside this PC. Restart the router once, then contact your internet provider or whoever runs the destination.',
      ko: '이 PC의 문제가 아닙니다. 공유기를 한 번 다시 시작한 뒤 통신사나 대상 쪽에 문의하세요.',
      zh: '问题不在这台电脑上。请重启一次路由器，然后咨询网络运营商或目标方。',
    },
    slow_first_hop: {
      en: 'Go closer to the access point or use a cable.',
      ko: '무선 공유기에 더 가까이 가거나 유선으로 연결해 보세요.',
      zh: '请靠近无线接入点或改用网线。',
    },
  },
  fields: {
    bestMs: { en: 'best time of an answer', ko: '가장 빠른 응답 시간', zh: '最短应答时间' },
    gatewaySeen: { en: 'router is there', ko: '라우터 있음', zh: '路由器存在' },
    internetSeen: {
      en: 'internet as Windows sees it',
      ko: 'Windows가 확인한 인터넷 연결',
      zh: 'Windows 检测到的互联网',
    },
    hop: { en: 'hop', ko: '구간', zh: '节点' },
    hops: { en: 'hops', ko: '경로', zh: '路由节点' },
    lastAnswer: { en: 'last hop that answered', ko: '마지막으로 응답한 구간', zh: '最后应答的节点' },
    lost: { en: 'without an answer', ko: '응답 없음', zh: '未应答' },
    reached: { en: 'reached', ko: '도달', zh: '已到达' },
  },
  picture: {
    target: { en: 'Destination', ko: '목적지', zh: '目的地' },
  },
  arguments: {
    host: {
      en: 'Host name or address. If empty, only the first hops on the way to the internet',
      ko: '호스트 이름 또는 주소(비워 두면 인터넷으로 나가는 경로의 처음 몇 지점만)',
      zh: '主机名或地址；留空表示只查看通往互联网的前几个节点',
    },
    maxHops: { en: 'Maximum hops', ko: '최대 지점 수', zh: '最大节点数' },
    timeoutMs: { en: 'Timeout per reply', ko: '응답마다 기다리는 시간', zh: '每次应答的等待时间' },
  },
  utterances: {
    en: [
      'where does the connection break',
      'trace the route to the server',
      'which hop is slow',
      'is it our network or the provider',
      'tracert to this address please',
    ],
    ko: [
      '어디서 끊기는지 경로 추적해 주세요',
      'tracert 돌려 줘요',
      '회사 문제인지 통신사 문제인지 알고 싶어요',
      '어느 구간이 느린가요',
      '서버까지 경로 확인해 주세요',
    ],
    zh: ['看看断在哪一跳', '帮我tracert一下', '是我们网络问题还是运营商问题', '哪一段慢', '跟踪一下到服务器的路由'],
  },
})
