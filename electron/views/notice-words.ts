import type { Locale, LocalizedText } from '../../shared/domain/locale.ts'
import type { ToldVerdict } from '../../shared/domain/tool-call.ts'
import type { MessageKey } from '../../shared/texts/messages.ts'
import { labelled } from '../../shared/texts/join.ts'
import type { Translator } from '../../shared/texts/translate.ts'
import type { Tool } from '../contract/define-tool.ts'
import { callTitle, sentence, type WordedCall } from './call-words.ts'

/** What a person reads before they decide. Null = the tool says nothing of it. */
export type DecisionWords = {
  readonly title: string
  readonly what: string
  readonly lose: string | null
  /** `lose` says that nothing is lost: it stands under another name. */
  readonly losesNothing: boolean
  readonly undo: string | null
  /** `undo` says that it can't be undone: it needs no name before it. */
  readonly cannotUndo: boolean
  readonly duration: string | null
  /** Of an undo: the title of the fix that it undoes. */
  readonly undoes: string | null
}

/** What the words about a loss stand under. */
export function nameOfLoss({ losesNothing }: Pick<DecisionWords, 'losesNothing'>): MessageKey {
  return losesNothing ? 'ui.confirm.fact.loseNothing' : 'ui.confirm.fact.lose'
}

type EndedFix = { readonly call: WordedCall; readonly verdict: ToldVerdict }

/** What is said of undoing a fix that left no way back of Deskmedic's own. Null = it was so already: nobody undoes that. */
export function withoutUndo(tool: Tool, { call, verdict }: EndedFix, translator: Translator): string | null {
  const { notice, withoutUndo: kind } = tool.texts
  if (verdict === 'already_so') return null
  if (kind === 'not_needed') return translator.text('ui.result.undoNotNeeded')
  if (kind !== 'by_hand' || notice === undefined) return translator.text('ui.result.noUndo')
  return underUndo(sentence(notice.undo, tool, { call, locale: translator.locale }), translator)
}

/** What is said of undoing a fix before it runs: under its name, unless it says itself that it can't be undone. */
export function undoText({ undo, cannotUndo }: Pick<DecisionWords, 'undo' | 'cannotUndo'>, translator: Translator) {
  if (undo === null) return translator.text('ui.result.noUndo')
  return cannotUndo ? undo : underUndo(undo, translator)
}

function underUndo(said: string, translator: Translator): string {
  return labelled(translator.text('fix.undo'), said, translator.locale)
}

/** Who reads, and with which rights a step would run. */
export type Reader = { readonly locale: Locale; readonly isElevated: boolean }

/** The words of a fix, about exactly this call: of what depends on rights, what holds here. */
export function noticeWords(tool: Tool, call: WordedCall, { locale, isElevated }: Reader): DecisionWords {
  const { purpose, unelevated, losesNothing = [] } = tool.texts
  const notice = tool.texts.notice && { ...tool.texts.notice, ...(isElevated ? {} : unelevated) }
  const said = (text: LocalizedText): string => sentence(text, tool, { call, locale })
  return {
    title: callTitle(tool, call, locale),
    what: said(notice?.what ?? purpose),
    lose: notice ? said(notice.whatYouLose) : null,
    losesNothing: losesNothing.includes('repair'),
    undo: notice ? said(notice.undo) : null,
    cannotUndo: tool.undo !== 'automatic' && tool.texts.withoutUndo === undefined,
    duration: notice ? said(notice.duration) : null,
    undoes: null,
  }
}

/** The words of an undo: never those of the fix. */
export function undoWords(tool: Tool, call: WordedCall, locale: Locale): DecisionWords {
  const fix = callTitle(tool, call, locale)
  const texts = tool.texts.undo
  const said = (text: LocalizedText | undefined): string => (text ? sentence(text, tool, { call, locale }) : fix)
  return {
    title: said(texts?.title),
    what: said(texts?.what),
    lose: texts ? said(texts.lose) : null,
    losesNothing: tool.texts.losesNothing?.includes('undo') ?? false,
    undo: null,
    cannotUndo: false,
    duration: null,
    undoes: fix,
  }
}
