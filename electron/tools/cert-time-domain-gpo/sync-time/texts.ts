import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Set the clock', ko: '시계 맞추기', zh: '同步时钟' },
  purpose: {
    en: 'Starts the time service and synchronizes the clock.',
    ko: '시간 서비스를 시작하고 시계를 동기화합니다.',
    zh: '启动时间服务并同步时钟。',
  },
  losesNothing: ['repair'],
  withoutUndo: 'not_needed',
  notice: {
    what: {
      en: 'The clock of this PC is set by a time server.',
      ko: '이 PC의 시계를 시간 서버에 맞춥니다.',
      zh: '将按照时间服务器设置这台电脑的时钟。',
    },
    why: {
      en: 'It is wrong, so sign-in or web pages fail.',
      ko: '시계가 틀려 로그인이나 웹 페이지 접속이 되지 않습니다.',
      zh: '时钟不准，导致登录失败或网页打不开。',
    },
    whatYouLose: {
      en: 'Nothing is lost. Times of new files and meetings become right.',
      ko: '사라지는 것은 없습니다. 새 파일과 모임의 시간이 올바르게 표시됩니다.',
      zh: '不会丢失任何内容。新文件和会议的时间会变得准确。',
    },
    duration: { en: 'Less than one minute.', ko: '1분도 걸리지 않습니다.', zh: '不到一分钟。' },
    undo: { en: 'Not needed.', ko: '되돌릴 필요가 없습니다.', zh: '无需撤销。' },
  },
  findings: {
    failed: {
      en: 'The clock couldn’t be synchronized; no time server answered.',
      ko: '시계를 동기화하지 못했습니다. 응답한 시간 서버가 없습니다.',
      zh: '无法同步时钟；没有时间服务器响应。',
    },
  },
  arguments: {},
  requests: {
    en: ['(sync|synchroni[sz]e|correct|fix|set) (my |the )?(clock|time|system time|windows time)'],
    ko: ['(시계|시간|시각)(를|을)? ?(동기화|맞추|맞춰)'],
    zh: ['(同步|校准|校正)(一下)?(电脑|系统)?(时间|时钟)', '(把)?(电脑|系统)?(时间|时钟)(同步|校准)'],
  },
  utterances: {
    en: [
      'sync my clock',
      'set the right time',
      'correct the system time',
      'update time from internet',
      'fix date and time',
    ],
    ko: [
      '시간 동기화해 주세요',
      '시계 맞춰 줘요',
      '인터넷 시간으로 맞춰 주세요',
      '날짜와 시간 고쳐 주세요',
      '시간 다시 맞추기 부탁해요',
    ],
    zh: ['同步一下时间', '把时间调准', '更新系统时间', '用网络时间校准', '日期时间修正'],
  },
})
