import type { ChatEntry, PlanStepView, WithheldView } from '../../../shared/ipc/views.ts'
import type { ProposedFix } from '../../agents/diagnosis.ts'
import { previewText } from '../../views/preview-text.ts'
import type { PlannedChange } from '../../policy/changes.ts'
import { validateArgs } from '../../tools/argument-validation.ts'
import type { PlanEntry } from './chat-record.ts'
import { changeViews } from './fix-changes.ts'
import { argumentViews, errorView, findingText, titleOf, type ViewContext } from './view-context.ts'

export function planView(entry: PlanEntry, context: ViewContext): Extract<ChatEntry, { kind: 'plan' }> {
  const { id, at, state, proposed, withheld, changes = {} } = entry
  return {
    kind: 'plan',
    id,
    at,
    state,
    steps: proposed.flatMap((fix) => stepView(fix, changes[fix.digest] ?? [], context) ?? []),
    withheld: eachOnce(
      withheld.map(({ tool, reason }) => ({ title: titleOf(tool, context), reason: errorView(reason, context) })),
    ),
    waitsForAnswer: entry.parked.length > 0,
    deferrals: entry.deferrals ?? 0,
  }
}

/** Two findings can hold back the same fix for the same reason. */
function eachOnce(views: readonly WithheldView[]): readonly WithheldView[] {
  return [...new Map(views.map((view) => [`${view.title}\n${view.reason.why}`, view])).values()]
}

/** Null = the tool is not there any more. */
function stepView(fix: ProposedFix, changes: readonly PlannedChange[], context: ViewContext): PlanStepView | null {
  const { registry, translator } = context
  const tool = registry.find(fix.tool)
  if (!tool) return null
  const { locale } = translator
  const full = validateArgs(tool, fix.args)
  const { notice, purpose, title } = tool.texts
  // Asked anew for every view: a mode that was switched meanwhile shows at once.
  const reason = registry.unavailableReasons(tool, context.role)[0]
  return {
    digest: fix.digest,
    tool: fix.tool,
    title: title[locale],
    what: (notice?.what ?? purpose)[locale],
    risk: tool.access.risk,
    needsAdmin: tool.access.requiresAdmin,
    needsIdle: tool.access.requiresIdleCheck,
    duration: notice?.duration[locale] ?? null,
    undo: notice?.undo[locale] ?? null,
    because: findingText(fix.because, context),
    args: argumentViews(fix.tool, full.ok ? full.value : fix.args, context),
    preview: fix.preview === null ? null : previewText(tool, fix.preview, translator),
    changes: changeViews(fix.tool, changes, context),
    ticked: fix.ticked,
    reason: reason ? errorView(reason, context) : null,
  }
}
