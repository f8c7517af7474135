import type { ReactNode } from 'react'

import { PlainText } from '../../components/plain-text.tsx'

type RowProps = {
  readonly title: string
  readonly say: string
  /** True = what it says can change, and is then read aloud. */
  readonly isLive?: boolean
  readonly children?: ReactNode
}

/** One thing to know, and what can be done with it. */
export function Row({ title, say, isLive = false, children }: RowProps): ReactNode {
  return (
    <div className="help-row">
      <div className="grow">
        <h3>{title}</h3>
        <p className="small muted" role={isLive ? 'status' : undefined}>
          <PlainText text={say} />
        </p>
      </div>
      {children}
    </div>
  )
}
