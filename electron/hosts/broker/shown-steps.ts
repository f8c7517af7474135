import { exactPieces } from '../../../shared/texts/exact-text.ts'
import type { Locale } from '../../../shared/domain/locale.ts'
import type { JudgedStep } from '../../broker/judge-step.ts'
import { canonicalJson } from '../../kernel/canonical-json.ts'

/** A step as the window of the broker draws it: words of its own copy of the tool, values as they will run. */
export type ShownStep = {
  readonly title: string
  readonly effect: string
  /** One line for each argument. */
  readonly values: readonly string[]
  readonly isHard: boolean
}

export function shownSteps(steps: readonly JudgedStep[], lang: Locale): readonly ShownStep[] {
  return steps.map(({ tool: { texts, access }, args, undoes }) => ({
    title: undoes === null ? texts.title[lang] : `${undoOf[lang]}: ${texts.title[lang]}`,
    effect: undoes === null ? (texts.notice?.what[lang] ?? texts.purpose[lang]) : '',
    values: Object.entries(args).map(([name, value]) => `${name} = ${exact(canonicalJson(value))}`),
    isHard: access.risk === 'elevated',
  }))
}

const undoOf: Readonly<Record<Locale, string>> = { en: 'Undo', ko: '실행 취소', zh: '撤销' }

/** What would not be seen, or looks like another letter, is written out. */
function exact(value: string): string {
  return exactPieces(value)
    .map(({ text }) => text)
    .join('')
}

/** Sentences of the window itself. */
export type WindowWords = Readonly<Record<'title' | 'ask' | 'progress' | 'only' | 'run' | 'dont' | 'stop', string>>

export const windowWords: Readonly<Record<Locale, WindowWords>> = {
  en: {
    title: 'Deskmedic, administrator',
    ask: 'You allowed these steps. At least one is hard to undo, so please look once more.',
    progress: 'You allowed these steps. Only these run here.',
    only: 'Only this window runs with administrator rights. It closes after the last step.',
    run: 'Run these steps',
    dont: 'Don’t run',
    stop: 'Stop',
  },
  ko: {
    title: 'Deskmedic, 관리자',
    ask: '다음 단계를 허용하셨습니다. 되돌리기 어려운 단계가 있으니 한 번 더 확인해 주세요.',
    progress: '다음 단계를 허용하셨습니다. 여기서는 이 단계만 실행됩니다.',
    only: '이 창만 관리자 권한으로 실행됩니다. 마지막 단계가 끝나면 닫힙니다.',
    run: '이 단계 실행',
    dont: '실행 안 함',
    stop: '중지',
  },
  zh: {
    title: 'Deskmedic，管理员',
    ask: '您已允许以下步骤。其中有难以撤销的步骤，请再确认一次。',
    progress: '您已允许以下步骤，这里只运行这些步骤。',
    only: '只有此窗口以管理员权限运行，最后一步完成后会关闭。',
    run: '运行这些步骤',
    dont: '不运行',
    stop: '停止',
  },
}
