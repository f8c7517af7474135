import path from 'node:path'

import type { StartBroker } from '../../broker/open-broker.ts'
import { fail, ok } from '../../kernel/result.ts'
import { loadState, type PcStateStore } from '../../machines/simulated/state-store.ts'

/** Starts a program of ours in Node, in a process of its own. */
export type StartNode = (file: string, words: readonly string[]) => { readonly ended: Promise<unknown>; end(): void }

export type PracticeStart = {
  readonly store: Pick<PcStateStore, 'loadText'>
  readonly dataFolder: string
  /** Folder of the built programs. */
  readonly built: () => string
  readonly startNode: StartNode
}

/** The practice PC answers as its state says that its Windows does; the process has the rights of this one. */
export function startPracticeBroker({ store, dataFolder, built, startNode }: PracticeStart): StartBroker {
  return async (pipe) => {
    const loaded = await loadState(store)
    const answer = loaded.ok ? loaded.value?.system.elevation : 'unavailable'
    if (answer === 'refused') return fail('elevation_refused')
    if (answer === 'unavailable') return fail('elevation_unavailable')
    const words = ['--pipe', pipe, '--parent', process.pid.toString(), '--practice', dataFolder]
    return ok(startNode(path.join(built(), 'practice-broker.cjs'), words))
  }
}
