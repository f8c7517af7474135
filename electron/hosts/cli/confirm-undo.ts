import type { StoredUndo } from '../../pipeline/stored-undo.ts'
import type { WordedCall } from '../../views/call-words.ts'
import { askYesOrNo } from './ask-on-terminal.ts'
import type { CliContext } from './context.ts'
import { undoLines } from './show-fix.ts'

/**
 * Says what undoing does and loses, and asks where somebody can answer. The command itself is a person's wish: without a terminal
 * it is enough.
 */
export async function agreesToUndo(
  { stored: { tool, args, result }, object }: Pick<WordedCall, 'object'> & { readonly stored: StoredUndo },
  { terminal, translator, options, signal, stop }: CliContext,
): Promise<boolean> {
  if (options.json) return true
  for (const line of undoLines({ tool, args, object, kept: result }, translator)) terminal.note(line)
  if (!terminal.interactive || options.yes) return true
  const question = { question: translator.text('confirm.question'), yes: translator.text('confirm.yes'), signal }
  const answer = await askYesOrNo(question, { terminal, translator })
  if (answer === null) stop()
  return answer === true
}
