import { useId, type ReactNode } from 'react'

import type { ToolFieldView } from '../../../shared/ipc/tool-form-view.ts'
import { Icon } from '../../components/icon.tsx'
import { useText } from '../../i18n/text-context.ts'
import { EntriesField } from './entries-field.tsx'
import '../../styles/text-field.css'

type ToolFieldProps = {
  readonly field: ToolFieldView
  readonly value: string
  /** Why the value was not taken; null = it was, or nobody has tried. */
  readonly fault: string | null
  readonly onChange: (value: string) => void
}

/** One argument: its label, the control that its kind asks for, its unit, and what is wrong with it. */
export function ToolField({ field, value, fault, onChange }: ToolFieldProps): ReactNode {
  const { text } = useText()
  const id = useId()
  const { label, required, kind, hint, unit } = field
  const described = `${id}-about`
  const control = { id, described, field, value, invalid: fault !== null, onChange }
  if (kind === 'switch') return <SwitchField {...control} />
  const isEntries = kind === 'entries'
  return (
    <div className="tool-field">
      <label htmlFor={isEntries ? undefined : id}>
        {required || field.value !== '' ? label : text('ui.tools.optional', { label })}
      </label>
      <div className="row">
        {isEntries ? (
          <EntriesField name={field.name} value={value} label={label} variants={field.variants} onChange={onChange} />
        ) : (
          <Control {...control} />
        )}
        {unit !== null && (
          <span className="small muted" id={`${id}-unit`}>
            {unit}
          </span>
        )}
      </div>
      <div id={described}>
        {hint !== null && fault === null && <p className="caption quiet">{hint}</p>}
        <div role="alert">
          {fault !== null && (
            <p className="field-error">
              <Icon name="warning" tone="v-warning" />
              <span>{fault}</span>
            </p>
          )}
        </div>
      </div>
    </div>
  )
}

type ControlProps = {
  readonly id: string
  readonly described: string
  readonly field: ToolFieldView
  readonly value: string
  readonly invalid: boolean
  readonly onChange: (value: string) => void
}

function SwitchField({ id, field, value, onChange }: ControlProps): ReactNode {
  const isOn = value === 'true'
  return (
    <div className="tool-field across">
      <label htmlFor={id}>{field.label}</label>
      <span className="switch-target">
        <button
          type="button"
          className="switch"
          id={id}
          role="switch"
          aria-checked={isOn}
          data-field={field.name}
          onClick={() => onChange(isOn ? 'false' : 'true')}
        />
      </span>
    </div>
  )
}

function Control({ id, described, field, value, invalid, onChange }: ControlProps): ReactNode {
  const { kind, choices, name, unit } = field
  const about = unit === null ? described : `${id}-unit ${described}`
  const shared = { id, 'data-field': name, 'aria-describedby': about, 'aria-invalid': invalid }
  if (kind === 'choice') {
    return (
      <span className="choice-box">
        <select {...shared} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <Icon name="down" size={12} />
      </span>
    )
  }
  const box = invalid ? 'field text-field invalid' : 'field text-field'
  if (kind === 'long' || kind === 'list') {
    return (
      <span className={box}>
        <textarea
          {...shared}
          rows={kind === 'long' ? 4 : 2}
          value={value}
          spellCheck={false}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </span>
    )
  }
  return (
    <span className={box} data-kind={kind}>
      <input
        {...shared}
        type={kind === 'date' ? 'date' : 'text'}
        inputMode={kind === 'number' ? 'numeric' : undefined}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </span>
  )
}
