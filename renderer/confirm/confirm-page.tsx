import { useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react'

import type { ConfirmBridge, ConfirmationView } from '../../shared/ipc/confirmation-view.ts'
import { Icon } from '../components/icon.tsx'
import { PlainText } from '../components/plain-text.tsx'
import { CommandClass } from './command-class.tsx'
import { ConfirmActions } from './confirm-actions.tsx'
import { describingIds, Facts, StepBadges } from './confirm-facts.tsx'
import { ConfirmFrame } from './confirm-frame.tsx'
import type { ConfirmText } from './confirm-text.ts'
import { EndMark } from '../components/exact-value.tsx'
import { FileDiffs } from '../components/file-diff.tsx'
import { KeepBack } from './keep-back.tsx'
import { RememberChoice } from './remember-choice.tsx'
import { useAnswer, type Answer, type Remember } from './use-answer.ts'
import { useFit } from './use-fit.ts'
import { useSeen } from './use-seen.ts'

type ConfirmPageProps = {
  readonly bridge: ConfirmBridge
  readonly request: ConfirmationView
  readonly text: ConfirmText
}

/** One question to a person: what will happen, what it costs, how it is undone; then the answer. */
export function ConfirmPage({ bridge, request, text }: ConfirmPageProps): ReactNode {
  const body = useRef<HTMLElement>(null)
  const seen = useSeen(body)
  const isShown = useFit(body, bridge)
  const { state, give } = useAnswer(bridge, request, isShown)
  const [remember, setRemember] = useState<Remember>('no')
  const [keptBack, setKeptBack] = useState<readonly string[]>([])
  const titleId = useId()
  const textId = useId()
  const { whole } = seen
  const several = request.steps.length > 1
  const described = request.steps.flatMap((step, index) => [
    ...(several ? [`${textId}-${String(index)}-title`] : []),
    ...describingIds({ step, kind: request.kind, id: `${textId}-${String(index)}` }),
  ])
  const answer = useCallback(
    (chosen: Answer) => give(chosen, { remember, seenWhole: whole, keptBack }),
    [give, remember, whole, keptBack],
  )
  useKeys(answer)
  return (
    <ConfirmFrame
      labelledBy={titleId}
      describedBy={[textId, ...described].join(' ')}
      simulated={request.simulated}
      text={text}
    >
      <main ref={body} className="dlg-body" tabIndex={0} aria-labelledby={titleId}>
        <div className="dlg-head">
          <h1 id={titleId}>
            <PlainText text={titleOf(request, text)} />
          </h1>
          <Sentence request={request} text={text} id={textId} />
        </div>
        <Question request={request} text={text} id={textId} />
        {request.keepable && <KeepBack parts={request.keepable} kept={keptBack} onChange={setKeptBack} text={text} />}
        <div className="dlg-notes">
          {request.inUse && <InUse text={text} />}
          {request.mayRemember && (
            <RememberChoice request={request} value={remember} onChange={setRemember} text={text} />
          )}
        </div>
        <EndMark />
      </main>
      <ConfirmActions request={request} state={state} seen={seen} text={text} onAnswer={answer} />
    </ConfirmFrame>
  )
}

function InUse({ text }: Pick<ConfirmPageProps, 'text'>): ReactNode {
  return (
    <p className="inuse">
      <Icon name="mouse" />
      <span>{text('ui.confirm.inUse')}</span>
    </p>
  )
}

/** Escape refuses from everywhere; a key held down since before the window came up does nothing. */
function useKeys(answer: (chosen: Answer) => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault()
      if (event.key === 'Escape' && !event.repeat) answer('refuse')
    }
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [answer])
}

type PartProps = { readonly request: ConfirmationView; readonly text: ConfirmText }

function titleOf({ steps }: ConfirmationView, text: ConfirmText): string {
  const [first] = steps
  if (steps.length === 1 && first !== undefined) return first.title
  return text('ui.confirm.title.plan', { count: steps.length })
}

function Sentence({ request, text, id }: PartProps & { readonly id: string }): ReactNode {
  const [first] = request.steps
  if (request.steps.length === 1 && first !== undefined) {
    return (
      <>
        <p className="sentence" id={id}>
          <PlainText text={first.what} />
        </p>
        <StepBadges step={first} text={text} />
        {first.command !== null && <CommandClass command={first.command} text={text} />}
        <FileDiffs diffs={first.diffs} text={text} />
      </>
    )
  }
  return (
    <p className="sentence muted" id={id}>
      <PlainText text={text('ui.confirm.order', { target: request.target })} />
    </p>
  )
}

function Question({ request, text, id }: PartProps & { readonly id: string }): ReactNode {
  const { steps, kind, target } = request
  const [first] = steps
  if (steps.length === 1 && first !== undefined) {
    return <Facts step={first} kind={kind} target={target} text={text} look="facts" id={`${id}-0`} />
  }
  return (
    <ol className="plan-steps">
      {steps.map((step, index) => (
        <li key={`${index}-${step.tool}`} className="plan-step">
          <div className="top">
            <h2 id={`${id}-${String(index)}-title`}>
              <PlainText text={text('ui.confirm.step', { number: index + 1, title: step.title })} />
            </h2>
            <StepBadges step={step} text={text} />
          </div>
          <p className="say">
            <PlainText text={step.what} />
          </p>
          {step.command !== null && <CommandClass command={step.command} text={text} />}
          <FileDiffs diffs={step.diffs} text={text} />
          <Facts step={step} kind={kind} text={text} look="mini" id={`${id}-${String(index)}`} />
        </li>
      ))}
    </ol>
  )
}
