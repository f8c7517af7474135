import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Keyboard and input languages', ko: '키보드 및 입력 언어', zh: '键盘和输入语言' },
  purpose: {
    en: 'Languages, keyboards and input methods of the user, and the services that typing needs.',
    ko: '사용자의 언어, 키보드, 입력기와 문자 입력에 필요한 서비스를 확인합니다.',
    zh: '查看用户的语言、键盘和输入法，以及文字输入所需的服务。',
  },
  findings: {
    typing_helper_missing: {
      en: 'The Windows program that input methods need isn’t running: Korean, Chinese or Japanese typing fails.',
      ko: '입력기에 필요한 Windows 프로그램이 실행되고 있지 않아 한국어, 중국어 또는 일본어를 입력할 수 없습니다.',
      zh: '输入法所需的 Windows 程序没有运行：无法输入韩文、中文或日文。',
    },
    service_disabled: {
      en: 'The text input service is disabled.',
      ko: '텍스트 입력 서비스가 사용하지 않도록 설정되어 있습니다.',
      zh: '文本输入服务已禁用。',
    },
    only_one: {
      en: 'There is only one input language, so switching does nothing.',
      ko: '입력 언어가 하나뿐이어서 언어를 전환해도 바뀌지 않습니다.',
      zh: '只有一种输入语言，因此切换不起作用。',
    },
    old_input_method: {
      en: 'The older version of an input method is switched on.',
      ko: '이전 버전의 입력기가 켜져 있습니다.',
      zh: '已启用某个输入法的旧版本。',
    },
    no_hotkey: {
      en: 'The key combination for switching languages is off.',
      ko: '언어 전환 키 조합이 꺼져 있습니다.',
      zh: '用于切换语言的组合键已关闭。',
    },
  },
  advice: {
    service_disabled: {
      en: 'An administrator has to set the text input service back to Automatic. If a tuning program switched it off, remove that program.',
      ko: '관리자가 텍스트 입력 서비스를 다시 자동으로 설정해야 합니다. 최적화 프로그램이 서비스를 끈 경우에는 그 프로그램을 제거하세요.',
      zh: '需要管理员将文本输入服务重新设为自动。如果是优化软件关闭了它，请卸载该软件。',
    },
    only_one: {
      en: 'Open Settings > Time & language > Language & region and add your language or keyboard layout again.',
      ko: '설정 > 시간 및 언어 > 언어 및 지역을 열고 사용할 언어나 키보드 배열을 다시 추가하세요.',
      zh: '请打开“设置”>“时间和语言”>“语言和区域”，重新添加您的语言或键盘布局。',
    },
    old_input_method: {
      en: 'Open Settings > Time & language > Language & region, choose the options of the language and of its keyboard, and switch the older version off.',
      ko: '설정 > 시간 및 언어 > 언어 및 지역에서 해당 언어와 키보드의 옵션을 열고 이전 버전 사용을 끄세요.',
      zh: '请打开“设置”>“时间和语言”>“语言和区域”，进入该语言及其键盘的选项，关闭旧版本。',
    },
    no_hotkey: {
      en: 'Open Settings > Time & language > Typing > Advanced keyboard settings and choose keys for switching. The Windows key and the space bar switch in any case.',
      ko: '설정 > 시간 및 언어 > 입력 > 고급 키보드 설정에서 전환 키를 선택하세요. Windows 키와 스페이스바로는 언제든지 전환할 수 있습니다.',
      zh: '请打开“设置”>“时间和语言”>“输入”>“高级键盘设置”，选择切换按键。Windows 徽标键 + 空格键始终可以切换。',
    },
  },
  fields: {
    ctfmonRunning: { en: 'text input program running', ko: '텍스트 입력 프로그램 실행', zh: '文本输入程序正在运行' },
    oldImeModes: { en: 'previous input method', ko: '이전 입력기', zh: '旧版输入法' },
    preload: { en: 'languages at sign-in', ko: '로그인 시 언어', zh: '登录时的语言' },
    switchHotkey: { en: 'key for switching languages', ko: '언어 전환 키', zh: '语言切换键' },
    systemLocale: { en: 'language of old programs', ko: '시스템 로캘', zh: '系统区域设置' },
    tag: { en: 'language', ko: '언어', zh: '语言' },
    uiCulture: { en: 'language of Windows', ko: 'Windows 표시 언어', zh: 'Windows 显示语言' },
  },
  picture: {
    ready: { en: 'Set up', ko: '설정됨', zh: '已设置' },
    helper: { en: 'Typing helper', ko: '입력 도우미', zh: '输入助手' },
  },
  arguments: {},
  utterances: {
    en: [
      'cannot type korean',
      'keyboard types wrong letters',
      'hangul key does not work',
      'language switched by itself',
      'ime is stuck in english',
      'at sign and quotes are swapped on my keyboard',
      'cannot switch input language',
    ],
    ko: [
      '한글이 안 쳐져요',
      '한영키가 안 먹어요',
      '자판이 이상하게 입력돼요',
      '자판 배열이 마음대로 바뀌어요',
      '입력기가 영어로만 나와요',
      '골뱅이랑 따옴표가 바뀌었어요',
    ],
    zh: ['中文打不出来', '输入法切换不了', '键盘打出来的字不对', '输入法老是自己变', '输入法图标不见了', '只能打英文'],
  },
})
