import { withoutPaths } from '../../../shared/domain/attached-paths.ts'
import { longestTitle } from '../../../shared/domain/chat-title.ts'
import { isSameFinding, type FindingName } from '../../../shared/domain/conclusion.ts'
import type { ChatChanges } from '../../../shared/ipc/chat-changes.ts'
import type { ChatSummary, ChatView } from '../../../shared/ipc/views.ts'
import { onlyWaits } from '../../conversation/call-cards.ts'
import type { Conversation } from '../../conversation/conversations.ts'
import type { ChecksItem, FixesItem, Item, WatchItem } from '../../conversation/items.ts'
import { chatOutcome } from './chat-outcome.ts'
import { clearedFinding } from './cleared-finding.ts'
import { entryView, searchTexts } from './entry-views.ts'
import { type ViewContext } from './view-context.ts'
import { callTitleOf, titleOf } from '../../views/tool-titles.ts'

type Log = Conversation['log']

export function chatView({ log, live }: Pick<Conversation, 'log' | 'live'>, context: ViewContext): ChatView {
  return {
    ...chatSummary(log, context),
    live,
    draft: log.draft(),
    queued: log.queued(),
    version: log.version(),
    entries: log.all().map((item) => entryView(item, { ...context, log })),
  }
}

/** What has changed since this version. What it costs depends on that alone, not on how long the chat is. */
export function changesView(
  { log, live }: Pick<Conversation, 'log' | 'live'>,
  from: number,
  context: ViewContext,
): ChatChanges {
  return {
    ...chatSummary(log, context),
    live,
    draft: log.draft(),
    queued: log.queued(),
    from,
    version: log.version(),
    entries: log.since(from).map((item) => entryView(item, { ...context, log })),
  }
}

export function chatSummary(log: Log, context: ViewContext): ChatSummary {
  const verdict = verdictOf(log)
  return {
    chatId: log.chatId,
    updatedAt: log.updatedAt(),
    title: titleOfChat(log, context),
    verdict,
    ...(isCheckUp(log) ? { isCheckUp: true } : {}),
    story: chatOutcome(log, verdict, context),
  }
}

function isCheckUp(log: Log): boolean {
  return log.first('complaint') === null && log.after('checks', '')[0]?.checkUp !== undefined
}

/** What a search looks through. NFKC: the same word typed on another keyboard is the same word. */
export function searchText(items: readonly Item[], context: Pick<ViewContext, 'registry'>): string {
  return folded(items.flatMap((item) => searchTexts(item, context)).join('\n'))
}

export function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

function titleOfChat(log: Log, context: ViewContext): string {
  const given = log.title()
  if (given !== '') return cut(given)
  const complaint = log.first('complaint')
  if (complaint) return cut(withoutPaths(complaint.text).replace(/\s+/gu, ' ').trim())
  const [first] = log.after('checks', '')
  if (first?.checkUp !== undefined) return context.translator.text('checkUp.title')
  const chosen = log.after('reply', '').find(({ choice }) => choice)?.choice
  if (chosen) return cut(callTitleOf(chosen, context))
  const [card] = log.after('checks', '').flatMap(({ cards }) => cards)
  return card ? titleOf(card.tool, context) : context.translator.text('ui.main.newChat')
}

function cut(text: string): string {
  // Never in the middle of a character of two units.
  return text.length <= longestTitle ? text : `${text.slice(0, longestTitle - 1).replace(/[\uD800-\uDBFF]$/u, '')}…`
}

function verdictOf(log: Log): ChatSummary['verdict'] {
  const running = log.running()
  if (running.length > 0) return running.every(onlyWaits) ? 'waiting' : 'running'
  const checks = log.last('checks')
  if (!checks) return hasOnlyDone(log) ? 'healthy' : 'unknown'
  const looks = [checks, ...log.after('watch', checks.id).slice(-1)]
  const open = looks.flatMap((look) => standing(look, log).filter((finding) => isCause(finding, look)))
  if (open.some(({ severity }) => severity === 'problem')) return 'problem'
  if (open.some(({ severity }) => severity === 'warning')) return 'warning'
  // What may be the cause is not healthy, however harmless it is by itself.
  const isLeftOpen = checks.conclusion?.verdict === 'cannot_tell' || (checks.conclusion && open.length > 0)
  if (isLeftOpen || (checks.checkUp?.unread ?? 0) > 0) return 'unknown'
  // What a person has to see to themselves is nothing that a check could call sound.
  if (checks.plan?.firstAid !== undefined) return 'unknown'
  return checks.cards.some(({ verdict }) => verdict === 'healthy' || verdict === 'problem') ? 'healthy' : 'unknown'
}

/** Where nothing was looked at: whether all that a person wished for was done and still is. */
function hasOnlyDone(log: Log): boolean {
  const results = log.after('fixes', '').flatMap((item) => item.results.filter(({ undone }) => !undone))
  return results.length > 0 && results.every(({ verdict, error }) => verdict === 'fixed' && error === null)
}

/** What was looked at once, or again and again since. */
type Look = Pick<ChecksItem | WatchItem, 'id' | 'findings' | 'conclusion'>

/** What was only noticed, or follows from a cause, does not colour the chat. Records of before say of nothing which it is. */
function isCause(finding: FindingName, { conclusion }: Look): boolean {
  return conclusion ? conclusion.causes.some((cause) => isSameFinding(cause, finding)) : true
}

/** Findings that no fix has cleared since. */
function standing(look: Look, log: Log): Look['findings'] {
  const cleared = new Set(log.after('fixes', look.id).flatMap((item) => clearedBy(item, log)))
  return look.findings.filter(({ tool, id }) => !cleared.has(`${tool} ${id}`))
}

function clearedBy(item: FixesItem, log: Log): readonly string[] {
  return item.results.flatMap((result) => {
    const cleared = clearedFinding(item, result, log)
    return cleared === null ? [] : [`${cleared.tool} ${cleared.id}`]
  })
}
