import { labelled } from '../../../shared/texts/join.ts'
import type { Translator } from '../../../shared/texts/translate.ts'
import { openedWords } from '../../settings/opened-words.ts'
import type { AskedChange } from '../../settings/what-opens.ts'
import { exactly } from '../../views/harmless.ts'
import { askYesOrNo, type AskDeps } from './ask-on-terminal.ts'
import type { CliContext } from './context.ts'

type AgreeToOpenDeps = Pick<CliContext, 'translator' | 'signal' | 'stop'> &
  Pick<AskDeps, 'streams'> & {
    readonly options: Pick<CliContext['options'], 'yes' | 'json'>
    readonly terminal: Pick<CliContext['terminal'], 'warn' | 'noteColors' | 'interactive'>
  }

/**
 * Shows what a change of settings opens, and asks. The command itself is a person's wish: where nobody can be asked it is enough, as it is
 * with `--yes`.
 */
export async function agreesToOpen(changes: readonly AskedChange[], deps: AgreeToOpenDeps): Promise<boolean> {
  const { options, terminal, translator, signal, stop } = deps
  if (options.yes || options.json || !terminal.interactive) return true
  for (const line of changes.flatMap((change) => linesOf(change, translator))) terminal.warn(line)
  const question = { question: translator.text('confirm.question'), yes: translator.text('confirm.yes'), signal }
  const answer = await askYesOrNo(question, deps)
  if (answer === null) stop()
  return answer === true
}

function linesOf(change: AskedChange, translator: Translator): readonly string[] {
  const { question, about, lose, undo, setting, values } = openedWords(change, translator)
  return [
    '',
    question,
    about,
    ...(lose === null ? [] : [lose]),
    ...values.map(({ label, value }) => `  ${setting}, ${labelled(label, exactly(value), translator.locale)}`),
    ...(undo === null ? [] : [undo]),
  ]
}
