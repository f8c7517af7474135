import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Running programs', ko: '실행 중인 프로그램', zh: '正在运行的程序' },
  purpose: {
    en: 'Running programs with path, start time and memory, sorted by memory.',
    ko: '실행 중인 프로그램의 경로, 시작 시간, 메모리 사용량을 메모리를 많이 쓰는 순서로 표시합니다.',
    zh: '列出正在运行的程序及其路径、启动时间和内存，按内存排序。',
  },
  named: {
    runs_from_temp: {
      en: '{name} runs from a temporary folder. Installers do this too, but so does malware.',
      ko: '임시 폴더에서 실행 중인 프로그램이 있습니다: {name}. 설치 프로그램도 이렇게 실행되지만 악성 프로그램도 마찬가지입니다.',
      zh: '{name} 从临时文件夹运行。安装程序也会这样做，但恶意软件同样如此。',
    },
  },
  findings: {
    runs_from_temp: {
      en: 'A program runs from a temporary folder. Installers do this too, but so does malware.',
      ko: '임시 폴더에서 실행 중인 프로그램이 있습니다. 설치 프로그램도 이렇게 실행되지만 악성 프로그램도 마찬가지입니다.',
      zh: '有程序从临时文件夹运行。安装程序也会这样做，但恶意软件同样如此。',
    },
    very_many: {
      en: 'More than 400 programs and services are running.',
      ko: '400개가 넘는 프로그램과 서비스가 실행 중입니다.',
      zh: '正在运行的程序和服务超过 400 个。',
    },
  },
  advice: {
    runs_from_temp: {
      en: 'If you aren’t installing anything right now, run a virus scan and tell IT the name of the program.',
      ko: '지금 설치 중인 프로그램이 없다면 바이러스 검사를 실행하고 IT 담당자에게 프로그램 이름을 알려 주세요.',
      zh: '如果您现在没有在安装程序，请运行病毒扫描，并将该程序的名称告知 IT 人员。',
    },
  },
  fields: {
    hasWindow: { en: 'has a window', ko: '창 있음', zh: '有窗口' },
    parentPid: { en: 'started by process', ko: '부모 프로세스 번호', zh: '父进程编号' },
    session: { en: 'session', ko: '세션', zh: '会话' },
  },
  arguments: {
    top: { en: 'How many to show', ko: '표시할 개수', zh: '显示的数量' },
    name: {
      en: 'Exact program file name, for example notepad.exe',
      ko: '정확한 프로그램 파일 이름(예: notepad.exe)',
      zh: '准确的程序文件名，例如 notepad.exe',
    },
  },
  utterances: {
    en: [
      'what is running in the background',
      'show me all processes',
      'is teamviewer running',
      'list of open programs',
      'task manager list please',
      'which program is that weird exe',
    ],
    ko: [
      '백그라운드에서 뭐가 돌고 있나요',
      '실행 중인 프로그램 보여주세요',
      '작업 관리자 목록 좀 볼게요',
      '이상한 exe가 떠 있어요',
      '지금 켜져 있는 프로세스 알려줘요',
    ],
    zh: ['后台在跑什么东西', '看看开着哪些程序', '任务管理器里有什么', '有个奇怪的exe在运行', '进程列表给我看看'],
  },
})
