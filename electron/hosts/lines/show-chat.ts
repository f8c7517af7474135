import type { ConversationEvent } from '../../conversation/conversations.ts'
import type { ItemLog } from '../../conversation/item-log.ts'
import type { NoticeItem, WatchItem } from '../../conversation/items.ts'
import { diagnosisLines, newsLines } from './show-diagnosis.ts'
import { showError } from './show-error.ts'
import { noticeLines } from './show-items.ts'
import { createModelLines } from './show-model-words.ts'
import { fixReportLines } from './show-result.ts'
import { toldOf, watchLines } from './show-watch.ts'
import type { Showing } from './showing.ts'

export type ChatLines = {
  /** What has come to a conversation, beside its calls and its plan: each sentence once. */
  readonly news: (log: Pick<ItemLog, 'after'>, notices: readonly NoticeItem[]) => readonly (readonly string[])[]
  /** What was read or repaired, in whole. */
  readonly heard: (event: ConversationEvent) => readonly string[]
}

/** A conversation of typed turns, while it goes on. */
export function createChatLines(showing: Showing): ChatLines {
  const [modelLines, watchNews] = [createModelLines(showing), createWatchNews(showing)]
  return {
    news: (log, notices) => [
      ...log.after('model', '').map(modelLines),
      ...notices.map((notice) => noticeLines(notice, showing)),
      ...log.after('watch', '').map(watchNews),
    ],
    heard: (event) => {
      if (event.kind === 'repaired') return fixReportLines(event.report, showing)
      if (event.kind === 'followed') return newsLines(event.plan, showing)
      if (event.kind !== 'found') return []
      const { found } = event
      return found.ok ? diagnosisLines(found.value, showing) : showError(found.error, showing.translator)
    },
  }
}

/** A watch is said when it begins to look, and at its end. */
function createWatchNews(showing: Showing): (watch: WatchItem) => readonly string[] {
  const said = new Map<string, boolean>()
  return (watch) => {
    const { id, running, times, error } = watch
    if (said.get(id) === running || (running && times === null)) return []
    said.set(id, running)
    if (error !== null) return showError(error, showing.translator)
    return running ? [toldOf(watch, showing)?.title ?? ''] : watchLines(watch, [], showing)
  }
}
