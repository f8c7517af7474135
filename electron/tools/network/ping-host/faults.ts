import { defineFaults } from '../../../machines/simulated/fault.ts'
import { withoutAddress, withoutLink, withoutNames, withoutWayOut } from '../../../machines/simulated/masked-by.ts'

export const faults = defineFaults([
  {
    name: 'packet-loss-line',
    cause: 'The line of the provider loses packets in the evening.',
    areas: ['slow_internet'],
    writes: ['internet.lossPct'],
    apply: (pc) => {
      pc.state.internet.lossPct = 34
    },
    finding: 'loss',
    curedBy: {},
    notCuredBy: { reset_network_stack: 'the PC is fine', flush_dns_cache: 'names are not the trouble' },
    advice: {
      en: 'Move closer to the access point or use a cable. If replies are lost there too, contact your internet provider or IT.',
      ko: '무선 공유기에 더 가까이 가거나 유선으로 연결해 보세요. 그래도 응답이 손실되면 인터넷 서비스 제공업체나 IT 담당자에게 알려 주세요.',
      zh: '请靠近无线接入点或改用网线。如果仍有应答丢失，请告知网络运营商或 IT 人员。',
    },
    maskedBy: [
      withoutLink,
      withoutAddress,
      withoutNames,
      withoutWayOut,
      {
        faults: ['server-port-closed'],
        because: 'without a name it is the server that a program waits for that is asked',
      },
    ],
    undo: 'none',
    complaint: {
      en: 'video calls turn to mosaic every evening around eight',
      ko: '저녁 8시쯤만 되면 화상통화 화면이 모자이크처럼 깨져요',
      zh: '每天晚上八点左右视频通话就开始马赛克',
    },
  },
  {
    name: 'server-port-closed',
    cause: 'The server answers, but the program behind the port does not.',
    areas: ['shared_folder', 'remote_desktop'],
    writes: ['hosts.app.example', 'attempts'],
    apply: (pc) => {
      const server = pc.state.hosts['app.example']
      if (server) server.ports = []
      pc.state.attempts.push({ host: 'app.example', port: 8443 })
    },
    finding: 'port_closed',
    curedBy: {},
    notCuredBy: {
      flush_dns_cache: 'the name leads to the right server',
      restart_network_adapter: 'the connection is fine',
    },
    advice: {
      en: 'The computer is on, but its program isn’t running. Tell whoever manages it.',
      ko: '컴퓨터는 켜져 있지만 프로그램이 실행되고 있지 않습니다. 담당자에게 알려 주세요.',
      zh: '该电脑在运行，但其上的程序没有运行，请告知负责人。',
    },
    maskedBy: [withoutLink, withoutAddress, withoutNames],
    undo: 'none',
    complaint: {
      en: "our booking tool says connection refused since 10 o'clock",
      ko: '10시부터 예약 시스템이 연결을 거부했다고 나와요',
      zh: '十点开始预约系统一直提示连接被拒绝',
    },
  },
])
