import type { EngineEvent, ToolCall } from '../../../shared/domain/tool-call.ts'
import type { Translator } from '../../../shared/texts/translate.ts'
import type { Engine } from '../engine.ts'
import type { Backend } from '../backend.ts'
import type { GlobalOptions } from './context.ts'
import { askForOne } from './ask-on-terminal.ts'
import type { Terminal } from './terminal.ts'

type ParkedCall = Extract<ToolCall, { state: 'awaiting_idle' }>

export type IdleQuestionDeps = {
  readonly backend: Backend
  readonly options: GlobalOptions
  readonly terminal: Terminal
  readonly translator: Translator
  /** Stops the whole run: the question was answered with Ctrl+C. */
  readonly stop: () => void
}

/** Answers for a fix that waits for an idle PC: `--now`, a person at the terminal, or nobody. */
export function createIdleQuestion(deps: IdleQuestionDeps): { hear(event: EngineEvent, engine: Engine): void } {
  const open = new Map<string, AbortController>()
  return {
    hear: (event, engine) => {
      if (event.kind !== 'call') return
      const { call } = event
      if (call.state === 'awaiting_idle') {
        if (!open.has(call.id)) answer(call, { deps, engine, open })
        return
      }
      // The PC became free meanwhile, or the run was stopped: nobody needs to answer any more.
      open.get(call.id)?.abort()
      open.delete(call.id)
    },
  }
}

type Answering = {
  readonly deps: IdleQuestionDeps
  readonly engine: Engine
  readonly open: Map<string, AbortController>
}

function answer(call: ParkedCall, { deps, engine, open }: Answering): void {
  const { options, backend, terminal } = deps
  if (options.now) {
    engine.parking.answer(call.id, 'now', options.role)
    return
  }
  // On the simulated PC time passes by itself, so the wait shows what would happen.
  if (backend.machine.kind === 'simulated') return
  if (!terminal.interactive || options.json) {
    engine.parking.answer(call.id, 'not_today', options.role)
    return
  }
  const controller = new AbortController()
  open.set(call.id, controller)
  void ask(call, deps, controller.signal).then((said) => {
    if (said !== null) engine.parking.answer(call.id, said, options.role)
  })
}

async function ask(call: ParkedCall, deps: IdleQuestionDeps, signal: AbortSignal): Promise<'now' | 'not_today' | null> {
  const { translator } = deps
  const reason = translator.text(`idle.reason.${call.reason}`)
  const message = `${translator.text('idle.waiting', { reason })} ${translator.text('idle.question')} ${translator.text('confirm.keys')}`
  const choices = [
    { value: 'wait', label: translator.text('idle.wait') },
    { value: 'now', label: translator.text('idle.now') },
    { value: 'not_today', label: translator.text('idle.notToday') },
  ] as const
  const said = await askForOne({ message, choices, signal }, deps)
  if (said === null && !signal.aborted) deps.stop()
  return said === 'now' || said === 'not_today' ? said : null
}
