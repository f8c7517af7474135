import type { ConfirmationView } from '../../../shared/ipc/confirmation-view.ts'
import type { Translator } from '../../../shared/texts/translate.ts'
import { openedWords } from '../../settings/opened-words.ts'
import type { AskedChange } from '../../settings/what-opens.ts'

type Step = ConfirmationView['steps'][number]

/** A change of a setting as the one step of a question. */
export function settingStep(change: AskedChange, translator: Translator): Step {
  const { question, about, lose, undo, setting, values } = openedWords(change, translator)
  return {
    ...{ title: question, what: about, lose, undo, duration: null },
    ...{ risk: 'caution', needsAdmin: false, needsIdle: false },
    tool: setting,
    args: values.map((each) => ({ ...each, plain: true })),
    ...{ command: null, undoes: null, stored: [], list: null, changes: [], diffs: [], file: null },
  }
}
