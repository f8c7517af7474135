import type { ReactNode } from 'react'

import type { ErrorView } from '../../shared/ipc/views.ts'
import { ErrorActions } from './error-actions.tsx'
import { ErrorCode } from './error-code.tsx'
import { Icon } from './icon.tsx'
import { PlainText } from './plain-text.tsx'

type ErrorNoteProps = {
  readonly error: ErrorView
  /** What failed, in words of the person's task. */
  readonly title: string
  readonly children?: ReactNode
}

/** What failed, why, what to do next, and the code to copy. */
export function ErrorNote({ error, title, children }: ErrorNoteProps): ReactNode {
  return (
    <div className="error">
      <Icon name="warning" size={20} tone="v-warning" />
      <div>
        <h3>
          <PlainText text={title} />
        </h3>
        <p>
          <PlainText text={error.why} />
        </p>
        <p className="small muted">
          <PlainText text={error.next} />
        </p>
        <div className="acts">
          {children}
          <ErrorActions code={error.code} />
          <ErrorCode number={error.number} />
        </div>
      </div>
    </div>
  )
}
