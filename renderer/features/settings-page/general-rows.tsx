import type { ReactNode } from 'react'

import { useText } from '../../i18n/text-context.ts'
import { useAppState } from '../../state/app-context.ts'
import { languageNames } from './language-names.ts'
import { ChoiceRow, SwitchRow } from './setting-row.tsx'
import type { OfSettings } from './of-settings.ts'
import { useSet } from './use-set.ts'

const languages = ['auto', 'en', 'ko', 'zh'] as const
const themes = ['system', 'light', 'dark'] as const
const targets = ['auto', 'windows', 'portable', 'simulated'] as const

export function LanguageRow({ settings: { language } }: OfSettings): ReactNode {
  const { text } = useText()
  const set = useSet()
  return (
    <ChoiceRow
      icon="lang"
      title={text('ui.settings.language')}
      about={text('ui.settings.languageAbout')}
      setting={language}
      choices={languages.map((value) => ({
        value,
        label: value === 'auto' ? text('ui.settings.language.auto') : languageNames[value],
      }))}
      onChange={(value) => set('language', value)}
    />
  )
}

export function ThemeRow({ settings: { theme } }: OfSettings): ReactNode {
  const { text } = useText()
  const set = useSet()
  return (
    <ChoiceRow
      icon="sun"
      title={text('ui.settings.theme')}
      about={text('ui.settings.themeAbout')}
      setting={theme}
      isSideBySide
      choices={themes.map((value) => ({ value, label: text(`ui.settings.theme.${value}`) }))}
      onChange={(value) => set('theme', value)}
    />
  )
}

/** The PC is chosen when Deskmedic starts: a choice that waits for that says so. */
export function TargetRow({ settings: { target } }: OfSettings): ReactNode {
  const { text } = useText()
  const set = useSet()
  const used = useAppState((state) => state.pc?.target.kind)
  const waits = used !== undefined && target.value !== 'auto' && target.value !== used
  return (
    <ChoiceRow
      icon="monitor"
      title={text('ui.settings.target')}
      about={text('ui.settings.targetAbout')}
      note={waits ? text('ui.settings.later', { now: text(`ui.settings.target.${used}`) }) : null}
      setting={target}
      choices={targets.map((value) => ({ value, label: text(`ui.settings.target.${value}`) }))}
      onChange={(value) => set('target', value)}
    />
  )
}

export function BesideClockRow({ settings: { keepBesideClock } }: OfSettings): ReactNode {
  const { text } = useText()
  const set = useSet()
  return (
    <SwitchRow
      icon="clock"
      title={text('ui.settings.besideClock')}
      about={text('ui.settings.besideClockAbout')}
      setting={keepBesideClock}
      onChange={(value) => set('keepBesideClock', value)}
    />
  )
}

export function StartRow({ settings: { startWithSystem } }: OfSettings): ReactNode {
  const { text } = useText()
  const set = useSet()
  return (
    <SwitchRow
      icon="power"
      title={text('ui.settings.startWithSystem')}
      about={text('ui.settings.startWithSystemAbout')}
      setting={startWithSystem}
      onChange={(value) => set('startWithSystem', value)}
    />
  )
}

export function WeeklyRow({ settings: { weeklyCheckUp } }: OfSettings): ReactNode {
  const { text } = useText()
  const set = useSet()
  return (
    <SwitchRow
      icon="calendar"
      title={text('ui.settings.weekly')}
      about={text('ui.settings.weeklyAbout')}
      setting={weeklyCheckUp}
      onChange={(value) => set('weeklyCheckUp', value)}
    />
  )
}
