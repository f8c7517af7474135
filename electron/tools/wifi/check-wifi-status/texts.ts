import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Wi-Fi', ko: 'Wi-Fi 상태', zh: 'Wi-Fi 状态' },
  purpose: {
    en: 'Connection, signal, channel and speed of the wireless adapter, and networks in reach.',
    ko: '무선 어댑터의 연결, 신호, 채널, 속도와 주변 네트워크를 확인합니다.',
    zh: '查看无线适配器的连接、信号、信道和速度，以及附近的网络。',
  },
  measured: {
    weak_signal: {
      en: 'The Wi-Fi signal is weak here: {figure}.',
      ko: '이곳의 Wi-Fi 신호가 약합니다: {figure}',
      zh: '此处的 Wi-Fi 信号弱：{figure}。',
    },
    slow_link: {
      en: 'The Wi-Fi link is slow: {figure}.',
      ko: 'Wi-Fi 연결 속도가 느립니다: {figure}',
      zh: 'Wi-Fi 连接速度慢：{figure}。',
    },
  },
  findings: {
    service_stopped: {
      en: 'The Windows Wi-Fi service isn’t running.',
      ko: 'Windows의 Wi-Fi 서비스가 실행되고 있지 않습니다.',
      zh: 'Windows Wi-Fi 服务没有运行。',
    },
    no_adapter: {
      en: 'No Wi-Fi adapter was found.',
      ko: 'Wi-Fi 어댑터가 발견되지 않았습니다.',
      zh: '未找到 Wi-Fi 适配器。',
    },
    not_connected: {
      en: 'Wi-Fi is on but not connected.',
      ko: 'Wi-Fi가 켜져 있지만 연결되어 있지 않습니다.',
      zh: 'Wi-Fi 已打开，但未连接。',
    },
    not_in_use: {
      en: 'This PC uses its cable or another connection, not the Wi-Fi.',
      ko: '이 PC는 Wi-Fi가 아니라 케이블이나 다른 연결을 사용하고 있습니다.',
      zh: '这台电脑正在使用网线或其他连接，没有使用 Wi-Fi。',
    },
    weak_signal: {
      en: 'The Wi-Fi signal is weak here.',
      ko: '이곳의 Wi-Fi 신호가 약합니다.',
      zh: '此处的 Wi-Fi 信号弱。',
    },
    slow_link: { en: 'The Wi-Fi link is slow.', ko: 'Wi-Fi 연결 속도가 느립니다.', zh: 'Wi-Fi 连接速度慢。' },
    crowded: {
      en: 'Many networks share the 2.4 GHz band here.',
      ko: '이곳에서는 많은 네트워크가 2.4GHz 대역을 함께 사용하고 있습니다.',
      zh: '此处有许多网络共用 2.4 GHz 频段。',
    },
    location_off: {
      en: 'Windows hides Wi-Fi details because location access for desktop apps is off.',
      ko: '데스크톱 앱의 위치 액세스가 꺼져 있어 Windows에서 Wi-Fi 세부 정보를 표시하지 않습니다.',
      zh: '桌面应用的位置访问权限已关闭，因此 Windows 隐藏了 Wi-Fi 详细信息。',
    },
  },
  advice: {
    not_connected: {
      en: 'If the password of the network was changed, click the network, choose Forget, and connect with the new password.',
      ko: '네트워크 암호가 바뀌었다면 해당 네트워크에서 "저장 안 함"을 선택한 뒤 새 암호로 다시 연결하세요.',
      zh: '如果网络密码已更改：请单击该网络，选择“忘记”，然后用新密码连接。',
    },
    not_in_use: {
      en: 'If the connection is slow, look at the cable first. To use the Wi-Fi instead, unplug the cable or choose a network in the taskbar.',
      ko: '연결이 느리다면 먼저 케이블을 확인하세요. Wi-Fi를 사용하려면 케이블을 뽑거나 작업 표시줄에서 네트워크를 선택하세요.',
      zh: '如果连接很慢，请先检查网线。如果想改用 Wi-Fi，请拔下网线，或在任务栏中选择一个网络。',
    },
    weak_signal: {
      en: 'Move closer to the access point or ask for another one.',
      ko: '무선 공유기에 더 가까이 가거나 공유기를 더 설치해 달라고 요청하세요.',
      zh: '请靠近无线接入点，或申请增加一个。',
    },
  },
  fields: {
    adapterName: { en: 'adapter name', ko: '어댑터 이름', zh: '适配器名称' },
    bssid: { en: 'wireless station', ko: '무선 기지국', zh: '无线接入点' },
    channel: { en: 'channel', ko: '채널', zh: '信道' },
    hasAdapter: { en: 'adapter present', ko: '어댑터 있음', zh: '有适配器' },
    locationDenied: { en: 'location switched off', ko: '위치 꺼짐', zh: '定位已关闭' },
    networks: { en: 'networks in reach', ko: '주변 네트워크', zh: '附近的网络' },
    otherConnection: { en: 'connected in another way', ko: '다른 연결 있음', zh: '有其他连接' },
    profileName: { en: 'saved network', ko: '저장된 네트워크', zh: '已保存的网络' },
    radio: { en: 'wireless standard', ko: '무선 규격', zh: '无线标准' },
    rxMbps: { en: 'speed of reception', ko: '수신 속도', zh: '接收速度' },
    signalPct: { en: 'signal', ko: '신호', zh: '信号' },
    ssid: { en: 'network', ko: '네트워크', zh: '网络' },
    txMbps: { en: 'speed of sending', ko: '전송 속도', zh: '发送速度' },
  },
  picture: {
    service: { en: 'Wi-Fi service', ko: 'Wi-Fi 서비스', zh: 'Wi-Fi 服务' },
    adapter: { en: 'Wi-Fi of this PC', ko: '이 PC의 Wi-Fi', zh: '这台电脑的 Wi-Fi' },
    noAdapter: { en: 'Not found', ko: '찾을 수 없음', zh: '未找到' },
    network: { en: 'Wi-Fi network', ko: 'Wi-Fi 네트워크', zh: 'Wi-Fi 网络' },
    signal: { en: 'Signal', ko: '신호', zh: '信号' },
  },
  tracked: {
    signal: { name: { en: 'Wi-Fi signal', ko: 'Wi-Fi 신호 세기', zh: 'Wi-Fi 信号强度' } },
  },
  arguments: {},
  utterances: {
    en: [
      'wifi is so slow',
      'wifi keeps dropping',
      'cannot see any wireless networks',
      'wifi icon is gone',
      'weak signal at my desk',
      'connected to wifi but it is crawling',
      'wlan not working',
    ],
    ko: [
      '와이파이가 자꾸 끊겨요',
      '와이파이가 너무 느려요',
      '와이파이가 안 잡혀요',
      '무선 인터넷 신호가 약해요',
      '와이파이 아이콘이 없어졌어요',
      '와파 연결은 됐는데 느려 터졌어요',
    ],
    zh: ['wifi老断', '无线好慢', '搜不到wifi', 'wifi图标没了', '信号只有一格', '连着无线但是慢得要命', 'wlan用不了'],
  },
})
