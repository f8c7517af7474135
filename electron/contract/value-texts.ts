import type { LocalizedText } from '../../shared/domain/locale.ts'

type ValueTexts = Readonly<Record<string, Readonly<Record<string, LocalizedText>>>>

/** What the values of fields mean that several tools have. */
export const forWhomTexts = {
  scope: {
    user: { en: 'your account only', ko: '내 계정만', zh: '仅您的帐户' },
    machine: { en: 'everyone on this PC', ko: '이 PC의 모든 사용자', zh: '这台电脑的所有用户' },
  },
} as const satisfies ValueTexts

export const browserTexts = {
  browser: {
    edge: { en: 'Microsoft Edge', ko: 'Microsoft Edge', zh: 'Microsoft Edge' },
    chrome: { en: 'Google Chrome', ko: 'Google Chrome', zh: 'Google Chrome' },
    firefox: { en: 'Mozilla Firefox', ko: 'Mozilla Firefox', zh: 'Mozilla Firefox' },
  },
} as const satisfies ValueTexts

export const startupSourceTexts = {
  source: {
    user_run: {
      en: 'List of programs that Windows keeps for you',
      ko: 'Windows의 사용자별 시작 목록',
      zh: 'Windows 中您的启动列表',
    },
    user_folder: { en: 'Your Startup folder', ko: '내 시작프로그램 폴더', zh: '您的“启动”文件夹' },
  },
} as const satisfies ValueTexts

export const trustTexts = {
  trust: {
    untrusted: {
      en: 'not at all: somebody else wrote it',
      ko: '신뢰하지 않음(외부에서 작성)',
      zh: '不信任（由他人编写）',
    },
  },
} as const satisfies ValueTexts

export const webValueTexts = {
  ...trustTexts,
  guard: {
    full: { en: 'name and address', ko: '이름과 주소', zh: '名称和地址' },
    host_rules_only: { en: 'name only', ko: '이름만', zh: '仅名称' },
  },
} as const satisfies ValueTexts
