import type { EndedCall } from '../../../shared/domain/tool-call.ts'
import type { PlaceStatistics } from '../../../shared/ipc/place-statistics.ts'
import type { Registry } from '../../registry/registry.ts'

export type PlaceCounter = {
  /** Counts a call that was run; one that was refused ran nowhere. */
  add(call: EndedCall): void
  statistics(): readonly PlaceStatistics[]
}

/** Durations that a median is taken over: the newest ones of each place. */
const durationsKept = 1_000
const places = ['agent', 'cloud'] as const

type Tally = { calls: number; succeeded: number; readonly durations: number[] }

/** How calls ended and how long they took, by the place where their tool runs. A call counts once. */
export function createPlaceCounter(registry: Pick<Registry, 'find'>): PlaceCounter {
  const seen = new Set<string>()
  const tallies: Readonly<Record<(typeof places)[number], Tally>> = {
    agent: { calls: 0, succeeded: 0, durations: [] },
    cloud: { calls: 0, succeeded: 0, durations: [] },
  }
  return {
    add: (call) => {
      if (!('startedAt' in call) || seen.has(call.id)) return
      seen.add(call.id)
      // What can run in both places runs here as long as there is no other place to send it to.
      const tally = tallies[registry.find(call.tool)?.placement.executionMode === 'cloud' ? 'cloud' : 'agent']
      tally.calls += 1
      if (call.state === 'succeeded') tally.succeeded += 1
      tally.durations.push(call.endedAt - call.startedAt)
      if (tally.durations.length > durationsKept) tally.durations.shift()
    },
    statistics: () =>
      places.map((place) => {
        const { calls, succeeded, durations } = tallies[place]
        return { place, calls, succeeded, medianMs: median(durations) }
      }),
  }
}

function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted[Math.floor((sorted.length - 1) / 2)]
  return middle ?? null
}
