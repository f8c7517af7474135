import { useId, type ReactNode } from 'react'

import { workspaceAccesses, type Workspace } from '../../../shared/domain/workspace.ts'
import type { LockedBy } from '../../../shared/ipc/setting-view.ts'
import type { SettingsView } from '../../../shared/ipc/views.ts'
import { Button } from '../../components/button.tsx'
import { ChoiceField } from '../../components/choice-field.tsx'
import { FieldError } from '../../components/field-error.tsx'
import { Icon } from '../../components/icon.tsx'
import { LockLine } from '../../components/lock-line.tsx'
import { PlainText } from '../../components/plain-text.tsx'
import { WaitingNote } from '../../components/waiting-note.tsx'
import { useText } from '../../i18n/text-context.ts'
import type { Answer } from '../../ipc/api.ts'
import { useApp } from '../../state/app-context.ts'
import { PatternList } from './pattern-list.tsx'
import { useField } from './use-field.ts'

type RowProps = {
  readonly workspace: Workspace
  /** Not null = it is not this person's to change. */
  readonly lockedBy: LockedBy | null
}

/** One opened folder: where it is, what may be done in it, and which of its files. Each change counts at once. */
export function WorkspaceRow({ workspace, lockedBy }: RowProps): ReactNode {
  const errorId = useId()
  const { api, store } = useApp()
  const field = useField()
  const { name, access } = workspace
  const tell = async (command: Promise<Answer<SettingsView>>): Promise<boolean> => {
    const settings = await field.tell(command)
    if (settings !== null) store.setState({ settings })
    return settings !== null
  }
  const change = (part: Partial<Workspace>): Promise<boolean> =>
    tell(api['workspaces.change']({ workspace: { ...workspace, ...part } }))
  const patterns = { workspace, isLocked: lockedBy !== null, onChange: change }
  return (
    <article className="ws">
      <span className={access === 'read' ? 'ws-icon ro' : 'ws-icon'}>
        <Icon name={lockedBy !== null ? 'building' : access === 'read' ? 'eye' : 'folder'} size={20} />
      </span>
      <div>
        <h3>
          <PlainText text={name} />
        </h3>
        <p className="where mono small">
          <PlainText text={workspace.path} />
        </p>
      </div>
      <Ends
        workspace={workspace}
        isLocked={lockedBy !== null}
        onAccess={(next) => void change({ access: next })}
        onRemove={() => void tell(api['network.remove']({ list: 'workspaces', entry: name }))}
      />
      <div className="more">
        <PatternList kind="only" {...patterns} />
        <PatternList kind="never" {...patterns} />
        {lockedBy !== null && <LockLine lockedBy={lockedBy} />}
        <WaitingNote waiting={field.waiting} />
        <FieldError error={field.error} id={errorId} />
      </div>
    </article>
  )
}

type EndsProps = {
  readonly workspace: Workspace
  readonly isLocked: boolean
  readonly onAccess: (access: Workspace['access']) => void
  readonly onRemove: () => void
}

function Ends({ workspace: { name, access }, isLocked, onAccess, onRemove }: EndsProps): ReactNode {
  const { text } = useText()
  if (isLocked)
    return (
      <span className="field locked">
        {text(`ui.workspaces.access.${access}`)}
        <Icon name="lock" />
      </span>
    )
  return (
    <div className="end">
      <ChoiceField
        label={text('ui.workspaces.accessOf', { name })}
        value={access}
        choices={workspaceAccesses.map((value) => ({ value, label: text(`ui.workspaces.access.${value}`) }))}
        onChange={onAccess}
      />
      <Button
        look="quiet"
        icon="trash"
        iconAt="only"
        aria-label={text('ui.workspaces.remove', { name })}
        title={text('ui.workspaces.remove', { name })}
        onClick={onRemove}
      />
    </div>
  )
}
