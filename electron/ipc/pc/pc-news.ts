import type { Target } from '../../../shared/domain/target.ts'
import type { EngineEvent } from '../../../shared/domain/tool-call.ts'
import type { PushEvent } from '../../../shared/ipc/contract.ts'
import type { PcView } from '../../../shared/ipc/views.ts'
import type { HistoryStore } from '../../audit/history.ts'
import type { Timers } from '../../kernel/timers.ts'
import type { Machine } from '../../machines/machine.ts'
import type { Registry } from '../../registry/registry.ts'
import type { ViewContext } from '../chats/view-context.ts'
import { pcView, type PcViewDeps } from './pc-view.ts'
import { createRunCounter } from './run-statistics.ts'

export type PcNews = {
  view(): PcView
  /** Tells the panel anew. */
  show(): void
  /** Programs of others are looked for anew. */
  readRuntimes(): Promise<unknown>
  hear(event: EngineEvent): void
}

export type PcNewsDeps = Omit<PcViewDeps, 'runs'> & {
  readonly registry: Pick<Registry, 'onChange'>
  /** The PC whose calls are counted. */
  readonly target: Target
  readonly context: () => ViewContext
  readonly history: () => Pick<HistoryStore, 'search'>
  readonly machine: Pick<Machine, 'readRuntimes'>
  /** Fires when the app is closed. */
  readonly closing: AbortSignal
  readonly push: (event: PushEvent) => void
  readonly timers: Timers
}

/** Calls of earlier sessions that the statistics begin with. */
const earlierCalls = 2_000
const showEveryMs = 100

/** The panel of the PC: told anew when calls have ended. The history is read once, after the first look. */
export function createPcNews(deps: PcNewsDeps): PcNews {
  const runs = createRunCounter()
  const viewNow = (): PcView => pcView(deps.context(), { ...deps, runs })
  let scheduled = false
  const show = (): void => {
    if (scheduled) return
    scheduled = true
    deps.timers.after(showEveryMs, () => {
      scheduled = false
      deps.push({ kind: 'pc', pc: viewNow() })
    })
  }
  const readEarlier = async (): Promise<void> => {
    const found = await deps.history().search({ text: '', limit: earlierCalls, target: deps.target })
    if (!found.ok || found.value.length === 0) return
    for (const { call } of [...found.value].reverse()) runs.add(call)
    show()
  }
  let reading: Promise<void> | null = null
  deps.registry.onChange(show)
  return {
    view: () => {
      reading ??= readEarlier()
      return viewNow()
    },
    show,
    readRuntimes: async () => deps.machine.readRuntimes?.(deps.closing),
    hear: (event) => {
      if (event.kind !== 'call' || !('startedAt' in event.call) || !('endedAt' in event.call)) return
      runs.add(event.call)
      show()
    },
  }
}
