import { useId, type ReactNode } from 'react'

import type { EntryFieldView, EntryVariantView } from '../../../shared/ipc/tool-form-view.ts'
import { Button } from '../../components/button.tsx'
import { Icon } from '../../components/icon.tsx'
import { useText } from '../../i18n/text-context.ts'
import { entriesOf, newEntry, turnedInto, typedValue, variantOf, type Entry } from './entries.ts'

type EntriesProps = {
  /** What all of them are. */
  readonly label: string
  readonly entries: readonly Entry[]
  readonly variants: readonly EntryVariantView[]
  readonly onChange: (entries: readonly Entry[]) => void
}

/** The field of an argument that holds several entries; its value is their JSON. */
export function EntriesField({
  name,
  value,
  ...rest
}: Omit<EntriesProps, 'entries' | 'onChange'> & {
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
}): ReactNode {
  return (
    <div className="entries-field" data-field={name} tabIndex={-1}>
      <Entries
        {...rest}
        entries={entriesOf(value, rest.variants)}
        onChange={(entries) => rest.onChange(JSON.stringify(entries))}
      />
    </div>
  )
}

function Entries({ label, entries, variants, onChange }: EntriesProps): ReactNode {
  const { text } = useText()
  const [first] = variants
  const replaced = (at: number, entry: Entry): readonly Entry[] =>
    entries.map((each, index) => (index === at ? entry : each))
  return (
    <>
      {entries.map((entry, index) => (
        <fieldset key={index} className="entry">
          <legend className="vh">{text('ui.tools.entry.of', { label, number: index + 1 })}</legend>
          <EntryHead
            {...{ label, entry, variants }}
            number={index + 1}
            onChange={(next) => onChange(replaced(index, next))}
            {...(entries.length > 1 ? { onRemove: () => onChange(entries.filter((_, at) => at !== index)) } : {})}
          />
          <div className="entry-parts">
            {variants[variantOf(entry, variants)]?.fields.map((field) => (
              <EntryPart
                key={field.name}
                field={field}
                value={entry[field.name]}
                onChange={(value) => onChange(replaced(index, { ...entry, [field.name]: value }))}
              />
            ))}
          </div>
        </fieldset>
      ))}
      {first !== undefined && (
        <Button small icon="plus" onClick={() => onChange([...entries, newEntry(first)])}>
          {text('ui.tools.entry.add')}
        </Button>
      )}
    </>
  )
}

type HeadProps = Pick<EntriesProps, 'label' | 'variants'> & {
  readonly entry: Entry
  readonly number: number
  readonly onChange: (entry: Entry) => void
  readonly onRemove?: () => void
}

/** Of which kind the entry is, and its way out. */
function EntryHead({ label, entry, variants, number, onChange, onRemove }: HeadProps): ReactNode {
  const { text } = useText()
  return (
    <div className="entry-head">
      {variants.length > 1 && (
        <span className="choice-box">
          <select
            aria-label={text('ui.tools.entry.kind')}
            value={variantOf(entry, variants)}
            onChange={({ currentTarget }) => {
              const variant = variants[Number(currentTarget.value)]
              if (variant !== undefined) onChange(turnedInto(entry, variant))
            }}
          >
            {variants.map((variant, index) => (
              <option key={variant.label} value={index}>
                {variant.label}
              </option>
            ))}
          </select>
          <Icon name="down" size={12} />
        </span>
      )}
      {onRemove !== undefined && (
        <Button
          look="quiet"
          small
          icon="trash"
          iconAt="only"
          aria-label={text('ui.tools.entry.remove', { label, number })}
          onClick={onRemove}
        />
      )}
    </div>
  )
}

type PartProps = {
  readonly field: EntryFieldView
  readonly value: unknown
  readonly onChange: (value: unknown) => void
}

function EntryPart({ field, value, onChange }: PartProps): ReactNode {
  const id = useId()
  const { name, label, kind, variants } = field
  if (kind === 'entries') {
    const entries = Array.isArray(value) ? (value as readonly Entry[]) : []
    return (
      <div className="entry-part whole-row">
        <span className="small muted">{label}</span>
        <Entries label={label} entries={entries} variants={variants} onChange={onChange} />
      </div>
    )
  }
  const shared = {
    id,
    'data-part': name,
    spellCheck: false,
    value: typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '',
  }
  return (
    <div className={kind === 'number' ? 'entry-part' : 'entry-part whole-row'}>
      <label htmlFor={id} className="small">
        {label}
      </label>
      <span className="field text-field">
        {kind === 'long' ? (
          <textarea {...shared} rows={3} onChange={(event) => onChange(event.currentTarget.value)} />
        ) : (
          <input
            {...shared}
            type="text"
            autoComplete="off"
            inputMode={kind === 'number' ? 'numeric' : undefined}
            onChange={(event) => onChange(typedValue(field, event.currentTarget.value))}
          />
        )}
      </span>
    </div>
  )
}
