import { useId, useState, type ReactNode, type SubmitEvent } from 'react'

import type { NetworkText } from '../../../shared/domain/network-settings.ts'
import type { SettingView } from '../../../shared/ipc/setting-view.ts'
import { Button } from '../../components/button.tsx'
import { FieldError } from '../../components/field-error.tsx'
import { Icon } from '../../components/icon.tsx'
import type { IconName } from '../../components/icon-shapes.ts'
import { LockLine } from '../../components/lock-line.tsx'
import { PlainText } from '../../components/plain-text.tsx'
import { TextField } from '../../components/text-field.tsx'
import { WaitingNote } from '../../components/waiting-note.tsx'
import { useText } from '../../i18n/text-context.ts'
import { useApp } from '../../state/app-context.ts'
import { WideRow } from './wide-row.tsx'
import { useField } from './use-field.ts'

type Props = {
  readonly name: NetworkText
  readonly icon: IconName
  readonly setting: SettingView<string>
}

/** A setting of one text, kept when it is saved; an empty one is taken away. */
export function TextRow({ name, icon, setting }: Props): ReactNode {
  const { text } = useText()
  const { value, lockedBy } = setting
  const title = text(`ui.external.text.${name}`)
  return (
    <WideRow icon={icon} title={title} about={text(`ui.external.text.${name}.about`)}>
      {lockedBy === null ? (
        <TextForm name={name} title={title} value={value} />
      ) : (
        <>
          <LockLine lockedBy={lockedBy} />
          <span className="field locked mono">
            <PlainText text={value === '' ? text('ui.external.notSet') : value} />
            <Icon name="lock" />
          </span>
        </>
      )}
    </WideRow>
  )
}

type FormProps = { readonly name: NetworkText; readonly title: string; readonly value: string }

function TextForm({ name, title, value }: FormProps): ReactNode {
  const { text } = useText()
  const { api, store } = useApp()
  const field = useField()
  const errorId = useId()
  /** Null = nothing was typed that is not saved. */
  const [typed, setTyped] = useState<string | null>(null)
  const save = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (typed === null) return
    const settings = await field.tell(api['network.set']({ key: name, value: typed }))
    if (settings === null) return
    store.setState({ settings })
    setTyped(null)
  }
  return (
    <form className="entry-form" noValidate onSubmit={(event) => void save(event)}>
      <TextField
        label={text('ui.external.notSet')}
        name={title}
        value={typed ?? value}
        invalid={field.error !== null}
        describedBy={errorId}
        onChange={(next) => {
          field.reset()
          setTyped(next)
        }}
      />
      <Button type="submit" aria-disabled={typed === null} aria-label={text('ui.external.saveNamed', { title })}>
        {text('ui.external.save')}
      </Button>
      <span role="status" className="caption quiet">
        {field.saved && text('ui.external.saved')}
      </span>
      <WaitingNote waiting={field.waiting} />
      <FieldError error={field.error} id={errorId} />
    </form>
  )
}
