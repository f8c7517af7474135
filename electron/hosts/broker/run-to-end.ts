import type { BrokerLogLine } from '../../broker/broker-ports.ts'
import { settlesWithin, systemTimers } from '../../kernel/timers.ts'
import { errorValues } from '../../store/log-line.ts'
import { brokerExits } from './run-broker.ts'

type WriteLine = (line: BrokerLogLine) => Promise<unknown>

/** Says where a crash is written. Before that there is no place on the disk that only a program with these rights can change. */
export type CrashLog = (write: WriteLine) => void

/** The process of a broker, as far as its end goes. */
export type EndingProcess = {
  on(event: 'uncaughtException', listener: (cause: unknown) => void): unknown
  exit(code: number): unknown
}

const lastWaitMs = 2_000

/**
 * Runs a broker to its end. An error that nobody caught, also one outside of `main`, is written down by kind, code and place, never by its
 * text, and ends the process with a code of its own: with rights nothing goes on in a state that nobody knows.
 */
export function runToEnd(main: (crashes: CrashLog) => Promise<number>, ending: EndingProcess): void {
  let write: WriteLine | null = null
  let hasCrashed = false
  const crash = (cause: unknown): void => {
    // What crashes while it ends says nothing new.
    if (hasCrashed) return
    hasCrashed = true
    const values = cause instanceof Error ? errorValues(cause).join(' ') : ''
    const written = write?.({ event: 'crashed', ...(values === '' ? {} : { cause: values }) })
    void settlesWithin(written ?? Promise.resolve(), lastWaitMs, systemTimers).then(() =>
      ending.exit(brokerExits.crashed),
    )
  }
  // A rejection that nobody awaited comes here, too.
  ending.on('uncaughtException', crash)
  main((to) => void (write = to)).then((code) => {
    if (!hasCrashed) ending.exit(code)
  }, crash)
}
