import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Reset the Teams cache', ko: 'Teams 캐시 초기화', zh: '重置 Teams 缓存' },
  purpose: {
    en: 'Closes Teams, sets its cache aside and starts it again.',
    ko: 'Teams를 닫고 캐시를 따로 보관한 뒤 다시 시작합니다.',
    zh: '关闭 Teams，移出并保留其缓存，然后重新启动 Teams。',
  },
  notice: {
    what: {
      en: 'Teams is closed, its cache is set aside, and Teams starts again if it was running.',
      ko: 'Teams를 닫고 캐시를 따로 보관합니다. 실행 중이었다면 Teams를 다시 시작합니다.',
      zh: 'Teams 会关闭，其缓存会被移出并保留，如果之前在运行，Teams 会重新启动。',
    },
    why: {
      en: 'Teams shows wrong or empty content.',
      ko: 'Teams에 잘못된 내용이 표시되거나 내용이 비어 있습니다.',
      zh: 'Teams 显示错误或空白的内容。',
    },
    whatYouLose: {
      en: 'You sign in again. Own background pictures are in the saved folder.',
      ko: '다시 로그인해야 합니다. 직접 추가한 배경 사진은 따로 보관한 폴더에 있습니다.',
      zh: '您需要重新登录。您自己的背景图片在保留的文件夹中。',
    },
    duration: { en: '1 to 2 minutes.', ko: '1~2분 걸립니다.', zh: '1 到 2 分钟。' },
    undo: {
      en: 'The saved cache can be put back.',
      ko: '따로 보관한 캐시를 원래대로 되돌릴 수 있습니다.',
      zh: '可以将保留的缓存放回原处。',
    },
  },
  undo: {
    title: { en: 'Put the old Teams cache back', ko: '이전 Teams 캐시 되돌리기', zh: '恢复原来的 Teams 缓存' },
    what: {
      en: 'Teams closes, its old cache goes back, and Teams opens again.',
      ko: 'Teams를 닫고 이전 캐시를 되돌린 다음 Teams를 다시 엽니다.',
      zh: '将关闭 Teams，恢复原来的缓存，然后重新打开 Teams。',
    },
    lose: {
      en: 'What Teams stored since then, and a call that is going on. You may have to sign in again.',
      ko: '그 뒤에 Teams에 저장된 캐시가 사라지고 진행 중인 통화가 끊깁니다. 다시 로그인해야 할 수 있습니다.',
      zh: '此后 Teams 存储的缓存，以及正在进行的通话。您可能需要重新登录。',
    },
  },
  findings: {},
  arguments: {},
  requests: {
    en: ['(clear|reset|delete|empty) (the |my )?(microsoft |ms )?teams cache'],
    ko: ['(마이크로소프트 ?)?(팀즈|teams)(의)? ?캐시(를)? ?(삭제|지우|지워|비우|비워|초기화)'],
    zh: ['(清除|清理|清空|删除)(microsoft)?teams(的)?缓存'],
  },
  utterances: {
    en: [
      'clear teams cache',
      'reset teams, it shows old pictures',
      'teams is stuck, wipe its data',
      'fix teams blank screen by clearing cache',
      'start teams fresh',
    ],
    ko: [
      '팀즈 캐시 지워 주세요',
      '팀즈 초기화해 줘요',
      '팀즈 흰 화면 고쳐 주세요 캐시 삭제',
      '팀즈 새로 시작하게 해 주세요',
      '팀즈 데이터 리셋 부탁해요',
    ],
    zh: ['清一下teams缓存', 'teams重置', 'teams白屏帮我清缓存', 'teams从头开始', '把teams数据清掉'],
  },
})
