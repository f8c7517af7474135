import type { EndedCall } from '../../../shared/domain/tool-call.ts'
import type { PcView } from '../../../shared/ipc/views.ts'

export type RunCounter = {
  /** Counts a call that was run; one that was refused ran nowhere. */
  add(call: EndedCall): void
  statistics(): PcView['runs']
}

/** Durations that the median is taken over: the newest ones. */
const durationsKept = 1_000

/** How the calls on one PC ended and how long they took. A call counts once. */
export function createRunCounter(): RunCounter {
  const seen = new Set<string>()
  const durations: number[] = []
  let succeeded = 0
  return {
    add: (call) => {
      if (!('startedAt' in call) || seen.has(call.id)) return
      seen.add(call.id)
      if (call.state === 'succeeded') succeeded += 1
      durations.push(call.endedAt - call.startedAt)
      if (durations.length > durationsKept) durations.shift()
    },
    statistics: () => ({ calls: seen.size, succeeded, medianMs: median(durations) }),
  }
}

function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted[Math.floor((sorted.length - 1) / 2)]
  return middle ?? null
}
