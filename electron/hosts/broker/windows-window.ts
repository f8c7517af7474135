import type { Locale } from '../../../shared/domain/locale.ts'
import type { BrokerWindow } from '../../broker/broker-ports.ts'
import { commonOptions, constantText, windowsPowerShellPath } from '../../executors/powershell/host-command.ts'
import { asciiJson } from '../../executors/powershell/request-line.ts'
import { buildHostEnvironment, systemRootOf, workingFolderOf } from '../../executors/process/host-environment.ts'
import { createProcessStarter, type StartedProcess, type StartProcess } from '../../executors/process/start-process.ts'
import { systemTimers } from '../../kernel/timers.ts'
import script from './broker-window.ps1?raw'
import { shownSteps, windowWords, type ShownStep } from './shown-steps.ts'

const platform = 'win32'

/** The window of the broker on Windows: fixed text in a process with the broker's own rights, which no ordinary program can reach. */
export function openWindowsWindow(environment: Readonly<Record<string, string | undefined>>): BrokerWindow {
  const start = createProcessStarter({ platform, systemRoot: systemRootOf(environment), timers: systemTimers })
  return createScriptedWindow(start, {
    file: windowsPowerShellPath(environment, process.arch),
    argv: [...commonOptions, '-STA', '-InputFormat', 'None', '-Command', constantText(script)],
    cwd: workingFolderOf(environment, platform),
    environment: buildHostEnvironment(environment, platform),
    stdin: 'pipe',
  })
}

type Command = Parameters<StartProcess>[0]

/** A window that draws one line of JSON and answers with words; its end is a stop. */
export function createScriptedWindow(start: StartProcess, command: Command): BrokerWindow {
  let open: StartedProcess | null = null
  let onStop = (): void => undefined
  const close = (): void => {
    const closing = open
    open = null
    if (closing) void closing.killTree()
  }
  return {
    show: async (steps, { click, lang }) => {
      close()
      const line = asciiJson(drawn(shownSteps(steps, lang), { click, lang }))
      if (line === null) return 'stop'
      const process = start(command)
      open = process
      process.write(`${line}\n`)
      const answer = await new Promise<'run' | 'stop'>((resolve) => {
        onWords(process, (word) => {
          if (word === 'stop') {
            resolve('stop')
            if (open === process) onStop()
          } else if (word === (click ? 'run' : 'seen')) resolve('run')
        })
        void process.ended.then(() => {
          resolve('stop')
          if (open === process) onStop()
        })
      })
      if (answer === 'stop') close()
      return answer
    },
    // The text stays as it was agreed to; how far it is stands in the window of the app.
    tell: () => undefined,
    onStop: (listener) => {
      onStop = listener
    },
    close,
  }
}

function onWords(process: StartedProcess, hear: (word: string) => void): void {
  let rest = ''
  process.onStdout((bytes) => {
    const lines = `${rest}${bytes.toString('latin1')}`.split(/\r?\n/)
    rest = (lines.pop() ?? '').slice(-100)
    for (const line of lines) hear(line.trim())
  })
}

function drawn(
  steps: readonly ShownStep[],
  { click, lang }: { readonly click: boolean; readonly lang: Locale },
): object {
  const words = windowWords[lang]
  const parts = steps.map(({ title, effect, values }) =>
    [title, ...values, effect].filter((line) => line !== '').join('\r\n'),
  )
  return { words, click, text: [click ? words.ask : words.progress, ...parts, words.only].join('\r\n\r\n') }
}
