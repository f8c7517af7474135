import type { ReactNode } from 'react'

import type { ChatEntry } from '../../../shared/ipc/views.ts'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { culpritAbove } from '../../components/culprit.ts'
import { PlainText } from '../../components/plain-text.tsx'
import { Withheld } from '../../components/withheld.tsx'
import { useText, type WindowText } from '../../i18n/text-context.ts'
import { useApp, useAppState, useChange } from '../../state/app-context.ts'
import { PlanStep } from './plan-step.tsx'
import { tickedDigests, withTick } from './plan-selection.ts'
import './plan-preview.css'

type PlanEntry = Extract<ChatEntry, { readonly kind: 'plan' }>
const undecided: readonly PlanEntry['state'][] = ['open', 'refused', 'not_now']

type Props = { readonly entry: PlanEntry; readonly live: boolean }

/** The whole plan before anything runs. Nothing here approves: "Review" asks main for the confirmation window. */
export function PlanPreview({ entry, live }: Props): ReactNode {
  const { text } = useText()
  const change = useChange()
  const allTicked = useAppState((state) => state.ticked)
  const opened = useAppState((state) => state.opened[entry.id])
  const technician = useAppState((state) => state.layout === 'technician')
  const culprit = useAppState(({ chat }) => culpritAbove(chat?.entries ?? [], entry.id)?.text ?? null)
  const ticked = tickedDigests(entry.steps, allTicked[entry.id])
  const open = live && entry.state === 'open'
  const unfolded = open || (opened ?? false)
  // A plan that was put off can be taken up again: unfold it, tick, review.
  const editable = live && unfolded && entry.steps.length > 0 && undecided.includes(entry.state)
  const counts = text('ui.plan.ticked', { ticked: ticked.length, total: entry.steps.length })
  const toggle = (digest: string, wanted: boolean): void =>
    change({ ticked: { ...allTicked, [entry.id]: withTick(entry.steps, ticked, { digest, ticked: wanted }) } })
  return (
    <Card
      title={text('ui.plan.title')}
      aside={stateText(entry, counts, text)}
      extraClass="plan-card"
      {...(open ? {} : { icon: 'list' as const })}
      {...(editable ? { foot: <PlanFoot entry={entry} ticked={ticked} /> } : {})}
      end={!open && <FoldButton entryId={entry.id} open={unfolded} />}
    >
      {unfolded && (
        <ol>
          {entry.steps.map((step) => (
            <PlanStep
              key={step.digest}
              step={step}
              hidesReason={!technician && step.because !== null && step.because === culprit}
              ticked={ticked.includes(step.digest)}
              editable={editable}
              onTick={(wanted) => toggle(step.digest, wanted)}
            />
          ))}
        </ol>
      )}
      {unfolded && entry.withheld.length > 0 && (
        <div className="plan-withheld">
          <Withheld title={text('ui.plan.withheld')} items={entry.withheld} />
        </div>
      )}
    </Card>
  )
}

/** How a plan stands, and how often it was put off. */
function stateText({ state, steps, deferrals }: PlanEntry, counts: string, text: WindowText['text']): string {
  if (state === 'open') return steps.length === 1 ? '' : counts
  const said = text(`ui.plan.${state}`)
  return state === 'not_now' && deferrals > 0 ? `${said} ${text('ui.plan.deferrals', { count: deferrals })}` : said
}

/** One step is the act itself; several are looked at first. */
function mainButtonText({ steps }: PlanEntry, ticked: readonly string[], text: WindowText['text']): string {
  const [only, ...others] = steps.filter(({ digest }) => ticked.includes(digest))
  if (only !== undefined && others.length === 0) return text('ui.plan.act', { title: only.title })
  return text('ui.plan.review', { count: ticked.length })
}

type FootProps = { readonly entry: PlanEntry; readonly ticked: readonly string[] }

function PlanFoot({ entry, ticked }: FootProps): ReactNode {
  const { text } = useText()
  const { actions } = useApp()
  const none = ticked.length === 0
  return (
    <>
      <span className="small muted grow">{text(entry.waitsForAnswer ? 'ui.plan.waits' : 'ui.plan.safe')}</span>
      {entry.state === 'open' && (
        <Button onClick={() => void actions.dismissPlan(entry.id)}>{text('ui.plan.notNow')}</Button>
      )}
      <Button
        look="primary"
        aria-disabled={none}
        onClick={() => {
          if (!none) void actions.reviewPlan(entry.id, ticked)
        }}
      >
        <PlainText text={mainButtonText(entry, ticked, text)} />
      </Button>
    </>
  )
}

function FoldButton({ entryId, open }: { readonly entryId: string; readonly open: boolean }): ReactNode {
  const { text } = useText()
  const { store } = useApp()
  return (
    <Button
      look="text"
      small
      aria-expanded={open}
      onClick={() => store.setState((state) => ({ opened: { ...state.opened, [entryId]: !open } }))}
    >
      {text(open ? 'ui.plan.hide' : 'ui.plan.show')}
    </Button>
  )
}
