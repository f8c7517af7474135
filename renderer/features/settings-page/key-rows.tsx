import { useEffect, useId, useState, type ReactNode, type SubmitEvent } from 'react'

import { endedSearchProviders, searchKeyNames, type SearchKeyName } from '../../../shared/domain/external-access.ts'
import type { KeyPlace, KeysView } from '../../../shared/ipc/setting-view.ts'
import { Button } from '../../components/button.tsx'
import { FieldError } from '../../components/field-error.tsx'
import { TextField } from '../../components/text-field.tsx'
import { WaitingNote } from '../../components/waiting-note.tsx'
import { useText } from '../../i18n/text-context.ts'
import { useApp } from '../../state/app-context.ts'
import { searchNames, searchServiceText } from './search-names.ts'
import { WideRow } from './wide-row.tsx'
import { useField } from './use-field.ts'

/** Keys of search services: whether each is set, a field to enter one, a button to remove it. Never the key itself. */
export function KeyRows(): ReactNode {
  const { text } = useText()
  const { api, actions } = useApp()
  const [keys, setKeys] = useState<KeysView | null>(null)
  const { ask } = actions
  useEffect(() => {
    void ask(api['keys.list']({})).then(setKeys)
  }, [api, ask])
  if (keys === null) return null
  const shown = searchKeyNames.filter((name) => !endedSearchProviders.includes(name) || keys.places[name] !== 'none')
  const about = text(keys.kept ? 'ui.external.keys.about' : 'ui.external.keys.notKept')
  return (
    <WideRow icon="lock" title={text('ui.external.keys')} about={about}>
      {shown.map((name) => (
        <KeyRow key={name} name={name} keys={keys} onChange={setKeys} />
      ))}
    </WideRow>
  )
}

type RowProps = {
  readonly name: SearchKeyName
  readonly keys: KeysView
  readonly onChange: (keys: KeysView) => void
}

/** Places from which a person can take a key away here. */
export const removablePlaces: readonly KeyPlace[] = ['stored', 'session', 'unreadable']

function KeyRow({ name, keys, onChange }: RowProps): ReactNode {
  const windowText = useText()
  const { text } = windowText
  const { api } = useApp()
  const field = useField()
  const errorId = useId()
  const [typed, setTyped] = useState('')
  const title = text('ui.external.key', { service: searchNames[name] })
  const place = keys.places[name]
  const take = (next: KeysView | null): void => {
    if (next === null) return
    setTyped('')
    onChange(next)
  }
  const save = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (typed !== '') take(await field.tell(api['keys.set']({ name, key: typed })))
  }
  const remove = async (): Promise<void> => take(await field.tell(api['keys.remove']({ name })))
  const type = (next: string): void => {
    field.reset()
    setTyped(next)
  }
  const invalid = field.error !== null
  return (
    <div className="key-row">
      <p className="small" role="status">
        {text('ui.external.key.state', {
          service: searchServiceText(name, windowText),
          state: text(`ui.external.key.place.${place}`),
        })}
      </p>
      <form className="entry-form" noValidate onSubmit={(event) => void save(event)}>
        <TextField secret label={title} value={typed} invalid={invalid} describedBy={errorId} onChange={type} />
        <Button type="submit" aria-disabled={typed === ''} aria-label={text('ui.external.saveNamed', { title })}>
          {text('ui.external.save')}
        </Button>
        {removablePlaces.includes(place) && (
          <Button look="text" aria-label={text('ui.external.removeKey', { title })} onClick={() => void remove()}>
            {text('ui.external.remove')}
          </Button>
        )}
        <WaitingNote waiting={field.waiting} />
        <FieldError error={field.error} id={errorId} />
      </form>
    </div>
  )
}
