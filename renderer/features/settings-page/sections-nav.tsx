import type { ReactNode } from 'react'

import { everydaySections, moreSections, type SettingsSection } from '../../../shared/domain/page-settings.ts'
import { useText } from '../../i18n/text-context.ts'

type NavProps = {
  readonly current: SettingsSection
  readonly isShown: (section: SettingsSection) => boolean
  readonly onChange: (section: SettingsSection) => void
}

/** The sections of the settings: first what people look for every day. */
export function SectionsNav({ current, isShown, onChange }: NavProps): ReactNode {
  const { text } = useText()
  const item = (section: SettingsSection): ReactNode => (
    <button
      key={section}
      type="button"
      className="nav"
      aria-current={section === current ? 'page' : undefined}
      onClick={() => onChange(section)}
    >
      {text(`ui.settings.${section}`)}
    </button>
  )
  return (
    <nav className="subnav" aria-label={text('ui.shell.settings')} data-pane="sections">
      <h1>{text('ui.shell.settings')}</h1>
      {everydaySections.filter(isShown).map(item)}
      <h2 className="lbl">{text('ui.settings.more')}</h2>
      {moreSections.filter(isShown).map(item)}
    </nav>
  )
}
