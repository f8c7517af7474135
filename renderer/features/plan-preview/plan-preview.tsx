import type { ReactNode } from 'react'

import type { ChatEntry } from '../../../shared/ipc/views.ts'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Withheld } from '../../components/withheld.tsx'
import { useText } from '../../i18n/text-context.ts'
import { useApp, useAppState, useChange } from '../../state/app-context.ts'
import { PlanStep } from './plan-step.tsx'
import { tickedDigests, withTick } from './plan-selection.ts'
import './plan-preview.css'

type PlanEntry = Extract<ChatEntry, { readonly kind: 'plan' }>
type Props = { readonly entry: PlanEntry; readonly live: boolean }

/** The whole plan before anything runs. Nothing here approves: "Review" asks main for the confirmation window. */
export function PlanPreview({ entry, live }: Props): ReactNode {
  const { text } = useText()
  const change = useChange()
  const allTicked = useAppState((state) => state.ticked)
  const opened = useAppState((state) => state.opened[entry.id])
  const ticked = tickedDigests(entry.steps, allTicked[entry.id])
  const editable = live && entry.state === 'open'
  const unfolded = editable || (opened ?? false)
  const counts = text('ui.plan.ticked', { ticked: ticked.length, total: entry.steps.length })
  const toggle = (digest: string, wanted: boolean): void =>
    change({ ticked: { ...allTicked, [entry.id]: withTick(entry.steps, ticked, { digest, ticked: wanted }) } })
  return (
    <Card
      title={text('ui.plan.title')}
      aside={entry.state === 'open' ? counts : text(`ui.plan.${entry.state}`)}
      {...(editable ? { foot: <PlanFoot entry={entry} ticked={ticked} /> } : { icon: 'list' as const })}
      end={!editable && <FoldButton entryId={entry.id} open={unfolded} />}
    >
      {unfolded && (
        <ol>
          {entry.steps.map((step) => (
            <PlanStep
              key={step.digest}
              step={step}
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
      {live && <ReopenFoot entry={entry} ticked={ticked} />}
    </Card>
  )
}

type FootProps = { readonly entry: PlanEntry; readonly ticked: readonly string[] }

function PlanFoot({ entry, ticked }: FootProps): ReactNode {
  const { text } = useText()
  const { actions } = useApp()
  const none = ticked.length === 0
  return (
    <>
      <span className="small muted grow">{text('ui.plan.safe')}</span>
      <Button onClick={() => void actions.dismissPlan(entry.id)}>{text('ui.plan.notNow')}</Button>
      <Button
        look="primary"
        aria-disabled={none}
        onClick={() => {
          if (!none) void actions.reviewPlan(entry.id, ticked)
        }}
      >
        {text('ui.plan.review', { count: ticked.length })}
      </Button>
    </>
  )
}

/** The way back to a plan that was put off, or that waits for an answer in a window that is no longer in sight. */
function ReopenFoot({ entry, ticked }: FootProps): ReactNode {
  const { text } = useText()
  const { actions } = useApp()
  const waits = entry.waitsForAnswer || entry.state === 'confirming'
  if (ticked.length === 0 || (!waits && entry.state !== 'not_now')) return null
  return (
    <div className="card-foot">
      <span className="grow" />
      <Button small onClick={() => void actions.reviewPlan(entry.id, ticked)}>
        {text(waits ? 'ui.card.ask.open' : 'ui.plan.again')}
      </Button>
    </div>
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
