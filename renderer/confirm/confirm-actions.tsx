import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'

import type { ConfirmationView } from '../../shared/ipc/confirmation-view.ts'
import { Button } from '../components/button.tsx'
import type { ConfirmText } from './confirm-text.ts'
import type { Answer, AnswerState } from './use-answer.ts'
import type { Seen } from './use-seen.ts'

type ActionsProps = {
  readonly request: ConfirmationView
  readonly state: AnswerState
  readonly seen: Seen
  readonly text: ConfirmText
  readonly onAnswer: (answer: Answer) => void
}

/**
 * Refuse first and with the focus. What is hard to undo never gets the accent and never takes Enter. What starts something is
 * closed until all of the question was in sight; pressed before, it leads to what is left to see.
 */
export function ConfirmActions({ request, state, seen, text, onAnswer }: ActionsProps): ReactNode {
  const refuse = useRef<HTMLButtonElement>(null)
  const hintId = useId()
  const elevated = request.steps.some(({ risk }) => risk === 'elevated')
  const closed = state === 'sent'
  const waiting = closed || state === 'settling' || !seen.whole
  useEffect(() => refuse.current?.focus(), [])
  const starting = (answer: Answer) => ({
    'aria-disabled': waiting,
    'aria-describedby': hintId,
    onKeyDown: elevated ? withoutEnter : undefined,
    onClick: () => {
      if (!seen.whole) seen.goToUnseen()
      else if (!waiting) onAnswer(answer)
    },
  })
  const admin = request.steps.some(({ needsAdmin }) => needsAdmin) ? ({ icon: 'admin' } as const) : {}
  return (
    <footer className={`dlg-foot ${request.kind}`}>
      <div className="btns">
        <Button ref={refuse} aria-disabled={closed} onClick={() => onAnswer('refuse')}>
          {text(refuseWords[request.kind])}
        </Button>
        {/* An undo is asked for by the person who is there: it neither waits nor is put off. Nor does a setting or a deletion. */}
        {request.kind === 'fix' && (
          <>
            <Button aria-disabled={closed} onClick={() => onAnswer('not_today')}>
              {text('ui.confirm.notToday')}
            </Button>
            <Button {...starting('when_idle')}>{text('ui.confirm.whenIdle')}</Button>
          </>
        )}
        <Button look={elevated ? 'run-elevated' : 'primary'} {...admin} {...starting('run_now')}>
          {runWord(request, text)}
        </Button>
      </div>
      <p className="hint" id={hintId} role="status">
        {text(hintOf(request.kind, { state, elevated, whole: seen.whole }))}
      </p>
    </footer>
  )
}

/** Not doing it is named after what would be done. */
const refuseWords = {
  fix: 'ui.confirm.refuse',
  undo: 'ui.confirm.keep',
  setting: 'ui.confirm.dontChange',
  delete: 'ui.confirm.dontDelete',
} as const

function withoutEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault()
}

function runWord({ kind, steps }: ConfirmationView, text: ConfirmText): string {
  if (kind === 'setting') return text('ui.confirm.allow')
  if (kind === 'delete') return text('ui.confirm.delete')
  if (kind === 'undo') return text('ui.confirm.undoNow')
  return steps.length === 1 ? text('ui.confirm.runNow') : text('ui.confirm.runSteps', { count: steps.length })
}

type Now = { readonly state: AnswerState; readonly elevated: boolean; readonly whole: boolean }

function hintOf(kind: ConfirmationView['kind'], { state, elevated, whole }: Now) {
  if (state === 'sent') return 'ui.confirm.sending'
  if (state === 'not_accepted') return 'ui.confirm.notAccepted'
  if (!whole) return 'ui.confirm.hint.unseen'
  if (kind === 'undo') return 'ui.confirm.hint.undo'
  if (kind === 'setting') return 'ui.confirm.hint.setting'
  if (kind === 'delete') return 'ui.confirm.hint.delete'
  return elevated ? 'ui.confirm.hint.elevated' : 'ui.confirm.hint.other'
}
