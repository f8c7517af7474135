import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Resume a paused printer', ko: '프린터 일시 중지 해제', zh: '恢复已暂停的打印机' },
  titleOf: { en: 'Resume the {name printer}', ko: '{name 프린터} 일시 중지 해제', zh: '恢复 {name 打印机}' },
  purpose: {
    en: 'Lets a paused print queue continue.',
    ko: '일시 중지된 인쇄 대기열을 계속 진행합니다.',
    zh: '让已暂停的打印队列继续打印。',
  },
  losesNothing: ['repair'],
  withoutUndo: 'by_hand',
  notice: {
    what: {
      en: 'A paused printer continues.',
      ko: '일시 중지된 프린터에서 인쇄를 계속합니다.',
      zh: '已暂停的打印机会继续打印。',
    },
    why: {
      en: 'It was paused, so nothing is printed.',
      ko: '프린터가 일시 중지되어 있어 아무것도 인쇄되지 않습니다.',
      zh: '打印机已被暂停，因此没有打印任何内容。',
    },
    whatYouLose: {
      en: 'Nothing is lost. Waiting documents will be printed now.',
      ko: '사라지는 것은 없습니다. 대기 중인 문서가 바로 인쇄됩니다.',
      zh: '不会丢失任何内容。等待中的文档会立即开始打印。',
    },
    duration: { en: 'A few seconds.', ko: '몇 초 걸립니다.', zh: '几秒钟。' },
    undo: { en: 'Pause it again.', ko: '프린터를 다시 일시 중지하면 됩니다.', zh: '再次暂停该打印机即可。' },
  },
  findings: {
    denied: {
      en: 'This account may not manage the printer.',
      ko: '이 계정에는 프린터를 관리할 권한이 없습니다.',
      zh: '此帐户无权管理该打印机。',
    },
    failed: {
      en: 'The printer couldn’t be resumed.',
      ko: '프린터의 일시 중지를 해제하지 못했습니다.',
      zh: '未能恢复该打印机。',
    },
  },
  arguments: {
    name: {
      en: 'Name of the printer',
      ko: '프린터 이름',
      zh: '打印机名称',
    },
  },
  utterances: {
    en: [
      'unpause my printer',
      'printer is paused, resume it',
      'somebody paused the queue',
      'continue printing',
      'take the printer out of pause',
    ],
    ko: [
      '프린터 일시 중지 풀어 주세요',
      '일시 중지됨이라고 나와요 다시 시작해 줘요',
      '인쇄 계속하게 해 주세요',
      '누가 프린터를 멈춰 놨어요',
      '일시정지 해제 부탁해요',
    ],
    zh: ['打印机暂停了帮我恢复', '继续打印', '取消打印机暂停', '不知道谁把打印机暂停了', '队列恢复一下'],
  },
})
