import { useId, useState, type ReactNode, type SubmitEvent } from 'react'

import {
  entryName,
  entryText,
  namedEntry,
  valueText,
  type AnyEntry,
  type NetworkList,
  type NewEntry,
} from '../../../shared/domain/network-settings.ts'
import { labelled } from '../../../shared/texts/join.ts'
import type { NetworkListView } from '../../../shared/ipc/setting-view.ts'
import { Button } from '../../components/button.tsx'
import { FieldError } from '../../components/field-error.tsx'
import type { IconName } from '../../components/icon-shapes.ts'
import { LockLine } from '../../components/lock-line.tsx'
import { PlainText } from '../../components/plain-text.tsx'
import { TextField } from '../../components/text-field.tsx'
import { WaitingNote } from '../../components/waiting-note.tsx'
import { useText } from '../../i18n/text-context.ts'
import { useApp } from '../../state/app-context.ts'
import { WideRow } from './wide-row.tsx'
import { useField, type Field } from './use-field.ts'

type Props = {
  readonly list: Exclude<NetworkList, 'workspaces'>
  readonly icon: IconName
  readonly view: NetworkListView<AnyEntry>
  /** What the fields of a new entry are for; two of them are its name and what stands behind it. */
  readonly labels: readonly string[]
}

/** Entries that are added and taken away one by one; each is in force, and kept, at once. */
export function EntryList({ list, icon, view, labels }: Props): ReactNode {
  const { text } = useText()
  const { lockedBy, fixedBy } = view
  const field = useField()
  const title = text(`ui.external.list.${list}`)
  return (
    <WideRow icon={icon} title={title} about={text(`ui.external.list.${list}.about`)}>
      {lockedBy !== null && <LockLine lockedBy={lockedBy} />}
      {view.value.length + view.fixed.length === 0 && <p className="d quiet">{text('ui.external.empty')}</p>}
      <ul className="entries">
        {view.value.map((entry) => (
          <Entry key={entryText(entry)} list={list} entry={entry} field={lockedBy === null ? field : null} />
        ))}
        {view.fixed.map((entry) => (
          <Entry key={`fixed ${entryText(entry)}`} list={list} entry={entry} field={null} />
        ))}
      </ul>
      {fixedBy !== null && <LockLine lockedBy={fixedBy} />}
      {lockedBy === null && <EntryForm list={list} labels={labels} field={field} />}
    </WideRow>
  )
}

type EntryProps = Pick<Props, 'list'> & {
  readonly entry: AnyEntry
  /** Null = it is not this person's to take away. */
  readonly field: Field | null
}

function Entry({ list, entry, field }: EntryProps): ReactNode {
  const { text, locale } = useText()
  const { api, store } = useApp()
  // `name=value` is how the terminal takes it.
  const shown = typeof entry === 'string' ? entry : labelled(entry.name, valueText(entry), locale)
  const remove = async (tell: Field['tell']): Promise<void> => {
    const settings = await tell(api['network.remove']({ list, entry: entryName(entry) }))
    if (settings !== null) store.setState({ settings })
  }
  const title = text(`ui.external.list.${list}`)
  return (
    <li>
      <span className="mono grow">
        <PlainText text={shown} />
      </span>
      {field !== null && (
        <Button
          look="text"
          small
          aria-label={text('ui.external.removeNamed', { title, entry: shown })}
          onClick={() => void remove(field.tell)}
        >
          {text('ui.external.remove')}
        </Button>
      )}
    </li>
  )
}

type EntryFormProps = Pick<Props, 'list' | 'labels'> & { readonly field: Field }

function EntryForm({ list, labels, field }: EntryFormProps): ReactNode {
  const { locale, text } = useText()
  const { api, store } = useApp()
  const errorId = useId()
  const [typed, setTyped] = useState<readonly string[]>(labels.map(() => ''))
  const title = text(`ui.external.list.${list}`)
  const isEmpty = typed.some((part) => part.trim() === '')
  const add = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (isEmpty) return
    const settings = await field.tell(api['network.add'](newEntry(list, typed)))
    if (settings === null) return
    setTyped(labels.map(() => ''))
    store.setState({ settings })
  }
  return (
    <form className="entry-form" noValidate onSubmit={(event) => void add(event)}>
      {labels.map((label, place) => (
        <TextField
          key={label}
          label={label}
          name={labelled(title, label, locale)}
          value={typed[place] ?? ''}
          invalid={field.error !== null}
          describedBy={errorId}
          onChange={(value) => {
            field.reset()
            setTyped(typed.map((before, at) => (at === place ? value : before)))
          }}
        />
      ))}
      <Button type="submit" icon="plus" aria-disabled={isEmpty} aria-label={text('ui.external.addNamed', { title })}>
        {text('ui.external.add')}
      </Button>
      <WaitingNote waiting={field.waiting} />
      <FieldError error={field.error} id={errorId} />
    </form>
  )
}

function newEntry(list: Props['list'], [first = '', second = '']: readonly string[]): NewEntry {
  return list === 'webhooks' ? { list, entry: namedEntry(list, first, second) } : { list, entry: first }
}
