import { useEffect, useId, useRef, type ReactNode } from 'react'

import { Icon } from '../../components/icon.tsx'
import type { IconName } from '../../components/icon-shapes.ts'
import type { SettingsPart } from '../../state/app-state.ts'
import { useAppState, useChange } from '../../state/app-context.ts'

type SectionProps = {
  readonly title: string
  readonly about?: string
  /** By which name others lead here. */
  readonly part: SettingsPart
  readonly children: ReactNode
}

/** Settings that belong together. */
export function Section({ title, about, part, children }: SectionProps): ReactNode {
  const id = useId()
  return (
    <section className="set-section" aria-labelledby={id}>
      <h2 className="strong" id={id} ref={useShownPart(part)} tabIndex={-1}>
        {title}
      </h2>
      {about !== undefined && <p className="small muted">{about}</p>}
      <div className="card">{children}</div>
    </section>
  )
}

/** Brings the section into sight, and the keyboard to it, where something has led here. */
function useShownPart(part: SettingsPart) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useAppState((state) => state.settingsPart === part)
  const change = useChange()
  useEffect(() => {
    if (!shown) return
    heading.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
    change({ settingsPart: null })
  }, [shown, change])
  return heading
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
