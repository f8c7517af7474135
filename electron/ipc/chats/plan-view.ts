import type { ChatEntry, PlanStepView, WithheldView } from '../../../shared/ipc/views.ts'
import type { ProposedFix, WithheldFix } from '../../../shared/domain/diagnosis.ts'
import { shownInDiffs } from '../../views/diff-view.ts'
import { toldWithheld } from '../../views/told-withheld.ts'
import { asCalled } from '../../contract/as-called.ts'
import { noticeWords, undoText } from '../../views/notice-words.ts'
import { previewList, previewText } from '../../views/preview-text.ts'
import type { PlannedChange } from '../../../shared/domain/tool-call.ts'
import { validateArgs } from '../../contract/argument-validation.ts'
import type { PlanItem } from '../../conversation/items.ts'
import { changeViews } from '../../views/change-views.ts'
import { argumentViews, errorView, readerIn, type ViewContext } from './view-context.ts'
import { findingText, titleOf } from '../../views/tool-titles.ts'

export function planView(entry: PlanItem, context: ViewContext): Extract<ChatEntry, { kind: 'plan' }> {
  const { id, at, state, proposed, withheld, changes = {} } = entry
  return {
    kind: 'plan',
    id,
    at,
    state,
    steps: proposed.flatMap((fix) => stepView(fix, changes[fix.digest] ?? [], context) ?? []),
    withheld: withheldViews(withheld, context),
    waitsForAnswer: entry.waiting.length > 0,
    deferrals: entry.deferrals ?? 0,
  }
}

/** Fixes that are not offered: two findings can hold back the same one for the same reason. */
export function withheldViews(withheld: readonly WithheldFix[], context: ViewContext): readonly WithheldView[] {
  const views = toldWithheld(withheld).map(({ tool, reason }) => ({
    title: titleOf(tool, context),
    reason: errorView(reason, context),
  }))
  return [...new Map(views.map((view) => [`${view.title}\n${view.reason.why}`, view])).values()]
}

/** The first few say of what kind they are; the question before the repair shows more. */
const itemsInSight = 3

/** Null = the tool is not there any more. */
function stepView(fix: ProposedFix, changes: readonly PlannedChange[], context: ViewContext): PlanStepView | null {
  const { registry, translator } = context
  const found = registry.find(fix.tool)
  if (!found) return null
  const full = validateArgs(found, fix.args)
  const args = full.ok ? full.value : fix.args
  const tool = asCalled(found, args)
  const call = { args, object: fix.object }
  const words = noticeWords(tool, call, readerIn(context))
  const inDiffs = shownInDiffs(tool, fix.preview ?? {})
  // Asked anew for every view: a mode that was switched meanwhile shows at once.
  const reason = registry.unavailableReasons(found, context.role)[0]
  return {
    digest: fix.digest,
    tool: fix.tool,
    ...words,
    undo: undoText(words, translator),
    risk: tool.access.risk,
    needsAdmin: tool.access.requiresAdmin,
    needsIdle: tool.access.requiresIdleCheck,
    because: fix.because === 'request' ? null : findingText(fix.because, context),
    finding: fix.because === 'request' ? null : { tool: fix.because.tool, id: fix.because.id },
    args: argumentViews({ tool: fix.tool, ...call }, context).map((each) => ({
      ...each,
      plain: each.plain && !inDiffs.includes(each.name),
    })),
    preview: fix.preview === null ? null : previewText(tool, fix.preview, translator),
    list: fix.preview === null ? null : previewList(tool, fix.preview, { translator, most: itemsInSight }),
    changes: changeViews(fix.tool, changes, context),
    ticked: fix.ticked,
    reason: reason ? errorView(reason, context) : null,
  }
}
