import type { ReactNode } from 'react'

import type { ErrorView } from '../../shared/ipc/views.ts'
import { Icon } from './icon.tsx'
import { PlainText } from './plain-text.tsx'

type ErrorNoteProps = {
  readonly error: ErrorView
  /** What failed, in words of the person's task. */
  readonly title?: string
  readonly children?: ReactNode
}

/** What failed, why, what to do next, and the code to copy. */
export function ErrorNote({ error, title, children }: ErrorNoteProps): ReactNode {
  return (
    <div className="error">
      <Icon name="warning" size={20} tone="v-warning" />
      <div>
        {title !== undefined && <h3>{title}</h3>}
        <p>
          <PlainText text={error.why} />
        </p>
        <p className="small muted">
          <PlainText text={error.next} />
        </p>
        <div className="acts">
          {children}
          <code className="mono quiet code">{error.number}</code>
        </div>
      </div>
    </div>
  )
}
