import type { ReactNode } from 'react'

import { Icon } from '../../components/icon.tsx'
import type { IconName } from '../../components/icon-shapes.ts'

type WideRowProps = {
  readonly icon: IconName
  readonly title: string
  readonly about: string
  readonly children?: ReactNode
}

/** A setting whose fields need the whole width. */
export function WideRow({ icon, title, about, children }: WideRowProps): ReactNode {
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
