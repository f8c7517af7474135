import type { AllowedRole } from './approver.ts'
import type { Translator } from '../../../shared/texts/translate.ts'
import { sha256 } from '../../kernel/digest.ts'
import type { ConfirmationAnswer, ConfirmationRequest } from '../../pipeline/confirmation.ts'
import type { ConfirmPort } from '../../pipeline/ports.ts'
import { askForOne } from './ask-on-terminal.ts'
import { callTitle } from '../../views/call-words.ts'
import { previewLines } from './show-fix.ts'
import type { GlobalOptions } from './context.ts'
import type { Terminal } from './terminal.ts'

export type TerminalConfirmDeps = {
  readonly options: Pick<GlobalOptions, 'yes' | 'approve' | 'json'>
  readonly terminal: Terminal
  readonly translator: Translator
  /** Role in which the person at this terminal says yes; null = there is no person. */
  readonly role: AllowedRole | null
  /** Stops the whole run: the question was answered with Ctrl+C. */
  readonly stop: () => void
}

/**
 * Asks the person at the terminal. `--yes` answers for `caution` steps; an `elevated` step needs its digest in
 * `--approve` or an answer here. The refusing answer is the first one; nothing approves by itself.
 */
export function createTerminalConfirm(deps: TerminalConfirmDeps): ConfirmPort {
  return {
    confirm: async (request, signal) => {
      const { options, terminal, role, translator } = deps
      const lines = previewLines(request, translator)
      const approve = (by: AllowedRole): ConfirmationAnswer => ({
        answer: 'approve',
        role: by,
        shownTextHash: sha256(lines.join('\n')),
      })
      if (role === null) return { answer: 'nobody' }
      if (isAnsweredByOption(request, options)) return approve(role)
      if (!terminal.interactive || options.json) return { answer: 'nobody' }
      for (const line of lines) terminal.warn(line)
      const answer = (await ask(request, deps, signal)) ?? 'stop'
      if (answer === 'stop') deps.stop()
      if (answer === 'approve') return approve(role)
      return { answer: answer === 'stop' ? 'refuse' : answer }
    },
  }
}

/** Whether the options of the command line already say yes to this step. */
export function isAnsweredByOption(
  { tool, digest }: Pick<ConfirmationRequest, 'tool' | 'digest'>,
  { yes, approve }: Pick<GlobalOptions, 'yes' | 'approve'>,
): boolean {
  if (approve.includes(digest)) return true
  return yes && tool.access.risk !== 'elevated'
}

async function ask(
  request: ConfirmationRequest,
  deps: TerminalConfirmDeps,
  signal: AbortSignal,
): Promise<'approve' | 'refuse' | 'not_today' | null> {
  const { translator } = deps
  const choices = [
    { value: 'refuse', label: translator.text('confirm.refuse') },
    { value: 'not_today', label: translator.text('confirm.notToday') },
    { value: 'approve', label: translator.text('confirm.yes') },
  ] as const
  const message = `${callTitle(request.tool, request, translator.locale)}: ${translator.text('confirm.question')} ${translator.text('confirm.keys')}`
  return askForOne({ message, choices, signal }, deps)
}
