import { labelled } from '../../../shared/texts/join.ts'
import { exactly } from '../../views/harmless.ts'
import { partsToSend, type AskedToSend } from '../../engine/models/model-agreement.ts'
import { askForSome, askYesOrNo } from './ask-on-terminal.ts'
import type { TerminalConsentDeps } from './confirm-on-terminal.ts'

/**
 * Shows what would leave this PC for a model elsewhere, and asks: whether it may, and what of it stays here. Null = all of it does, also
 * where nobody can be asked.
 */
export async function agreesToModel(
  { address, question }: AskedToSend,
  deps: TerminalConsentDeps,
): Promise<readonly string[] | null> {
  const { options, terminal, translator, role, stop } = deps
  if (role === null || options.json || !terminal.interactive) return null
  const parts = partsToSend(question).flatMap(({ label, value }) => [
    `${translator.text(label)}:`,
    ...value.split('\n').map((line) => `    ${exactly(line)}`),
  ])
  const about = translator.text('ui.external.ask.modelAgreed.about')
  for (const line of [
    '',
    labelled(translator.text('ui.models.address'), exactly(address), translator.locale),
    ...parts,
    about,
  ])
    terminal.note(line)
  const asked = { question: translator.text('ui.external.ask.modelAgreed'), yes: translator.text('confirm.yes') }
  const answer = await askYesOrNo({ ...asked, signal: question.signal }, { terminal, translator })
  if (answer === null) stop()
  return answer === true ? keptBack(question, deps) : null
}

/** Enter alone keeps nothing back. */
async function keptBack(
  { keeping, signal }: AskedToSend['question'],
  { terminal, translator, stop }: TerminalConsentDeps,
): Promise<readonly string[] | null> {
  const parts = keeping?.parts ?? []
  if (parts.length === 0) return []
  const choices = parts.map(({ key, label }) => ({ value: key, label: exactly(label[translator.locale]) }))
  const message = translator.text('confirm.keepBack')
  const kept = await askForSome({ message, choices, signal }, { terminal, translator })
  if (kept === null) stop()
  return kept
}
