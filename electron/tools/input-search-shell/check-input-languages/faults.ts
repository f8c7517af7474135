import { defineFaults } from '../../../machines/simulated/fault.ts'
import { textInputService, typingHelper } from '../../../machines/simulated/parts/typing.ts'
import { texts } from './texts.ts'

export const faults = defineFaults([
  {
    name: 'ctfmon-not-running',
    cause: 'The text input program ctfmon ended and nothing starts it before the next sign-in.',
    areas: ['keyboard_layout'],
    writes: ['processes.ctfmon'],
    apply: (pc) => {
      const { running } = pc.state.processes
      pc.state.processes.running = running.filter(({ name }) => name !== typingHelper)
    },
    finding: 'typing_helper_missing',
    curedBy: { restart_system: {} },
    notCuredBy: { restart_explorer: 'Explorer does not start the typing helper' },
    undo: 'none',
    complaint: {
      en: 'can type in Notepad but not in the Start menu search, and the language switch is dead',
      ko: '메모장에는 써지는데 시작 메뉴 검색창에는 글자가 안 써지고 한영 전환도 안 돼요',
      zh: '记事本能打字，开始菜单搜索框打不进去，输入法也切换不了',
    },
  },
  {
    name: 'text-input-service-disabled',
    cause: 'A tuning program disabled the text input service.',
    areas: ['keyboard_layout', 'service'],
    writes: ['services.TextInputManagementService'],
    apply: (pc) => {
      pc.services.stop(textInputService)
      Object.assign(pc.services.find(textInputService) ?? {}, { startMode: 'Disabled' })
    },
    finding: 'service_disabled',
    curedBy: {},
    notCuredBy: {
      restart_system: 'a disabled service stays off after the restart',
      restart_whitelisted_service: 'not on the list of services',
    },
    advice: texts.advice.service_disabled,
    undo: 'none',
    complaint: {
      en: 'emoji panel and Chinese input are gone since I ran that PC booster',
      ko: '최적화 프로그램을 돌린 뒤로 한글 입력이 이상하고 이모지 창도 안 떠요',
      zh: '用了优化大师以后中文输入和表情面板都没了',
    },
  },
  {
    name: 'keyboard-only-one-layout',
    cause: 'The second language was removed by an update.',
    areas: ['keyboard_layout'],
    writes: ['typing.languages'],
    apply: (pc) => {
      pc.state.typing.languages = [{ tag: 'en-US', inputs: ['0409:00000409'] }]
      pc.state.typing.preload = ['00000409']
    },
    finding: 'only_one',
    curedBy: {},
    notCuredBy: { restart_system: 'the layout is not installed' },
    advice: texts.advice.only_one,
    undo: 'none',
    complaint: {
      en: 'y and z are swapped and there is no way to switch back',
      ko: '한글이 안 쳐지고 영어만 나와요. 전환할 언어가 아예 없어요',
      zh: '只能打英文，切换不出别的输入法',
    },
  },
])
