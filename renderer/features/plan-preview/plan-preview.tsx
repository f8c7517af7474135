import type { ReactNode } from 'react'

import type { ChatEntry, PlanStepView } from '../../../shared/ipc/views.ts'
import { RiskBadge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Icon } from '../../components/icon.tsx'
import { Card } from '../../components/card.tsx'
import { culpritAbove } from '../../components/culprit.ts'
import { PlainText } from '../../components/plain-text.tsx'
import { planTitle } from '../../components/plan-title.ts'
import { Withheld } from '../../components/withheld.tsx'
import { useText, type WindowText } from '../../i18n/text-context.ts'
import { useApp, useAppState, useChange } from '../../state/app-context.ts'
import { PlanStep } from './plan-step.tsx'
import { tickedDigests, withTick } from './plan-selection.ts'
import './plan-preview.css'

type PlanEntry = Extract<ChatEntry, { readonly kind: 'plan' }>
const undecided: readonly PlanEntry['state'][] = ['open', 'refused', 'not_now']

type Props = {
  readonly entry: PlanEntry
  readonly live: boolean
  /** It stands in the card of the answer that it belongs to. */
  readonly isWithin?: boolean
}

/** The whole plan before anything runs. Nothing here approves: the main button asks main for the confirmation window. */
export function PlanPreview({ entry, live, isWithin = false }: Props): ReactNode {
  const { text } = useText()
  const opened = useAppState((state) => state.opened[entry.id])
  const allTicked = useAppState((state) => state.ticked)
  const ticked = tickedDigests(entry.steps, allTicked[entry.id])
  const open = live && entry.state === 'open'
  const unfolded = open || (opened ?? false)
  // A plan that was put off can be taken up again: unfold it, choose, review.
  const editable = live && unfolded && entry.steps.length > 0 && undecided.includes(entry.state)
  // What was offered too early and turned out to be nothing.
  if (entry.steps.length === 0 && entry.withheld.length === 0) return null
  const counts = text('ui.plan.ticked', { ticked: ticked.length, total: entry.steps.length })
  const state = stateText(entry, counts, text)
  const isPutOff = live && !unfolded && entry.state === 'not_now' && ticked.length > 0
  const fold = !open && (
    <>
      {isPutOff && <TakeUpButton entryId={entry.id} ticked={ticked} />}
      <FoldButton entryId={entry.id} open={unfolded} />
    </>
  )
  const body = unfolded && <PlanBody entry={entry} ticked={ticked} editable={editable} />
  if (isWithin) {
    return (
      <section className="plan-card within" aria-label={text(planTitle(entry.steps))}>
        {state !== '' && (
          <p className="plan-state">
            <span className="muted small grow">{state}</span>
            {fold}
          </p>
        )}
        {body}
      </section>
    )
  }
  return (
    <Card
      title={text(planTitle(entry.steps))}
      aside={state}
      extraClass="plan-card"
      {...(open ? {} : { icon: 'list' as const })}
      end={fold}
    >
      {body}
    </Card>
  )
}

type BodyProps = { readonly entry: PlanEntry; readonly ticked: readonly string[]; readonly editable: boolean }

/** One step is the act, with what happens behind it; several are looked at first. */
function PlanBody({ entry, ticked, editable }: BodyProps): ReactNode {
  const { text } = useText()
  const technician = useAppState((state) => state.layout === 'technician')
  const [only, ...others] = entry.steps
  // A step that a person has to choose first stands in sight.
  const isAct = only?.ticked === true && others.length === 0 && only.reason === null && entry.withheld.length === 0
  const steps = <PlanSteps entry={entry} ticked={ticked} editable={editable} />
  if (isAct && editable) {
    return (
      <>
        <PlanAct entry={entry} ticked={ticked} only={only} />
        <details className="step-what" open={technician}>
          <summary>{text('ui.plan.whatHappens')}</summary>
          {steps}
        </details>
      </>
    )
  }
  return (
    <>
      {steps}
      {entry.withheld.length > 0 && (
        <div className="plan-withheld">
          <Withheld title={text('ui.plan.withheld')} items={entry.withheld} />
        </div>
      )}
      {editable && <PlanAct entry={entry} ticked={ticked} only={null} />}
    </>
  )
}

function PlanSteps({ entry, ticked, editable }: BodyProps): ReactNode {
  const change = useChange()
  const allTicked = useAppState((state) => state.ticked)
  const technician = useAppState((state) => state.layout === 'technician')
  const culprit = useAppState(({ chat }) => culpritAbove(chat?.entries ?? [], entry.id)?.text ?? null)
  const toggle = (digest: string, wanted: boolean): void =>
    change({ ticked: { ...allTicked, [entry.id]: withTick(entry.steps, ticked, { digest, ticked: wanted }) } })
  return (
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
  )
}

/** How a plan stands, and how often it was put off. */
function stateText({ state, steps, deferrals }: PlanEntry, counts: string, text: WindowText['text']): string {
  if (state === 'open') return steps.length === 1 ? '' : counts
  return state === 'not_now' && deferrals > 0
    ? text('ui.plan.deferrals', { count: deferrals })
    : text(`ui.plan.${state}`)
}

/** One step is the act itself; several are looked at first. */
function mainButtonText({ steps }: PlanEntry, ticked: readonly string[], text: WindowText['text']): string {
  const [only, ...others] = steps.filter(({ digest }) => ticked.includes(digest))
  if (only !== undefined && others.length === 0) return text('ui.plan.act', { title: only.title })
  return text('ui.plan.review', { count: ticked.length })
}

type ActProps = {
  readonly entry: PlanEntry
  readonly ticked: readonly string[]
  /** The one step of the plan, where the button is all that stands open of it. */
  readonly only: PlanStepView | null
}

/** The one main button, named after what it does, and beside it what that costs. */
function PlanAct({ entry, ticked, only }: ActProps): ReactNode {
  const { text } = useText()
  const { actions } = useApp()
  const none = ticked.length === 0
  const hint = only?.lose ?? text('ui.plan.safe')
  return (
    <div className="plan-act">
      <Button
        look="primary"
        aria-disabled={none}
        onClick={() => {
          if (!none) void actions.reviewPlan(entry.id, ticked)
        }}
      >
        <PlainText text={mainButtonText(entry, ticked, text)} />
      </Button>
      {entry.state === 'open' && (
        <Button look="quiet" onClick={() => void actions.dismissPlan(entry.id)}>
          {text('ui.plan.notNow')}
        </Button>
      )}
      {only?.risk === 'elevated' && <RiskBadge risk={only.risk} />}
      <span className="hint small muted">
        <Icon name="info" />
        <PlainText text={entry.waitsForAnswer ? text('ui.plan.waits') : hint} />
      </span>
    </div>
  )
}

/** What was put off starts from where it stands. */
function TakeUpButton({ entryId, ticked }: Pick<BodyProps, 'ticked'> & { readonly entryId: string }): ReactNode {
  const { text } = useText()
  const { actions } = useApp()
  return (
    <Button small onClick={() => void actions.reviewPlan(entryId, ticked)}>
      {text('ui.result.doItNow')}
    </Button>
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
