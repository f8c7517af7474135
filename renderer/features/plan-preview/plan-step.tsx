import { useId, type ReactNode } from 'react'

import type { PlanStepView } from '../../../shared/ipc/views.ts'
import { Arguments, PlainArguments } from '../../components/arguments.tsx'
import { FlagBadge, RiskBadge } from '../../components/badge.tsx'
import { Changes } from '../../components/changes.tsx'
import { Checkbox } from '../../components/checkbox.tsx'
import { ErrorActions } from '../../components/error-actions.tsx'
import { ErrorCode } from '../../components/error-code.tsx'
import { errorSentences } from '../../components/error-sentences.ts'
import { Icon } from '../../components/icon.tsx'
import { PlainText } from '../../components/plain-text.tsx'
import { ItemList } from '../../components/item-list.tsx'
import { useText } from '../../i18n/text-context.ts'
import { useAppState } from '../../state/app-context.ts'

type Props = {
  readonly step: PlanStepView
  /** The verdict above says why. */
  readonly hidesReason: boolean
  readonly ticked: boolean
  readonly editable: boolean
  readonly onTick: (ticked: boolean) => void
}

/** One step: what happens, on what exactly, how risky, how long, how to undo it. */
export function PlanStep({ step, hidesReason, ticked, editable, onTick }: Props): ReactNode {
  const windowText = useText()
  const { text } = windowText
  const id = useId()
  return (
    <li className={ticked ? 'step' : 'step off'}>
      <Checkbox id={id} checked={ticked} disabled={!editable || step.reason !== null} onChange={onTick} />
      <div>
        <div className="top">
          <h3>
            <label htmlFor={id}>{step.title}</label>
          </h3>
          {step.needsAdmin && <FlagBadge icon="admin" word={text('ui.shell.flag.admin')} />}
          {step.needsIdle && <FlagBadge icon="idle" word={text('ui.shell.flag.idle')} />}
          <RiskBadge risk={step.risk} />
        </div>
        <p className="say">
          <PlainText text={step.what} />
        </p>
        {!hidesReason && <Reason step={step} />}
        {step.reason !== null && (
          <p className="say blocked">
            <Icon name="lock" />
            <span>
              <PlainText text={errorSentences(step.reason, windowText)} /> <ErrorCode number={step.reason.number} />
            </span>
            <ErrorActions code={step.reason.code} />
          </p>
        )}
        {step.risk === 'elevated' && step.lose !== null && (
          <p className="say lose">
            <PlainText text={step.lose} />
          </p>
        )}
        <Changes changes={step.changes.filter(({ planned }) => planned !== null)} />
        {step.list !== null && (
          <div className="step-list">
            <p className="say">{text('ui.plan.list')}</p>
            <ItemList list={step.list} />
          </div>
        )}
        <StepFacts step={step} />
        <StepDetails step={step} />
      </div>
    </li>
  )
}

function Reason({ step: { because } }: Pick<Props, 'step'>): ReactNode {
  const { text } = useText()
  return (
    <p className="say quiet">
      <PlainText text={because === null ? text('ui.plan.requested') : text('ui.plan.because', { because })} />
    </p>
  )
}

/** Every argument to the letter: in sight for a technician, behind "Details" for everybody else. */
function StepDetails({ step }: { readonly step: PlanStepView }): ReactNode {
  const { text } = useText()
  const technician = useAppState((state) => state.layout === 'technician')
  if (step.args.length === 0) return null
  return (
    <details className="step-details" open={technician}>
      <summary>{text('ui.plan.details')}</summary>
      <span className="mono quiet">{step.tool}</span> <Arguments args={step.args} />
    </details>
  )
}

function StepFacts({ step }: { readonly step: PlanStepView }): ReactNode {
  return (
    <div className="meta">
      <PlainArguments args={step.args} />
      {step.preview !== null && (
        <span className="strong">
          <PlainText text={step.preview} />
        </span>
      )}
      {step.duration !== null && (
        <span>
          <Icon name="clock" />
          {step.duration}
        </span>
      )}
      <span>
        <Icon name="undo" />
        {step.undo}
      </span>
    </div>
  )
}
