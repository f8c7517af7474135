import type { ReactNode } from 'react'

import { Button } from '../components/button.tsx'
import { Icon, Mark } from '../components/icon.tsx'
import type { IconName } from '../components/icon-shapes.ts'
import type { ConfirmText } from './confirm-text.ts'

type FrameProps = {
  readonly labelledBy: string
  readonly describedBy: string
  readonly simulated?: boolean
  readonly text: ConfirmText
  readonly children: ReactNode
}

/** The window around the question. Closing it is no answer: the question keeps waiting. */
export function ConfirmFrame({ labelledBy, describedBy, simulated = false, text, children }: FrameProps): ReactNode {
  return (
    <div
      className="dialog"
      role="alertdialog"
      aria-modal="true"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
    >
      <div className="dialog-frame">
        <header className="dlg-title">
          <Mark />
          <span className="cut grow">{text('ui.confirm.window')}</span>
          {simulated && (
            <span className="badge sim">
              <Icon name="flask" />
              {text('ui.confirm.simulated')}
            </span>
          )}
          <button type="button" className="dlg-close" aria-label={text('ui.confirm.close')} onClick={closeWindow}>
            <Icon name="win-close" />
          </button>
        </header>
        {children}
      </div>
    </div>
  )
}

type NoQuestionProps = {
  readonly icon: IconName
  readonly title: string
  readonly explanation: string
  readonly text: ConfirmText
}

/** Shown instead of a question that is gone or cannot be read. */
export function NoQuestion({ icon, title, explanation, text }: NoQuestionProps): ReactNode {
  return (
    <ConfirmFrame labelledBy="no-question" describedBy="no-question-text" text={text}>
      <main className="empty dlg-body">
        <Icon name={icon} size={24} />
        <h1 id="no-question">{title}</h1>
        <p id="no-question-text">{explanation}</p>
        <Button autoFocus onClick={closeWindow}>
          {text('ui.confirm.closeWindow')}
        </Button>
      </main>
    </ConfirmFrame>
  )
}

function closeWindow(): void {
  window.close()
}
