import { select } from '@clack/prompts'

import type { EngineEvent, ToolCall } from '../../../shared/domain/tool-call.ts'
import type { Translator } from '../../../shared/texts/translate.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import type { ElevationPort } from '../../pipeline/ports.ts'
import { openEngine, type Engine } from '../engine.ts'
import type { Workbench } from '../workbench.ts'
import { approverRole } from './approver.ts'
import { createTerminalConfirm } from './confirm-on-terminal.ts'
import type { GlobalOptions } from './context.ts'
import { titleOf } from './show-diagnosis.ts'
import { createProgressLine } from './progress-line.ts'
import type { Terminal } from './terminal.ts'

export type EngineOpener = {
  /** Opens the engine once; `complaint` stands beside its calls in the history. */
  open(complaint: string | null): Promise<Result<Engine>>
  close(): Promise<void>
}

type OpenerDeps = {
  readonly workbench: Workbench
  readonly options: GlobalOptions
  readonly terminal: Terminal
  readonly translator: Translator
}

export function engineOpener(deps: OpenerDeps): EngineOpener {
  let opened: Engine | null = null
  const progress = createProgressLine(deps)
  return {
    open: async (complaint) => {
      if (opened) return ok(opened)
      const { workbench, options, terminal, translator } = deps
      const role = approverRole({ kind: 'person', role: options.role })
      const engine = await openEngine(workbench, {
        host: 'cli',
        confirm: createTerminalConfirm({ options, terminal, translator, role }),
        elevation: elevationOf(workbench),
        publish: (event) => {
          progress.show(event)
          if (opened) answerParked(event, opened, deps)
        },
        complaint: { text: complaint, lang: options.lang ?? null },
      })
      if (!engine.ok) return engine
      opened = engine.value
      reportUnknown(engine.value, deps)
      return engine
    },
    close: async () => {
      progress.end()
      await opened?.close()
    },
  }
}

/** An elevated terminal has the rights already; there is no other way to get them here. */
function elevationOf({ facts }: Workbench): ElevationPort {
  return {
    elevate: (tool) =>
      Promise.resolve(facts.elevated ? ok(undefined) : fail('elevation_unavailable', { tool: tool.name })),
  }
}

/** A fix that waits for an idle PC: `--now`, a person at the terminal, or nobody. */
function answerParked(event: EngineEvent, engine: Engine, deps: OpenerDeps): void {
  if (event.kind !== 'call' || event.call.state !== 'awaiting_idle') return
  const { call } = event
  if (deps.options.now) {
    engine.parking.answer(call.id, 'now', deps.options.role)
    return
  }
  // On the simulated PC time passes by itself, so the wait shows what would happen.
  if (deps.workbench.machine.kind === 'simulated') return
  if (!deps.terminal.interactive) engine.parking.answer(call.id, 'not_today', deps.options.role)
  else void askWhen(call, engine, deps)
}

async function askWhen(
  call: Extract<ToolCall, { state: 'awaiting_idle' }>,
  engine: Engine,
  { translator, options }: OpenerDeps,
): Promise<void> {
  const answer = await select({
    message: `${translator.text('idle.waiting', { reason: translator.text(`idle.reason.${call.reason}`) })} ${translator.text('idle.question')}`,
    options: [
      { value: 'wait', label: translator.text('idle.wait') },
      { value: 'now', label: translator.text('idle.now') },
      { value: 'not_today', label: translator.text('idle.notToday') },
    ],
    output: process.stderr,
  })
  if (answer === 'now' || answer === 'not_today') engine.parking.answer(call.id, answer, options.role)
}

/** Changes whose end nobody saw: said at once, with the check that tells how the PC is now. */
function reportUnknown({ unknownCalls }: Engine, { terminal, translator, workbench }: OpenerDeps): void {
  for (const { tool } of unknownCalls) {
    const title = titleOf(tool, { translator, registry: workbench.registry })
    const proof = workbench.registry.find(tool)?.proof?.tool
    terminal.note(translator.text('crash.unknown', { title }))
    if (typeof proof === 'string') terminal.note(translator.text('crash.checkNow', { tool: proof }))
  }
}
