import type { OpenBroker } from './broker-elevation.ts'

export type TellBroker = (what: 'started' | 'refused' | 'ended', code: string | null) => void

/** The same broker, of which somebody is told: that it was started, that a person or Windows refused it, that it is gone. */
export function toldBroker(open: OpenBroker, tell: TellBroker): OpenBroker {
  return async (lang, signal) => {
    const opened = await open(lang, signal)
    if (!opened.ok) {
      tell('refused', opened.error.code)
      return opened
    }
    tell('started', null)
    void opened.value.closed.then(() => tell('ended', null))
    return opened
  }
}
