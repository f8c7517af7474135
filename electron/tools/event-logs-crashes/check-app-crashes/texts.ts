import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Crashed programs', ko: '비정상 종료된 프로그램', zh: '崩溃的程序' },
  purpose: {
    en: 'Crashes of the last days, grouped by program and faulting module.',
    ko: '최근 며칠 동안의 비정상 종료를 프로그램과 오류가 난 모듈별로 묶어서 표시합니다.',
    zh: '查看最近几天的崩溃，按程序和出错模块分组。',
  },
  named: {
    graphics_module: {
      en: '{name} crashes inside the graphics driver.',
      ko: '그래픽 드라이버 안에서 비정상 종료되는 프로그램이 있습니다: {name}',
      zh: '{name} 在显卡驱动程序内部崩溃。',
    },
    keeps_crashing: {
      en: '{name} crashes again and again.',
      ko: '자꾸 비정상 종료되는 프로그램이 있습니다: {name}',
      zh: '{name} 反复崩溃。',
    },
    office_crashes: {
      en: '{name} crashes repeatedly.',
      ko: '반복해서 비정상 종료되는 Office 프로그램이 있습니다: {name}',
      zh: '{name} 多次崩溃。',
    },
  },
  measured: {
    keeps_crashing: {
      en: '{name} keeps crashing: {figure} times so far.',
      ko: '자꾸 비정상 종료되는 프로그램이 있습니다. {name}: {figure}회',
      zh: '{name} 反复崩溃，已有 {figure} 次。',
    },
    office_crashes: {
      en: '{name} keeps crashing: {figure} times so far.',
      ko: '반복해서 비정상 종료되는 Office 프로그램이 있습니다. {name}: {figure}회',
      zh: '{name} 反复崩溃，已有 {figure} 次。',
    },
  },
  findings: {
    keeps_crashing: {
      en: 'A program crashes again and again.',
      ko: '계속해서 비정상 종료되는 프로그램이 있습니다.',
      zh: '有程序反复崩溃。',
    },
    office_crashes: {
      en: 'An Office program crashes repeatedly.',
      ko: '반복해서 비정상 종료되는 Office 프로그램이 있습니다.',
      zh: '有 Office 程序多次崩溃。',
    },
    graphics_module: {
      en: 'Crashes happen inside the graphics driver.',
      ko: '그래픽 드라이버 안에서 비정상 종료가 발생합니다.',
      zh: '崩溃发生在显卡驱动程序内部。',
    },
    some: { en: 'There were single crashes.', ko: '비정상 종료가 한두 번 있었습니다.', zh: '有零星的崩溃。' },
  },
  advice: {
    graphics_module: {
      en: 'Install the newest graphics driver from the manufacturer, or go back to the one before the last update.',
      ko: '제조업체의 최신 그래픽 드라이버를 설치하거나 마지막 업데이트 이전의 드라이버로 되돌리세요.',
      zh: '请安装制造商提供的最新显卡驱动程序，或改回上次更新之前的驱动程序。',
    },
    office_crashes: {
      en: 'Update Office, and start the program without its add-ins; IT can repair the Office installation.',
      ko: 'Office를 업데이트하고 추가 기능 없이 프로그램을 시작해 보세요. IT 담당자가 Office 설치를 복구할 수 있습니다.',
      zh: '请更新 Office，并在不加载加载项的情况下启动程序；IT 人员可以修复 Office 安装。',
    },
  },
  fields: {
    crashes: { en: 'crashes', ko: '충돌', zh: '崩溃' },
    module: { en: 'part that failed', ko: '오류가 난 모듈', zh: '出错模块' },
    ownModule: { en: 'failed in its own part', ko: '자체 모듈에서 오류', zh: '出错于自身模块' },
  },
  picture: {
    noCrash: { en: 'No program crashed', ko: '비정상 종료된 프로그램이 없습니다', zh: '没有程序崩溃' },
  },
  arguments: { days: { en: 'How far back', ko: '조회할 기간', zh: '追溯的时间范围' } },
  utterances: {
    en: [
      'the app closes by itself',
      'word keeps crashing',
      'program disappears without any message',
      'photoshop quits on startup',
      'it shuts down the moment i open it',
      'has stopped working popup',
    ],
    ko: [
      '프로그램이 자꾸 튕겨요',
      '워드가 계속 꺼져요',
      '열자마자 닫혀요',
      '아무 말 없이 사라져요',
      '작동을 멈췄습니다 창이 떠요',
      '포토샵이 실행하면 바로 종료돼요',
    ],
    zh: ['软件老闪退', 'word总是崩溃', '一打开就自动关掉', '程序没提示就没了', '弹出已停止工作', 'ps一启动就退'],
  },
})
