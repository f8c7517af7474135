import { useId, type ReactNode } from 'react'

import type { SettingView } from '../../../shared/ipc/setting-view.ts'
import { ChoiceField, type Choice } from '../../components/choice-field.tsx'
import { Icon } from '../../components/icon.tsx'
import type { IconName } from '../../components/icon-shapes.ts'
import { LockLine } from '../../components/lock-line.tsx'
import { Segmented } from '../../components/segmented.tsx'
import { Switch } from '../../components/switch.tsx'
import { useWaiting } from '../../components/use-waiting.ts'
import { WaitingNote } from '../../components/waiting-note.tsx'
import { useText } from '../../i18n/text-context.ts'

type RowProps<Value extends string> = {
  readonly icon: IconName
  readonly title: string
  readonly about: string
  /** What else is to be known about the value, such as from when on it counts. */
  readonly note?: string | null
  readonly setting: SettingView<Value>
  /** Resolves once the change is kept or refused. */
  readonly onChange: (value: Value) => Promise<void>
}

type FrameProps<Value extends string> = RowProps<Value> & {
  /** The value in words, where it can only be read. */
  readonly label: string
  readonly control: (onChange: (value: Value) => void) => ReactNode
}

/** One setting: what it is, its value, where that comes from, and a lock where it is not the person's to change. */
export function SettingFrame<Value extends string>(props: FrameProps<Value>): ReactNode {
  const { icon, title, about, note = null, setting, label, control, onChange } = props
  const { text } = useText()
  const lockId = useId()
  const { waiting, during } = useWaiting()
  const { source, lockedBy } = setting
  return (
    <div className="set-row">
      <Icon name={icon} size={20} />
      <div>
        <h3>{title}</h3>
        <p className="d">{about}</p>
        {lockedBy !== null && <LockLine lockedBy={lockedBy} id={lockId} />}
        {note !== null && <p className="d strong">{note}</p>}
        {source === 'command_line' && <p className="d">{text('ui.settings.fromStart')}</p>}
        <WaitingNote waiting={waiting} />
      </div>
      <div className="end">
        {lockedBy === null ? (
          control((next) => void during(onChange(next)))
        ) : (
          <span className="field locked" aria-describedby={lockId}>
            {label}
            <Icon name="lock" />
          </span>
        )}
      </div>
    </div>
  )
}

type ChoiceRowProps<Value extends string> = RowProps<Value> & {
  readonly choices: readonly Choice<Value>[]
  /** Side by side, where there are few and their words are short. */
  readonly isSideBySide?: boolean
}

/** A setting that is one of several values. */
export function ChoiceRow<Value extends string>({
  choices,
  isSideBySide = false,
  ...row
}: ChoiceRowProps<Value>): ReactNode {
  const { value } = row.setting
  const field = { label: row.title, value }
  return (
    <SettingFrame
      {...row}
      label={choices.find((each) => each.value === value)?.label ?? value}
      control={(onChange) =>
        isSideBySide ? (
          <Segmented {...field} segments={choices} onChange={onChange} />
        ) : (
          <ChoiceField {...field} choices={choices} onChange={onChange} />
        )
      }
    />
  )
}

/** A setting that is on or off; the word stands beside the switch. */
export function SwitchRow(row: RowProps<'on' | 'off'>): ReactNode {
  const { text } = useText()
  const { value } = row.setting
  const word = text(`ui.settings.external.${value}`)
  return (
    <SettingFrame
      {...row}
      label={word}
      control={(onChange) => (
        <>
          <span className="small muted" aria-hidden="true">
            {word}
          </span>
          <Switch label={row.title} checked={value === 'on'} onChange={(checked) => onChange(checked ? 'on' : 'off')} />
        </>
      )}
    />
  )
}
