import { defineTexts } from '../../../contract/define-tool.ts'
import { startupSourceTexts } from '../../../contract/value-texts.ts'

export const texts = defineTexts({
  title: { en: 'Switch on a start-up program', ko: '시작 프로그램 켜기', zh: '启用启动应用' },
  titleOf: { en: 'Let {name} start with Windows', ko: '{name} 자동 시작 켜기', zh: '允许 {name} 随 Windows 启动' },
  values: { ...startupSourceTexts },
  purpose: {
    en: 'Switches on one start-up entry of the user again.',
    ko: '사용자의 시작 프로그램 하나를 다시 켭니다.',
    zh: '重新启用用户的一个启动项。',
  },
  losesNothing: ['undo'],
  notice: {
    what: {
      en: 'One program starts together with Windows again.',
      ko: '프로그램 하나가 다시 Windows와 함께 시작됩니다.',
      zh: '有一个程序会重新随 Windows 一起启动。',
    },
    why: { en: 'You asked for it.', ko: '사용자가 요청했습니다.', zh: '这是您要求的操作。' },
    whatYouLose: {
      en: 'The start of Windows can take a little longer.',
      ko: 'Windows를 시작하는 데 시간이 조금 더 걸릴 수 있습니다.',
      zh: 'Windows 的启动时间可能会稍长一些。',
    },
    duration: { en: 'A second.', ko: '1초면 끝납니다.', zh: '一秒钟。' },
    undo: {
      en: 'One click switches it off again.',
      ko: '클릭 한 번으로 다시 끌 수 있습니다.',
      zh: '单击一次即可重新禁用。',
    },
  },
  undo: {
    title: {
      en: 'Stop {name} from starting with Windows again',
      ko: '{name} 자동 시작 다시 끄기',
      zh: '再次禁止 {name} 随 Windows 启动',
    },
    what: {
      en: 'Its start-up entry is set as it was before.',
      ko: '시작 항목을 이전 상태로 되돌립니다.',
      zh: '将恢复它原来的启动项设置。',
    },
    lose: {
      en: 'Nothing is lost. The program isn’t there until you start it yourself.',
      ko: '사라지는 것은 없습니다. 직접 시작하기 전까지 이 프로그램은 실행되지 않습니다.',
      zh: '不会丢失任何内容。在您自行启动该程序之前，它不会运行。',
    },
  },
  findings: {},
  arguments: {
    name: {
      en: 'Entry name, as the list of programs that start with Windows shows it',
      ko: '시작 프로그램 점검에 표시된 항목 이름',
      zh: '“启动应用”检查中显示的启动项名称',
    },
    source: { en: 'Where the entry is', ko: '항목이 있는 위치', zh: '启动项所在的位置' },
  },
  utterances: {
    en: [
      'start this program with windows again',
      'turn autostart back on',
      'i disabled it by mistake, enable it at login',
      'make it launch at startup',
      'put it back into startup',
    ],
    ko: [
      '시작 프로그램 다시 켜 주세요',
      '자동 실행 되돌려 줘요',
      '실수로 껐어요 로그인할 때 켜지게 해 주세요',
      '부팅할 때 자동으로 켜지게 해 주세요',
      '시작 항목 사용으로 바꿔 줘요',
    ],
    zh: ['恢复开机启动', '自启动再打开', '不小心禁用了帮我启用', '让它开机自动运行', '启动项重新打开'],
  },
})
