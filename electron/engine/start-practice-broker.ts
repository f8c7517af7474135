import path from 'node:path'

import type { StartBroker } from '../broker/open-broker.ts'
import { fail, ok } from '../kernel/result.ts'
import { pause, type Timers } from '../kernel/timers.ts'
import { loadState, type PcStateStore } from '../machines/simulated/state-store.ts'

/** Starts a program of ours in Node, in a process of its own. */
export type StartNode = (file: string, words: readonly string[]) => { readonly ended: Promise<unknown>; end(): void }

export type PracticeStart = {
  readonly store: Pick<PcStateStore, 'loadText'>
  readonly dataFolder: string
  /** Folder of the built programs. */
  readonly built: () => string
  readonly startNode: StartNode
  readonly timers: Timers
}

/** The practice PC answers as its state says that its Windows does; the process has the rights of this one. */
export function startPracticeBroker({ store, dataFolder, built, startNode, timers }: PracticeStart): StartBroker {
  return async (pipe, signal) => {
    const loaded = await loadState(store)
    const system = loaded.ok ? loaded.value?.system : undefined
    const answer = loaded.ok ? system?.elevation : 'unavailable'
    if (system?.elevationTakesMs !== undefined) await pause(system.elevationTakesMs, signal, timers)
    // Who has stopped it meanwhile gets no program that nobody waits for.
    if (signal.aborted) return fail('cancelled')
    if (answer === 'refused') return fail('elevation_refused')
    if (answer === 'unavailable') return fail('elevation_unavailable')
    const words = ['--pipe', pipe, '--parent', process.pid.toString(), '--practice', dataFolder]
    return ok(startNode(path.join(built(), 'practice-broker.cjs'), words))
  }
}
