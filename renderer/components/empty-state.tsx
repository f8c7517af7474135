import type { ReactNode } from 'react'

import { Icon } from './icon.tsx'
import type { IconName } from './icon-shapes.ts'

type EmptyStateProps = {
  readonly icon: IconName
  readonly title: string
  readonly text?: string
  readonly children?: ReactNode
}

/** Nothing is here: says so, and what to do. */
export function EmptyState({ icon, title, text, children }: EmptyStateProps): ReactNode {
  return (
    <div className="empty">
      <Icon name={icon} size={24} />
      <h2>{title}</h2>
      {text !== undefined && <p className="small">{text}</p>}
      {children}
    </div>
  )
}
