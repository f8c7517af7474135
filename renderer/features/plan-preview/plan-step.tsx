import { useId, type ReactNode } from 'react'

import type { PlanStepView } from '../../../shared/ipc/views.ts'
import { Arguments } from '../../components/arguments.tsx'
import { FlagBadge, RiskBadge } from '../../components/badge.tsx'
import { Changes } from '../../components/changes.tsx'
import { Checkbox } from '../../components/checkbox.tsx'
import { ErrorActions } from '../../components/error-actions.tsx'
import { ErrorCode } from '../../components/error-code.tsx'
import { Icon } from '../../components/icon.tsx'
import { PlainText } from '../../components/plain-text.tsx'
import { useText } from '../../i18n/text-context.ts'

type Props = {
  readonly step: PlanStepView
  readonly ticked: boolean
  readonly editable: boolean
  readonly onTick: (ticked: boolean) => void
}

/** One step: what happens, on what exactly, how risky, how long, how to take it back. */
export function PlanStep({ step, ticked, editable, onTick }: Props): ReactNode {
  const { text } = useText()
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
        <p className="say quiet">
          <PlainText text={text('ui.plan.because', { because: step.because })} />
        </p>
        {step.reason !== null && (
          <p className="say blocked">
            <Icon name="lock" />
            <span>
              <PlainText text={`${step.reason.why} ${step.reason.next}`} /> <ErrorCode number={step.reason.number} />
            </span>
            <ErrorActions code={step.reason.code} />
          </p>
        )}
        <Changes changes={step.changes} />
        <StepFacts step={step} />
      </div>
    </li>
  )
}

function StepFacts({ step }: { readonly step: PlanStepView }): ReactNode {
  const { text } = useText()
  return (
    <div className="meta">
      <Arguments args={step.args} />
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
        {step.undo === null ? text('ui.plan.noUndo') : text('ui.plan.undo', { undo: step.undo })}
      </span>
    </div>
  )
}
