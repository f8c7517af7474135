import { useEffect, useId, useRef, useState, type ReactNode } from 'react'

import type { SettingsSection } from '../../../shared/domain/page-settings.ts'
import { Button } from '../../components/button.tsx'
import { ErrorNote } from '../../components/error-note.tsx'
import { Icon } from '../../components/icon.tsx'
import { useText } from '../../i18n/text-context.ts'
import { useApp, useAppState, useChange } from '../../state/app-context.ts'
import { countLocked, isLocked } from '../../state/is-locked.ts'
import { SectionsNav } from './sections-nav.tsx'
import type { OfSettings } from './of-settings.ts'
import { ownSections, restOfSection, settingRows } from './setting-rows.tsx'
import '../../styles/fields.css'
import '../../styles/settings-parts.css'
import './settings-page.css'

/** What a person may set; what the organisation has set is shown with its reason, never as if it could be changed. */
export function SettingsPage(): ReactNode {
  const { text } = useText()
  const settings = useAppState((state) => state.settings)
  const { section, show, isLedHere } = useSection()
  const [wantsLocked, setAlone] = useState(false)
  if (settings === null) return <p className="page-wait">{text('ui.settings.loading')}</p>
  const isAlone = wantsLocked && countLocked(settings) > 0
  const choose = (next: SettingsSection): void => {
    setAlone(false)
    show(next)
  }
  const isShown = (each: SettingsSection): boolean =>
    settings.sections[each].length > 0 || restOfSection[each] !== undefined || ownSections[each] !== undefined
  return (
    <div className="settings">
      <SectionsNav current={section} isShown={isShown} onChange={choose} />
      <div className="page" key={section} tabIndex={0} role="group" aria-label={text('ui.settings.pane')}>
        <div className="set-body">
          <Damage settings={settings} />
          {isAlone ? (
            <LockedRows settings={settings} />
          ) : (
            <Section section={section} settings={settings} isLedHere={isLedHere} />
          )}
          <Managed settings={settings} isAlone={isAlone} onToggle={() => setAlone(!isAlone)} />
        </div>
      </div>
    </div>
  )
}

/** The section in sight: one that a person has chosen here, or that something else leads to. */
function useSection() {
  const wanted = useAppState((state) => state.settingsPart)
  const change = useChange()
  const [{ section, isLedHere }, setShown] = useState({
    section: wanted ?? ('general' as const),
    isLedHere: wanted !== null,
  })
  useEffect(() => {
    if (wanted === null) return
    setShown({ section: wanted, isLedHere: true })
    change({ settingsPart: null })
  }, [wanted, change])
  const show = (next: SettingsSection): void => setShown({ section: next, isLedHere: false })
  return { section, isLedHere, show }
}

const abouts = { privacy: 'ui.settings.keptAbout', repairs: 'ui.settings.permissionsAbout' } as const

type SectionProps = OfSettings & {
  readonly section: SettingsSection
  /** True = something else than the list of sections leads here: the keyboard goes along. */
  readonly isLedHere: boolean
}

function Section({ section, settings, isLedHere }: SectionProps): ReactNode {
  const { text } = useText()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isLedHere) heading.current?.focus()
  }, [isLedHere, section])
  const about = Object.entries(abouts).find(([each]) => each === section)?.[1]
  const Own = ownSections[section]
  return (
    <section className="set-section" aria-labelledby={id}>
      <h2 className="strong" id={id} ref={heading} tabIndex={-1}>
        {text(`ui.settings.${section}`)}
      </h2>
      {about !== undefined && <p className="small muted">{text(about)}</p>}
      {Own === undefined ? <Rows section={section} settings={settings} /> : <Own settings={settings} />}
    </section>
  )
}

function Rows({ section, settings }: OfSettings & { readonly section: SettingsSection }): ReactNode {
  const Rest = restOfSection[section]
  return (
    <div className="card">
      {settings.sections[section].map((name) => {
        if (name === 'workspaces') return null
        const Row = settingRows[name]
        return <Row key={name} settings={settings} />
      })}
      {Rest !== undefined && <Rest settings={settings} />}
    </div>
  )
}

/** What is wrong with the settings stands here until it is settled; only a person can say that they are right. */
function Damage({ settings: { warnings, unconfirmed } }: OfSettings): ReactNode {
  const { text } = useText()
  const { api, actions, store } = useApp()
  const confirm = (): void =>
    void actions.ask(api['settings.confirm']({})).then((settings) => {
      if (settings !== null) store.setState({ settings })
    })
  return (
    <>
      {warnings.map((warning) => (
        <ErrorNote key={warning.code} error={warning} title={text('ui.settings.damaged')} />
      ))}
      {unconfirmed && <Button onClick={confirm}>{text('ui.settings.confirm')}</Button>}
    </>
  )
}

type ManagedProps = OfSettings & { readonly isAlone: boolean; readonly onToggle: () => void }

/** How many others have fixed, and a way to see only these. */
function Managed({ settings, isAlone, onToggle }: ManagedProps): ReactNode {
  const { text } = useText()
  const count = countLocked(settings)
  if (count === 0) return null
  return (
    <div className="managed">
      <Icon name="building" size={20} />
      <span>{text('ui.settings.managed', { count })}</span>
      <Button small aria-pressed={isAlone} onClick={onToggle}>
        {isAlone ? text('ui.settings.showAll') : text('ui.settings.showLocked', { count })}
      </Button>
    </div>
  )
}

/** What others have fixed, of all sections, each with its reason. */
function LockedRows({ settings }: OfSettings): ReactNode {
  const { text } = useText()
  const id = useId()
  const names = Object.values(settings.sections)
    .flat()
    .filter((name) => isLocked(name, settings))
  const Workspaces = ownSections.workspaces
  return (
    <section className="set-section" aria-labelledby={id}>
      <h2 className="strong" id={id}>
        {text('ui.settings.locked')}
      </h2>
      <div className="card">
        {names.map((name) => {
          if (name === 'workspaces') return null
          const Row = settingRows[name]
          return <Row key={name} settings={settings} />
        })}
      </div>
      {names.includes('workspaces') && Workspaces !== undefined && <Workspaces settings={settings} />}
    </section>
  )
}
