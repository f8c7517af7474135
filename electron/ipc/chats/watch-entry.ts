import { isSameFinding } from '../../../shared/domain/conclusion.ts'
import type { ChatEntry } from '../../../shared/ipc/views.ts'
import type { WatchView } from '../../../shared/ipc/watch-view.ts'
import type { WatchItem } from '../../conversation/items.ts'
import { adviceOf } from '../../views/advice.ts'
import { findingText, titleOf } from '../../views/tool-titles.ts'
import { leftMs, seenMs, watchTold } from '../../views/watch-words.ts'
import { errorView, type ViewContext } from './view-context.ts'

/** A watch in the language of this moment. */
export function watchEntry(item: WatchItem, context: ViewContext): Extract<ChatEntry, { kind: 'watch' }> {
  const { id, at, running, error } = item
  return {
    ...{ kind: 'watch', id, at, running },
    watch: watchView(item, context),
    note: noteOf(item, context),
    error: error ? errorView(error, context) : null,
    minutes: Math.round(item.durationMs / 60_000),
  }
}

function noteOf({ ended }: WatchItem, { translator }: ViewContext): string | null {
  return ended === 'stopped' || ended === 'interrupted' ? translator.text(`watch.${ended}`) : null
}

function watchView({ times, ...item }: WatchItem, context: ViewContext): WatchView | null {
  if (times === null) return null
  const seen = { ...item, times }
  const told = watchTold(seen, {
    translator: context.translator,
    titleOf: (tool) => titleOf(tool, context),
    findingText: (finding) => findingText(finding, context),
  })
  const first = item.conclusion?.causes[0]
  const cause = first && item.findings.find((one) => isSameFinding(one, first))
  return {
    ...told,
    advice: cause && !item.running ? adviceOf(cause, context) : null,
    share: seenMs(seen) / item.durationMs,
    clock: clockText(seenMs(seen)),
    minutesLeft: Math.ceil(leftMs(seen) / 60_000),
  }
}

function clockText(ms: number): string {
  const seconds = Math.round(ms / 1_000)
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`
}
