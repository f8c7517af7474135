import { createSimulatedPc, type PcState } from '../../electron/machines/simulated/simulated-pc.ts'
import { deviceActs } from './acts-devices.ts'
import { fileActs } from './acts-files.ts'
import { programActs } from './acts-programs.ts'
import { registryActs } from './acts-registry.ts'
import { serviceActs } from './acts-services.ts'
import type { Facts } from './facts.ts'
import { worldFacts, type Act, type ActHandler, type Answer, type Place, type WorldMemory } from './world-memory.ts'

/** A PC on which commands change something: its parts say what follows from it, never the simulation of a tool. */
export type World = Place & {
  readonly acts: readonly Act[]
  perform(act: Act): Answer
  /** The same PC once more: what happens to one does not happen to the other. */
  copy(): World
}

export function createWorld(state: PcState): World {
  const lists = { extraFiles: [], takenAway: [], goneFiles: [], emptyKeys: [], deniedKeys: [], deniedShares: [] }
  return worldOf({ state, ...lists, ended: [] })
}

function worldOf(memory: WorldMemory): World {
  const pc = createSimulatedPc(memory.state)
  const acts: Act[] = []
  const place: Place = { pc, memory, facts: factsWhile(memory) }
  return {
    ...place,
    acts,
    perform: (act) => {
      acts.push(act)
      const handler = handlers[act.command]
      if (!handler) return { gap: act.command }
      try {
        return handler(place, act.details) ?? {}
      } catch (error) {
        return { gap: `${act.command}: ${error instanceof Error ? error.message : 'unknown'}` }
      }
    },
    copy: () => worldOf(structuredClone(memory)),
  }
}

/** Facts are put together anew only when something has changed. */
function factsWhile(memory: WorldMemory): () => Facts {
  let last: { readonly of: string; readonly facts: Facts } | null = null
  return () => {
    const of = JSON.stringify(memory)
    if (last?.of !== of) last = { of, facts: worldFacts(memory) }
    return last.facts
  }
}

const handlers: Readonly<Record<string, ActHandler | undefined>> = {
  ...serviceActs,
  ...programActs,
  ...deviceActs,
  ...fileActs,
  ...registryActs,
}
