import { useId, useState, type ReactNode, type SubmitEvent } from 'react'

import { workspaceAccesses, type WorkspaceAccess } from '../../../shared/domain/workspace.ts'
import type { ChosenFolder } from '../../../shared/ipc/workspace-view.ts'
import { Button } from '../../components/button.tsx'
import { ChoiceField } from '../../components/choice-field.tsx'
import { FieldError } from '../../components/field-error.tsx'
import { TextField } from '../../components/text-field.tsx'
import { WaitingNote } from '../../components/waiting-note.tsx'
import { useText } from '../../i18n/text-context.ts'
import { useApp } from '../../state/app-context.ts'
import { useField } from './use-field.ts'

type FormProps = {
  readonly chosen: ChosenFolder
  /** Called once the folder is open, or left. */
  readonly onDone: () => void
}

/** A chosen folder before it is opened: its name and what may be done in it. What cannot be opened is told here. */
export function WorkspaceForm({ chosen, onDone }: FormProps): ReactNode {
  const { text } = useText()
  const { api, store } = useApp()
  const errorId = useId()
  const field = useField()
  const [path, setPath] = useState(chosen.path)
  const [name, setName] = useState(chosen.name)
  // Less is opened unless somebody wants more.
  const [access, setAccess] = useState<WorkspaceAccess>('read')
  const typing = (take: (value: string) => void) => (value: string) => {
    field.reset()
    take(value)
  }
  const open = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const entry = { name, path, access, only: [], never: [] }
    const settings = await field.tell(api['network.add']({ list: 'workspaces', entry }))
    if (settings === null) return
    store.setState({ settings })
    onDone()
  }
  const judged = { invalid: field.error !== null, describedBy: errorId }
  return (
    <form className="ws-form" aria-label={text('ui.workspaces.new')} noValidate onSubmit={(event) => void open(event)}>
      <TextField label={text('ui.workspaces.folder')} value={path} {...judged} onChange={typing(setPath)} />
      <TextField label={text('ui.workspaces.name')} value={name} {...judged} isFirst onChange={typing(setName)} />
      <ChoiceField
        label={text('ui.workspaces.access')}
        value={access}
        choices={workspaceAccesses.map((value) => ({ value, label: text(`ui.workspaces.access.${value}`) }))}
        onChange={setAccess}
      />
      <Button type="submit" look="primary">
        {text('ui.workspaces.open')}
      </Button>
      <Button look="quiet" onClick={onDone}>
        {text('ui.workspaces.cancel')}
      </Button>
      <WaitingNote waiting={field.waiting} />
      <FieldError error={field.error} id={errorId} />
    </form>
  )
}
