import { defineTexts } from '../../../contract/define-tool.ts'
import { startupSourceTexts } from '../../../contract/value-texts.ts'

export const texts = defineTexts({
  title: { en: 'Switch off a start-up program', ko: '시작 프로그램 끄기', zh: '禁用启动应用' },
  titleOf: {
    en: 'Stop {name} from starting with Windows',
    ko: '{name} 자동 시작 끄기',
    zh: '禁止 {name} 随 Windows 启动',
  },
  values: { ...startupSourceTexts },
  purpose: {
    en: 'Switches off one start-up entry of the user, in the same way as Task Manager.',
    ko: '작업 관리자에서와 같은 방식으로 사용자의 시작 프로그램 하나를 끕니다.',
    zh: '采用与任务管理器相同的方式，禁用用户的一个启动项。',
  },
  losesNothing: ['undo'],
  notice: {
    what: {
      en: 'One program no longer starts together with Windows.',
      ko: '프로그램 하나가 더 이상 Windows와 함께 시작되지 않습니다.',
      zh: '有一个程序将不再随 Windows 一起启动。',
    },
    why: {
      en: 'Fewer programs make the start faster.',
      ko: '시작 프로그램이 적을수록 Windows가 빨리 시작됩니다.',
      zh: '随 Windows 启动的程序越少，启动越快。',
    },
    whatYouLose: {
      en: 'The program isn’t there until you start it yourself.',
      ko: '직접 시작하기 전까지 이 프로그램은 실행되지 않습니다.',
      zh: '在您自行启动该程序之前，它不会运行。',
    },
    duration: { en: 'A second.', ko: '1초면 끝납니다.', zh: '一秒钟。' },
    undo: {
      en: 'One click switches it on again.',
      ko: '클릭 한 번으로 다시 켤 수 있습니다.',
      zh: '单击一次即可重新启用。',
    },
  },
  undo: {
    title: {
      en: 'Let {name} start with Windows again',
      ko: '{name} 자동 시작 다시 켜기',
      zh: '重新允许 {name} 随 Windows 启动',
    },
    what: {
      en: 'Its start-up entry is set as it was before.',
      ko: '시작 항목을 이전 상태로 되돌립니다.',
      zh: '将恢复它原来的启动项设置。',
    },
    lose: {
      en: 'Nothing is lost. Windows can take a little longer to start again.',
      ko: '사라지는 것은 없습니다. Windows를 시작하는 데 다시 시간이 더 걸릴 수 있습니다.',
      zh: '不会丢失任何内容。Windows 启动可能会再次变慢一些。',
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
      'stop spotify from starting with windows',
      'turn off autostart of this program',
      'do not launch teams at login',
      'remove it from startup',
      'disable that startup item',
    ],
    ko: [
      '시작 프로그램에서 꺼 주세요',
      '카톡 자동 실행 끄고 싶어요',
      '로그인할 때 안 뜨게 해 줘요',
      '자동 시작 해제 부탁해요',
      '부팅할 때 안 켜지게 해 주세요',
    ],
    zh: ['别让它开机自启', '把qq的自启动关了', '登录时不要自动打开', '从启动项里去掉', '禁用这个启动项'],
  },
})
