import { useId, useState, type ReactNode, type SubmitEvent } from 'react'

import { Button } from '../../../components/button.tsx'
import { FieldError } from '../../../components/field-error.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { WaitingNote } from '../../../components/waiting-note.tsx'
import { useText } from '../../../i18n/text-context.ts'
import { useApp } from '../../../state/app-context.ts'
import { removablePlaces } from '../key-rows.tsx'
import { useField } from '../use-field.ts'
import { WideRow } from '../wide-row.tsx'
import type { Models } from './use-models.ts'

/** The key of the server in use: whether there is one, a field for another, a button to remove it. Never the key itself. */
export function ModelKeyRow({ models: { view, take } }: { readonly models: Models }): ReactNode {
  const { text } = useText()
  const { api } = useApp()
  const field = useField()
  const errorId = useId()
  const [typed, setTyped] = useState('')
  const title = text('ui.models.key')
  const { place, isKept } = view.key
  const save = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (typed !== '' && take(await field.tell(api['models.setKey']({ key: typed })))) setTyped('')
  }
  const type = (next: string): void => {
    field.reset()
    setTyped(next)
  }
  return (
    <WideRow icon="lock" title={title} about={text(isKept ? 'ui.models.key.about' : 'ui.models.key.notKept')}>
      <p className="small" role="status">
        {text(`ui.external.key.place.${place}`)}
      </p>
      <form className="entry-form" noValidate onSubmit={(event) => void save(event)}>
        <TextField
          secret
          label={title}
          value={typed}
          invalid={field.error !== null}
          describedBy={errorId}
          onChange={type}
        />
        <Button type="submit" aria-disabled={typed === ''} aria-label={text('ui.external.saveNamed', { title })}>
          {text('ui.external.save')}
        </Button>
        {removablePlaces.includes(place) && (
          <Button
            look="text"
            aria-label={text('ui.external.removeKey', { title })}
            onClick={() => void field.tell(api['models.removeKey']({})).then(take)}
          >
            {text('ui.external.remove')}
          </Button>
        )}
        <WaitingNote waiting={field.waiting} />
        <FieldError error={field.error} id={errorId} />
      </form>
    </WideRow>
  )
}
