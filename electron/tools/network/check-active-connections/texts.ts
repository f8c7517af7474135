import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Open connections', ko: '열려 있는 연결', zh: '活动连接' },
  values: {
    state: {
      Established: { en: 'connected', ko: '연결됨', zh: '已连接' },
      Listen: { en: 'waiting for connections', ko: '연결 대기 중', zh: '等待连接' },
    },
  },
  purpose: {
    en: 'Open TCP connections and listening ports with the program that owns them.',
    ko: '열려 있는 TCP 연결과 수신 대기 중인 포트, 이를 사용하는 프로그램을 확인합니다.',
    zh: '列出打开的 TCP 连接和侦听端口，以及它们所属的程序。',
  },
  named: {
    remote_control_open: {
      en: '{name} waits for remote control connections.',
      ko: '원격 제어 연결을 기다리는 프로그램이 있습니다: {name}',
      zh: '{name} 正在等待远程控制连接。',
    },
  },
  findings: {
    remote_control_open: {
      en: 'A program waits for remote control connections.',
      ko: '원격 제어 연결을 기다리는 프로그램이 있습니다.',
      zh: '有程序正在等待远程控制连接。',
    },
    many: {
      en: 'There are 300 or more connections; the list is cut.',
      ko: '연결이 300개 이상이어서 목록의 일부만 표시됩니다.',
      zh: '连接数达到或超过 300 个；列表已被截断。',
    },
  },
  advice: {
    remote_control_open: {
      en: 'Ask IT whether this program belongs here. If nobody knows it, disconnect the PC from the network.',
      ko: '이 프로그램이 있어도 되는지 IT 담당자에게 확인하세요. 아무도 모르는 프로그램이면 PC의 네트워크 연결을 끊으세요.',
      zh: '请向 IT 人员确认是否应该有此程序。如果没有人知道，请断开电脑的网络连接。',
    },
  },
  fields: {
    connections: { en: 'connections', ko: '연결', zh: '连接' },
    localAddress: { en: 'own address', ko: '로컬 주소', zh: '本机地址' },
    localPort: { en: 'own port', ko: '로컬 포트', zh: '本机端口' },
    process: { en: 'program', ko: '프로그램', zh: '程序' },
    remoteAddress: { en: 'remote address', ko: '상대 주소', zh: '远程地址' },
    remotePort: { en: 'remote port', ko: '상대 포트', zh: '远程端口' },
  },
  picture: {
    open: { en: 'Open to others', ko: '외부에 열림', zh: '对外开放' },
  },
  arguments: {},
  utterances: {
    en: [
      'who is my pc talking to',
      'which program uses port 8080',
      'port already in use error',
      'something is uploading in the background',
      'is someone connected to my computer',
    ],
    ko: [
      '어떤 프로그램이 8080 포트를 쓰나요',
      '포트가 이미 사용 중이래요',
      '뒤에서 뭔가 업로드하는 것 같아요',
      '누가 제 컴퓨터에 접속했나요',
      '열려 있는 연결 보여 주세요',
    ],
    zh: ['哪个程序占了8080端口', '端口被占用了', '后台好像在偷偷上传', '是不是有人连着我的电脑', '看看开着哪些连接'],
  },
})
