import type { IdleReason } from '../../../shared/domain/tool-call.ts'
import type { Translator } from '../../../shared/texts/translate.ts'
import { askForOne } from './ask-on-terminal.ts'
import type { GlobalOptions } from './context.ts'
import { waitingText } from './show-items.ts'
import type { Terminal } from './terminal.ts'

type Said = 'wait' | 'now' | 'not_today'

export type IdleQuestionDeps = {
  readonly options: Pick<GlobalOptions, 'json' | 'now'>
  readonly terminal: Terminal
  readonly translator: Translator
  /** Stops the whole run: the question was answered with Ctrl+C. */
  readonly stop: () => void
}

/** Whether a fix that waits for a free PC may start now: `--now`, a person at the terminal, or nobody, who puts it off. */
export async function askWhetherNow(
  reason: IdleReason,
  { options, terminal, translator, stop }: IdleQuestionDeps,
  signal: AbortSignal,
): Promise<Said> {
  if (options.now) return 'now'
  if (!terminal.interactive || options.json) return 'not_today'
  const message = `${waitingText(reason, translator)} ${translator.text('idle.question')} ${translator.text('confirm.keys')}`
  const choices = [
    { value: 'wait', label: translator.text('idle.wait') },
    { value: 'now', label: translator.text('idle.now') },
    { value: 'not_today', label: translator.text('idle.notToday') },
  ] as const
  const said = await askForOne({ message, choices, signal }, { terminal, translator })
  // The PC became free meanwhile, or the run was stopped: then nobody needs to answer any more.
  if (said === null && !signal.aborted) stop()
  return said ?? 'wait'
}
