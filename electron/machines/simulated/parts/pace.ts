import type { Progress } from '../../machine.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { pause, type Timers } from '../../../kernel/timers.ts'
import { definePart } from './part.ts'

/** Tools that take their time on this PC, by name: on a real one some do. All others answer at once. */
export type PaceState = Record<
  string,
  {
    takesMs: number
    /** It cannot be ended. */
    stuckPid?: number
    /** What it writes while it works; otherwise how far it is. */
    line?: string
  }
>

function initialPace(): PaceState {
  return {}
}

type Taking = {
  readonly signal: AbortSignal
  readonly onProgress: (progress: Progress) => void
  readonly timers: Timers
}

const lineEveryMs = 250

/** Lets real time pass as the tool would. Errors: `cancelled`, or `could_not_stop` where the tool is stuck. */
export async function takeTime(
  pace: PaceState[string] | undefined,
  { signal, onProgress, timers }: Taking,
): Promise<Result<void>> {
  if (pace === undefined) return ok(undefined)
  const { takesMs, stuckPid, line } = pace
  for (let doneMs = 0; doneMs < takesMs && !signal.aborted; doneMs += lineEveryMs) {
    onProgress({ line: line ?? `${Math.round((doneMs / takesMs) * 100)}%`, share: doneMs / takesMs })
    await pause(Math.min(lineEveryMs, takesMs - doneMs), signal, timers)
  }
  if (!signal.aborted) return ok(undefined)
  return stuckPid === undefined ? fail('cancelled') : fail('could_not_stop', { pid: stuckPid })
}

export const pacePart = definePart({ healthy: initialPace })
