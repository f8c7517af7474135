import { useId, type ReactNode } from 'react'

import type { SettingView } from '../../../shared/ipc/setting-view.ts'
import { ChoiceField, type Choice } from '../../components/choice-field.tsx'
import { Icon } from '../../components/icon.tsx'
import type { IconName } from '../../components/icon-shapes.ts'
import { LockLine } from '../../components/lock-line.tsx'
import { useWaiting } from '../../components/use-waiting.ts'
import { WaitingNote } from '../../components/waiting-note.tsx'
import { useText } from '../../i18n/text-context.ts'

type SettingRowProps<Value extends string> = {
  readonly icon: IconName
  readonly title: string
  readonly about: string
  /** What else is to be known about the value, such as from when on it counts. */
  readonly note?: string | null
  readonly setting: SettingView<Value>
  readonly choices: readonly Choice<Value>[]
  /** Resolves once the change is kept or refused. */
  readonly onChange: (value: Value) => Promise<void>
}

/** One setting: what it is, its value, where that comes from, and a lock where it is not the person's to change. */
export function SettingRow<Value extends string>(props: SettingRowProps<Value>): ReactNode {
  const { icon, title, about, note = null, setting, choices, onChange } = props
  const { text } = useText()
  const lockId = useId()
  const { waiting, during } = useWaiting()
  const { value, source, lockedBy } = setting
  const label = choices.find((each) => each.value === value)?.label ?? value
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
          <ChoiceField label={title} value={value} choices={choices} onChange={(next) => void during(onChange(next))} />
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
