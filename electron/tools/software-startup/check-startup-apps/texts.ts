import { defineTexts } from '../../../contract/define-tool.ts'
import { startupSourceTexts } from '../../../contract/value-texts.ts'

export const texts = defineTexts({
  title: { en: 'Programs that start with Windows', ko: '시작 프로그램', zh: '启动应用' },
  values: {
    source: {
      ...startupSourceTexts.source,
      machine_run: { en: 'List for everyone on this PC', ko: '모든 사용자의 시작 목록', zh: '所有用户的启动列表' },
      machine_run32: {
        en: 'List for everyone on this PC (32-bit programs)',
        ko: '모든 사용자의 시작 목록(32비트 프로그램)',
        zh: '所有用户的启动列表（32 位程序）',
      },
      machine_folder: {
        en: 'Startup folder for everyone',
        ko: '모든 사용자의 시작프로그램 폴더',
        zh: '所有用户的“启动”文件夹',
      },
    },
  },
  purpose: {
    en: 'Run entries and Startup folders of the user and the machine, with their on/off state.',
    ko: '사용자와 컴퓨터의 Run 항목, 시작 프로그램 폴더, 각 항목의 켜짐/꺼짐 상태를 확인합니다.',
    zh: '列出用户和电脑的 Run 注册表项和“启动”文件夹，以及各启动项的启用或禁用状态。',
  },
  named: {
    starts_from_temp: {
      en: '{name} starts from a temporary or download folder.',
      ko: '임시 폴더나 다운로드 폴더에서 시작되는 프로그램이 있습니다: {name}',
      zh: '{name} 从临时文件夹或下载文件夹启动。',
    },
  },
  measured: {
    many: {
      en: '{figure} programs start together with Windows.',
      ko: 'Windows와 함께 시작되는 프로그램이 {figure}개 있습니다.',
      zh: '随 Windows 一起启动的程序有 {figure} 个。',
    },
  },
  findings: {
    many: {
      en: 'More than twelve programs start together with Windows.',
      ko: 'Windows와 함께 시작되는 프로그램이 12개가 넘습니다.',
      zh: '随 Windows 一起启动的程序超过十二个。',
    },
    starts_from_temp: {
      en: 'A program starts from a temporary or download folder.',
      ko: '임시 폴더나 다운로드 폴더에서 시작되는 프로그램이 있습니다.',
      zh: '有程序从临时文件夹或下载文件夹启动。',
    },
    switched_off: {
      en: 'Some programs are switched off at the start.',
      ko: '일부 시작 프로그램이 꺼져 있습니다.',
      zh: '部分启动应用已禁用。',
    },
  },
  fields: {
    command: { en: 'command', ko: '명령', zh: '命令' },
    enabledCount: { en: 'programs that start by themselves', ko: '자동으로 시작되는 프로그램', zh: '自动启动的程序' },
    source: { en: 'where from', ko: '출처', zh: '来源' },
  },
  picture: {
    noApp: {
      en: 'Nothing starts with Windows',
      ko: 'Windows와 함께 시작되는 프로그램이 없습니다',
      zh: '没有随 Windows 启动的程序',
    },
  },
  compared: {
    startup: {
      added: {
        en: '{name} was added to the startup programs',
        ko: '{name} 시작 프로그램에 추가됨',
        zh: '启动项中新增了 {name}',
      },
      removed: {
        en: '{name} is no longer a startup program',
        ko: '{name} 시작 프로그램에서 없어짐',
        zh: '启动项中不再有 {name}',
      },
      changed: { en: 'Start {name} with Windows', ko: 'Windows 시작 시 실행: {name}', zh: '随 Windows 启动：{name}' },
    },
  },
  arguments: {},
  utterances: {
    en: [
      'too many programs open when i log in',
      'what starts automatically',
      'spotify launches every time',
      'autostart list',
      'pc is busy for minutes after login',
    ],
    ko: [
      '로그인하면 프로그램이 잔뜩 떠요',
      '시작 프로그램 목록 보여 주세요',
      '켤 때마다 카톡이 자동으로 떠요',
      '자동 실행되는 게 뭐예요',
      '부팅하고 한참 바빠요',
    ],
    zh: ['一登录就弹一堆软件', '开机启动项有哪些', '每次开机qq自动打开', '自启动列表看一下', '刚开机要卡好几分钟'],
  },
})
