import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Reach another computer', ko: '다른 컴퓨터와의 연결 확인', zh: '测试与其他电脑的连接' },
  values: {
    guessed: {
      waiting: { en: 'a program is waiting for it', ko: '프로그램이 응답을 기다리는 컴퓨터', zh: '有程序正在等待它' },
      drive: { en: 'a network drive is on it', ko: '네트워크 드라이브가 있는 컴퓨터', zh: '网络驱动器位于其上' },
      outside: {
        en: 'it shows whether the internet can be reached',
        ko: '인터넷 연결을 확인할 수 있는 주소',
        zh: '可以判断能否访问互联网',
      },
      router: { en: 'it is your router', ko: '사용 중인 공유기', zh: '它是您的路由器' },
    },
  },
  purpose: {
    en: 'Pings a host and, when a port is given, opens and closes one TCP connection to it.',
    ko: '호스트에 ping을 보내고, 포트를 지정하면 그 포트로 TCP 연결을 한 번 열었다가 닫습니다.',
    zh: '对一台主机执行 ping；如果指定了端口，还会打开并关闭一个到该主机的 TCP 连接。',
  },
  measured: {
    slow: {
      en: '{name} takes {figure} to respond.',
      ko: '응답에 {figure} 걸립니다: {name}',
      zh: '{name} 的响应需要 {figure}。',
    },
  },
  findings: {
    unreachable: {
      en: 'The other computer doesn’t respond.',
      ko: '상대 컴퓨터가 응답하지 않습니다.',
      zh: '目标电脑没有响应。',
    },
    name_not_found: {
      en: 'Can’t find a computer with this name.',
      ko: '이 이름의 컴퓨터를 찾을 수 없습니다.',
      zh: '找不到使用此名称的电脑。',
    },
    port_closed: {
      en: 'The other computer responds, but this service doesn’t accept connections.',
      ko: '상대 컴퓨터는 응답하지만 이 서비스에는 연결할 수 없습니다.',
      zh: '目标电脑有响应，但该服务不接受连接。',
    },
    file_server_silent: {
      en: 'The computer that a network drive leads to doesn’t respond.',
      ko: '네트워크 드라이브가 연결된 컴퓨터가 응답하지 않습니다.',
      zh: '网络驱动器所连接的电脑没有响应。',
    },
    loss: {
      en: 'Some replies were lost; the connection is unreliable.',
      ko: '일부 응답이 손실되었습니다. 연결이 불안정합니다.',
      zh: '部分应答丢失，连接不稳定。',
    },
    slow: { en: 'Replies take long.', ko: '응답이 오래 걸립니다.', zh: '响应时间较长。' },
    ping_blocked: {
      en: 'The service works; only ping is blocked.',
      ko: '서비스는 작동하며 ping만 차단되어 있습니다.',
      zh: '服务正常；只是 ping 被阻止。',
    },
  },
  named: {
    unreachable: {
      en: '{name} doesn’t respond.',
      ko: '{name}에서 응답이 없습니다.',
      zh: '{name} 没有响应。',
    },
    name_not_found: {
      en: 'Can’t find a computer named {name}.',
      ko: '이 이름의 컴퓨터를 찾을 수 없습니다: {name}',
      zh: '找不到名为 {name} 的电脑。',
    },
    port_closed: {
      en: '{name} responds, but this service doesn’t accept connections.',
      ko: '{name}에서 응답은 오지만 이 서비스에는 연결할 수 없습니다.',
      zh: '{name} 有响应，但该服务不接受连接。',
    },
    file_server_silent: {
      en: 'The file server {name} doesn’t respond.',
      ko: '파일 서버 {name}에서 응답이 없습니다.',
      zh: '文件服务器 {name} 没有响应。',
    },
    loss: {
      en: 'Some replies from {name} were lost; the connection is unreliable.',
      ko: '{name}에서 오는 응답이 일부 손실되어 연결이 불안정합니다.',
      zh: '{name} 的部分应答丢失，连接不稳定。',
    },
    slow: { en: '{name} is slow to respond.', ko: '{name}의 응답이 느립니다.', zh: '{name} 响应缓慢。' },
  },
  advice: {
    file_server_silent: {
      en: 'If others can’t open the folder either, the file server is down. Tell IT. Nothing is wrong with this PC.',
      ko: '다른 사람도 폴더를 열지 못하면 파일 서버가 응답하지 않는 것입니다. IT 담당자에게 알려 주세요. 이 PC에는 문제가 없습니다.',
      zh: '如果其他人也打不开此文件夹，说明文件服务器没有响应，请告知 IT 人员。这台电脑没有问题。',
    },
    port_closed: {
      en: 'The computer is on, but its program isn’t running. Tell whoever manages it.',
      ko: '컴퓨터는 켜져 있지만 프로그램이 실행되고 있지 않습니다. 담당자에게 알려 주세요.',
      zh: '该电脑在运行，但其上的程序没有运行，请告知负责人。',
    },
    loss: {
      en: 'Move closer to the access point or use a cable. If replies are lost there too, contact your internet provider or IT.',
      ko: '무선 공유기에 더 가까이 가거나 유선으로 연결해 보세요. 그래도 응답이 손실되면 인터넷 서비스 제공업체나 IT 담당자에게 알려 주세요.',
      zh: '请靠近无线接入点或改用网线。如果仍有应答丢失，请告知网络运营商或 IT 人员。',
    },
    slow: {
      en: 'Stop large downloads and video calls on this line for a moment. If it stays slow, contact your internet provider or IT.',
      ko: '이 회선의 대용량 다운로드와 화상 통화를 잠시 중지하세요. 계속 느리면 인터넷 서비스 제공업체나 IT 담당자에게 알려 주세요.',
      zh: '请暂停此线路上的大型下载和视频通话；如果仍然很慢，请告知网络运营商或 IT 人员。',
    },
  },
  fields: {
    avgMs: { en: 'mean time of an answer', ko: '평균 응답 시간', zh: '平均应答时间' },
    errorCodes: { en: 'error codes', ko: '오류 코드', zh: '错误代码' },
    guessed: { en: 'chosen because', ko: '선택한 이유', zh: '选择原因' },
    received: { en: 'answers', ko: '받은 응답', zh: '收到的应答' },
    sent: { en: 'questions', ko: '보낸 횟수', zh: '发出的请求' },
    tcpMs: { en: 'time to connect', ko: '연결 시간', zh: '连接用时' },
    tcpOpen: { en: 'port open', ko: '포트 열림', zh: '端口已开放' },
  },
  picture: {
    host: { en: 'The other computer', ko: '상대 컴퓨터', zh: '对方电脑' },
    service: { en: 'The service', ko: '서비스', zh: '服务' },
    answerTime: { en: 'Time to answer', ko: '응답 시간', zh: '响应时间' },
  },
  arguments: {
    host: {
      en: 'Host name or address. If empty, one that a program waits for, or one on the internet',
      ko: '호스트 이름 또는 주소(비워 두면 프로그램이 연결하려는 곳이나 인터넷 서버)',
      zh: '主机名或地址；留空表示程序正在尝试连接的服务器，或互联网上的服务器',
    },
    port: { en: 'TCP port to test', ko: '테스트할 TCP 포트', zh: '要测试的 TCP 端口' },
    count: { en: 'Number of pings', ko: 'ping 횟수', zh: 'ping 的次数' },
    timeoutMs: { en: 'Time limit of the port test', ko: '포트 검사 제한 시간', zh: '端口测试的时间上限' },
  },
  utterances: {
    en: [
      'can you ping the server',
      'is the file server reachable',
      'the erp server does not respond',
      'lag in video calls',
      'test port 443 to this host',
      'is that machine alive',
      'connection timed out to the database',
    ],
    ko: [
      '서버에 핑 날려 주세요',
      '서버가 죽었는지 확인해 주세요',
      'ERP 접속이 안 돼요',
      '포트 열려 있는지 봐주세요',
      '저쪽 컴퓨터 살아 있나요',
      '연결 시간이 초과됐대요',
    ],
    zh: ['ping一下服务器', '服务器通不通', 'erp连不上', '看看443端口通不通', '那台机器还活着吗', '连接数据库超时'],
  },
})
