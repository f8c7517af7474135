import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'

import type { ConfirmationView } from '../../shared/ipc/views.ts'
import { Button } from '../components/button.tsx'
import type { ConfirmText } from './confirm-text.ts'
import type { Answer, AnswerState } from './use-answer.ts'

type ActionsProps = {
  readonly request: ConfirmationView
  readonly state: AnswerState
  readonly text: ConfirmText
  readonly onAnswer: (answer: Answer) => void
}

/** Refuse first and with the focus. What is hard to undo never gets the accent and never takes Enter. */
export function ConfirmActions({ request, state, text, onAnswer }: ActionsProps): ReactNode {
  const refuse = useRef<HTMLButtonElement>(null)
  const elevated = request.steps.some(({ risk }) => risk === 'elevated')
  const closed = state === 'sent'
  const waiting = closed || state === 'settling'
  useEffect(() => refuse.current?.focus(), [])
  const start = (answer: Answer) => () => {
    if (!waiting) onAnswer(answer)
  }
  const noEnter = elevated ? withoutEnter : undefined
  return (
    <footer className="dlg-foot">
      <div className="btns">
        <Button ref={refuse} aria-disabled={closed} onClick={() => onAnswer('refuse')}>
          {text('ui.confirm.refuse')}
        </Button>
        <Button aria-disabled={closed} onClick={() => onAnswer('not_today')}>
          {text('ui.confirm.notToday')}
        </Button>
        <Button aria-disabled={waiting} onKeyDown={noEnter} onClick={start('when_idle')}>
          {text('ui.confirm.whenIdle')}
        </Button>
        <Button
          look={elevated ? 'run-elevated' : 'primary'}
          {...(request.steps.some(({ needsAdmin }) => needsAdmin) ? { icon: 'admin' } : {})}
          aria-disabled={waiting}
          onKeyDown={noEnter}
          onClick={start('run_now')}
        >
          {runWord(request, text)}
        </Button>
      </div>
      <p className="hint" role="status">
        {text(hintOf(state, elevated))}
      </p>
    </footer>
  )
}

function withoutEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault()
}

function runWord({ kind, steps }: ConfirmationView, text: ConfirmText): string {
  if (kind === 'undo') return text('ui.confirm.undoNow')
  return steps.length === 1 ? text('ui.confirm.runNow') : text('ui.confirm.runSteps', { count: steps.length })
}

function hintOf(state: AnswerState, elevated: boolean) {
  if (state === 'sent') return 'ui.confirm.sending'
  if (state === 'not_accepted') return 'ui.confirm.notAccepted'
  return elevated ? 'ui.confirm.hint.elevated' : 'ui.confirm.hint.other'
}
