import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Set the default printer', ko: '기본 프린터 설정', zh: '设置默认打印机' },
  titleOf: {
    en: 'Make {name} the default printer',
    ko: '{name} 프린터를 기본으로 설정',
    zh: '将 {name} 设为默认打印机',
  },
  purpose: {
    en: 'Sets the default printer of the signed-in user.',
    ko: '로그인한 사용자의 기본 프린터를 설정합니다.',
    zh: '设置当前登录用户的默认打印机。',
  },
  losesNothing: ['repair', 'undo'],
  notice: {
    what: {
      en: 'Another printer becomes your default printer.',
      ko: '기본 프린터가 다른 프린터로 바뀝니다.',
      zh: '另一台打印机会成为您的默认打印机。',
    },
    why: {
      en: 'Printouts go to the wrong printer.',
      ko: '인쇄물이 원하지 않는 프린터로 출력되고 있습니다.',
      zh: '打印内容被发送到了错误的打印机。',
    },
    whatYouLose: {
      en: 'Nothing is lost. Windows then no longer changes the default by itself, unless you leave that to Windows.',
      ko: '사라지는 것은 없습니다. 따로 허용하지 않는 한 Windows에서 더 이상 기본 프린터를 자동으로 바꾸지 않습니다.',
      zh: '不会丢失任何内容。除非您另行允许，Windows 不再自动更改默认打印机。',
    },
    duration: { en: 'A second.', ko: '1초면 끝납니다.', zh: '一秒钟。' },
    undo: {
      en: 'One click sets the old printer again.',
      ko: '클릭 한 번으로 이전 프린터를 다시 설정할 수 있습니다.',
      zh: '单击一次即可恢复为原来的打印机。',
    },
  },
  undo: {
    title: { en: 'Set the old default printer again', ko: '이전 기본 프린터 되돌리기', zh: '恢复原来的默认打印机' },
    what: {
      en: 'The printer that was the default before becomes the default again.',
      ko: '이전에 기본이던 프린터를 다시 기본 프린터로 설정합니다.',
      zh: '之前的默认打印机会重新成为默认打印机。',
    },
    lose: { en: 'Nothing is lost.', ko: '사라지는 것은 없습니다.', zh: '不会丢失任何内容。' },
  },
  findings: {
    failed: {
      en: 'Windows didn’t accept the printer as default.',
      ko: 'Windows에서 이 프린터를 기본 프린터로 설정하지 못했습니다.',
      zh: 'Windows 未接受将该打印机设为默认打印机。',
    },
  },
  fields: {
    newName: { en: 'default printer now', ko: '새 기본 프린터', zh: '新的默认打印机' },
    oldMode: {
      en: 'printer setting of Windows before',
      ko: '이전 Windows 프린터 설정',
      zh: '原来的 Windows 打印机设置',
    },
    oldName: { en: 'default printer before', ko: '이전 기본 프린터', zh: '原来的默认打印机' },
  },
  arguments: {
    name: {
      en: 'Name of the printer',
      ko: '프린터 이름',
      zh: '打印机名称',
    },
    keep: {
      en: 'Stop Windows from changing it by itself',
      ko: 'Windows에서 자동으로 바꾸지 않도록 설정',
      zh: '不让 Windows 自动更改默认打印机',
    },
  },
  utterances: {
    en: [
      'make this my default printer',
      'set the second floor printer as default',
      'always print on the hp',
      'change default printer back',
      'i want the color printer as standard',
    ],
    ko: [
      '기본 프린터로 설정해 주세요',
      '2층 프린터를 기본으로 해 줘요',
      '항상 HP로 인쇄되게 해 주세요',
      '기본 프린터 원래대로 바꿔 주세요',
      '컬러 프린터를 기본으로 하고 싶어요',
    ],
    zh: ['设成默认打印机', '把二楼那台设为默认', '以后都用惠普打印', '默认打印机改回来', '彩色打印机设默认'],
  },
})
