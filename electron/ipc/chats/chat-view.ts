import type { ChatSummary, ChatView } from '../../../shared/ipc/views.ts'
import { isOpen } from './call-cards.ts'
import type { ChatRecord, ChecksEntry, FixesEntry, RecordEntry } from './chat-record.ts'
import { entryView, searchTexts } from './entry-views.ts'
import { titleOf, type ViewContext } from './view-context.ts'

const titleCharacters = 80

export function chatView(
  { record, live }: { readonly record: ChatRecord; readonly live: boolean },
  context: ViewContext,
): ChatView {
  return {
    ...chatSummary(record, context),
    live,
    draft: record.draft,
    entries: record.entries.map((entry) => entryView(entry, context)),
  }
}

export function chatSummary(record: ChatRecord, context: ViewContext): ChatSummary {
  const { chatId, updatedAt, entries } = record
  return { chatId, updatedAt, title: titleOfChat(entries, context), verdict: verdictOf(entries) }
}

/** What a search looks through. NFKC: the same word typed on another keyboard is the same word. */
export function searchText(record: ChatRecord, context: Pick<ViewContext, 'registry'>): string {
  return folded(record.entries.flatMap((entry) => searchTexts(entry, context)).join('\n'))
}

export function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

function titleOfChat(entries: readonly RecordEntry[], context: ViewContext): string {
  const complaint = entries.find((entry) => entry.kind === 'complaint')
  if (complaint) return cut(complaint.text.replace(/\s+/gu, ' ').trim())
  const card = entries.flatMap((entry) => (entry.kind === 'checks' ? entry.cards : []))[0]
  return card ? titleOf(card.tool, context) : context.translator.text('ui.main.newChat')
}

function cut(text: string): string {
  // Never in the middle of a character of two units.
  return text.length <= titleCharacters
    ? text
    : `${text.slice(0, titleCharacters - 1).replace(/[\uD800-\uDBFF]$/u, '')}…`
}

function verdictOf(entries: readonly RecordEntry[]): ChatSummary['verdict'] {
  const running = entries.filter((entry) => (entry.kind === 'checks' || entry.kind === 'fixes') && entry.running)
  if (running.length > 0) return running.every(onlyWaits) ? 'parked' : 'running'
  const checks = entries.filter((entry) => entry.kind === 'checks').at(-1)
  if (!checks) return 'unknown'
  const open = standing(checks, entries)
  if (open.some(({ severity }) => severity === 'problem')) return 'problem'
  if (open.some(({ severity }) => severity === 'warning')) return 'warning'
  return checks.cards.some(({ verdict }) => verdict === 'healthy' || verdict === 'problem') ? 'healthy' : 'unknown'
}

/** A step that waits for a free PC does nothing: nothing may move for it. */
function onlyWaits(entry: RecordEntry): boolean {
  const open = entry.kind === 'fixes' ? entry.cards.filter(isOpen) : []
  return open.length > 0 && open.every(({ state }) => state === 'awaiting_idle')
}

/** Findings that no fix has cleared since. */
function standing(checks: ChecksEntry, entries: readonly RecordEntry[]): ChecksEntry['findings'] {
  const later = entries.slice(entries.indexOf(checks) + 1)
  const fixes = later.filter((entry): entry is FixesEntry => entry.kind === 'fixes')
  const cleared = new Set(fixes.flatMap((entry) => clearedBy(entry, entries)))
  return checks.findings.filter(({ tool, id }) => !cleared.has(`${tool} ${id}`))
}

function clearedBy({ planId, results }: FixesEntry, entries: readonly RecordEntry[]): readonly string[] {
  const plan = entries.find((entry) => entry.kind === 'plan' && entry.id === planId)
  if (plan?.kind !== 'plan') return []
  const fixed = results.filter(({ verdict, undone }) => verdict === 'fixed' && !undone).map(({ tool }) => tool)
  return plan.proposed.filter(({ tool }) => fixed.includes(tool)).map(({ because }) => `${because.tool} ${because.id}`)
}
