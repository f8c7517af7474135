import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Reset the Store cache', ko: 'Microsoft Store 캐시 초기화', zh: '重置 Microsoft Store 缓存' },
  purpose: {
    en: 'Sets the cache of the Microsoft Store aside.',
    ko: 'Microsoft Store 캐시를 따로 보관합니다.',
    zh: '移出并保留 Microsoft Store 的缓存。',
  },
  notice: {
    what: {
      en: 'The stored pages and downloads of the Microsoft Store are set aside.',
      ko: 'Microsoft Store에 저장된 페이지와 다운로드를 따로 보관합니다.',
      zh: 'Microsoft Store 中存储的页面和下载内容会被移出并保留。',
    },
    why: {
      en: 'The Store doesn’t load or hangs.',
      ko: 'Microsoft Store 화면이 열리지 않거나 멈춥니다.',
      zh: 'Microsoft Store 无法加载或卡住。',
    },
    whatYouLose: {
      en: 'Running Store downloads start again. Apps and purchases stay.',
      ko: '진행 중인 Microsoft Store 다운로드가 처음부터 다시 시작됩니다. 앱과 구매 항목은 그대로 유지됩니다.',
      zh: '正在进行的 Microsoft Store 下载会重新开始。应用和已购内容会保留。',
    },
    duration: { en: 'A few seconds.', ko: '몇 초 걸립니다.', zh: '几秒钟。' },
    undo: {
      en: 'The saved cache can be put back.',
      ko: '따로 보관한 캐시를 원래대로 되돌릴 수 있습니다.',
      zh: '可以将保留的缓存放回原处。',
    },
  },
  undo: {
    title: {
      en: 'Put the old Store cache back',
      ko: '이전 Microsoft Store 캐시 되돌리기',
      zh: '恢复原来的 Microsoft Store 缓存',
    },
    what: {
      en: 'Microsoft Store closes and its old cache goes back.',
      ko: 'Microsoft Store를 닫고 이전 캐시를 되돌립니다.',
      zh: '将关闭 Microsoft Store，并恢复原来的缓存。',
    },
    lose: {
      en: 'What the Store stored since then. Running downloads start again.',
      ko: '그 뒤에 Microsoft Store에 저장된 캐시가 사라집니다. 진행 중인 다운로드가 처음부터 다시 시작됩니다.',
      zh: '此后 Microsoft Store 存储的缓存。正在进行的下载会重新开始。',
    },
  },
  findings: {},
  arguments: {},
  requests: {
    en: ['(clear|reset|empty) (the )?(microsoft )?store( cache)?', 'wsreset'],
    ko: ['(마이크로소프트 ?)?스토어( ?캐시)?(를|을)? ?(초기화|비우|비워|삭제|지우|지워)'],
    zh: ['(清空|清除|清理|重置)(微软|应用)?商店(缓存)?'],
  },
  utterances: {
    en: [
      'wsreset please',
      'clear the microsoft store cache',
      'store downloads are stuck, reset it',
      'store shows old page',
      'reset the windows store',
    ],
    ko: [
      '스토어 캐시 지워 주세요',
      'wsreset 해 줘요',
      '스토어 다운로드가 멈췄어요 초기화해 주세요',
      '마이크로소프트 스토어 리셋해 주세요',
      '스토어 초기화 부탁해요',
    ],
    zh: ['wsreset一下', '清商店缓存', '商店下载卡住了重置一下', '微软商店恢复一下', '商店页面还是老的清一清'],
  },
})
