import { useId, type ReactNode, type RefObject } from 'react'

import { Icon } from '../../components/icon.tsx'
import type { IconName } from '../../components/icon-shapes.ts'

type SectionProps = {
  readonly title: string
  readonly about?: string
  /** The heading, for whoever leads here. */
  readonly heading?: RefObject<HTMLHeadingElement | null>
  readonly children: ReactNode
}

/** Settings that belong together. */
export function Section({ title, about, heading, children }: SectionProps): ReactNode {
  const id = useId()
  return (
    <section className="set-section" aria-labelledby={id}>
      <h2 className="strong" id={id} ref={heading} tabIndex={heading === undefined ? undefined : -1}>
        {title}
      </h2>
      {about !== undefined && <p className="small muted">{about}</p>}
      <div className="card">{children}</div>
    </section>
  )
}

type RowProps = {
  readonly icon: IconName
  readonly title: string
  readonly about: string
  readonly children: ReactNode
}

/** A setting whose fields need the whole width. */
export function WideRow({ icon, title, about, children }: RowProps): ReactNode {
  return (
    <div className="set-row tall">
      <Icon name={icon} size={20} />
      <div className="wide">
        <h3>{title}</h3>
        <p className="d">{about}</p>
        {children}
      </div>
    </div>
  )
}
