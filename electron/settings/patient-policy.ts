import { settlesWithin, type Timers } from '../kernel/timers.ts'
import type { PolicyAnswer, PolicyPlace, PolicySource } from './policy-answer.ts'

export type Patience = {
  readonly place: PolicyPlace
  readonly file: string
  readonly limitMs: number
  readonly timers: Timers
}

/**
 * A place that answers in time, or says that it is still being read: a PC that hangs needs the program most. The next question waits for
 * the same answer instead of asking a second time.
 */
export function createPatientPolicy(source: PolicySource, { place, file, limitMs, timers }: Patience): PolicySource {
  let reading: Promise<readonly PolicyAnswer[]> | null = null
  return async () => {
    reading ??= source().finally(() => (reading = null))
    const current = reading
    const isRead = await settlesWithin(current, limitMs, timers)
    return isRead ? current : [{ kind: 'pending', place, file }]
  }
}
