import { useId, type ReactNode } from 'react'

import { Icon } from './icon.tsx'
import type { IconName } from './icon-shapes.ts'

type CardProps = {
  readonly title?: string
  /** Stands beside the title in a quieter voice. */
  readonly aside?: ReactNode
  /** At the end of the head: badges, a button. */
  readonly end?: ReactNode
  readonly icon?: IconName
  readonly foot?: ReactNode
  readonly children?: ReactNode
  readonly extraClass?: string
}

/** One thing with a head, a body and a foot. The keyboard can be led to it, it does not stop there by itself. */
export function Card({ title, aside, end, icon, foot, children, extraClass = '' }: CardProps): ReactNode {
  const titleId = useId()
  return (
    <section
      className={`card ${extraClass}`.trim()}
      tabIndex={-1}
      aria-labelledby={title === undefined ? undefined : titleId}
    >
      {title !== undefined && (
        <div className="card-head">
          {icon !== undefined && <Icon name={icon} size={20} />}
          <h2 id={titleId}>{title}</h2>
          <span className="muted small grow">{aside}</span>
          {end}
        </div>
      )}
      {children}
      {foot !== undefined && <div className="card-foot">{foot}</div>}
    </section>
  )
}
