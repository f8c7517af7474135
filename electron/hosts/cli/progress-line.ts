import { spinner } from '@clack/prompts'

import type { EngineEvent } from '../../../shared/domain/tool-call.ts'
import type { Translator } from '../../../shared/texts/translate.ts'
import type { Backend } from '../backend.ts'
import { callTitleOf } from './show-diagnosis.ts'
import { harmless } from '../../views/harmless.ts'
import type { Terminal } from './terminal.ts'

export type ProgressLine = { show(event: EngineEvent): void; end(): void }

type ProgressDeps = { readonly backend: Backend; readonly terminal: Terminal; readonly translator: Translator }

/** One moving line for what runs, on a terminal only. */
export function createProgressLine({ backend, terminal, translator }: ProgressDeps): ProgressLine {
  if (!terminal.interactive) return { show: () => undefined, end: () => undefined }
  const running = new Map<string, string>()
  let line: ReturnType<typeof spinner> | null = null
  const end = (): void => {
    line?.clear()
    line = null
  }
  const draw = (extra = ''): void => {
    if (running.size === 0) {
      end()
      return
    }
    const text = [...running.values()].join(', ') + extra
    if (line) line.message(text)
    else {
      line = spinner({ indicator: 'timer', output: process.stderr, withGuide: false })
      line.start(text)
    }
  }
  return {
    end,
    show: (event) => {
      if (event.kind === 'progress') {
        draw(` ${harmless(event.line).slice(0, 80)}`)
        return
      }
      const { call } = event
      if (call.state === 'running') running.set(call.id, callTitleOf(call, { registry: backend.registry, translator }))
      else running.delete(call.id)
      draw()
    },
  }
}
