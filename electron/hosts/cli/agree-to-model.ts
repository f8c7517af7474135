import { labelled } from '../../../shared/texts/join.ts'
import { exactly } from '../../views/harmless.ts'
import { partsToSend, type AskedToSend } from '../model-agreement.ts'
import { askYesOrNo } from './ask-on-terminal.ts'
import type { TerminalConsentDeps } from './confirm-on-terminal.ts'

/** Shows what would leave this PC for a model elsewhere, and asks. Where nobody can be asked, nobody has agreed. */
export async function agreesToModel({ address, question }: AskedToSend, deps: TerminalConsentDeps): Promise<boolean> {
  const { options, terminal, translator, role, stop } = deps
  if (role === null || options.json || !terminal.interactive) return false
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
  return answer === true
}
