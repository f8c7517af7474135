import { useState, type ReactNode, type SubmitEvent } from 'react'

import type { Workspace } from '../../../shared/domain/workspace.ts'
import { Button } from '../../components/button.tsx'
import { Icon } from '../../components/icon.tsx'
import { PlainText } from '../../components/plain-text.tsx'
import { TextField } from '../../components/text-field.tsx'
import { useText } from '../../i18n/text-context.ts'

type ListProps = {
  /** `only` = files that alone are opened, `never` = files and folders that stay closed. */
  readonly kind: 'only' | 'never'
  readonly workspace: Workspace
  readonly isLocked: boolean
  /** Resolves to whether it counts now. */
  readonly onChange: (part: Partial<Workspace>) => Promise<boolean>
}

/** Patterns of one folder. */
export function PatternList({ kind, workspace, isLocked, onChange }: ListProps): ReactNode {
  const { text } = useText()
  const { name, [kind]: patterns } = workspace
  if (isLocked && patterns.length === 0) return null
  const remove = (pattern: string): void => void onChange({ [kind]: patterns.filter((each) => each !== pattern) })
  return (
    <div className="pats">
      <span>{text(`ui.workspaces.pattern.${kind}`)}</span>
      {patterns.map((pattern) => (
        <span key={pattern} className={kind === 'never' ? 'pat no' : 'pat'}>
          <PlainText text={pattern} />
          {!isLocked && (
            <button
              type="button"
              aria-label={text('ui.workspaces.pattern.remove', { kind, name, pattern })}
              onClick={() => remove(pattern)}
            >
              <Icon name="x" />
            </button>
          )}
        </span>
      ))}
      {!isLocked && (
        <NewPattern
          label={text('ui.workspaces.pattern.addTo', { kind, name })}
          onAdd={(pattern) => onChange({ [kind]: [...patterns, pattern] })}
        />
      )}
    </div>
  )
}

type NewProps = { readonly label: string; readonly onAdd: (pattern: string) => Promise<boolean> }

/** A button that becomes a field. */
function NewPattern({ label, onAdd }: NewProps): ReactNode {
  const { text } = useText()
  /** Null = nothing is being entered. */
  const [typed, setTyped] = useState<string | null>(null)
  const add = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const pattern = (typed ?? '').trim()
    if (pattern === '' || (await onAdd(pattern))) setTyped(null)
  }
  if (typed === null)
    return (
      <button type="button" className="pat add" aria-label={label} onClick={() => setTyped('')}>
        <Icon name="plus" />
        {text('ui.workspaces.pattern.add')}
      </button>
    )
  return (
    <form
      className="new-pat"
      noValidate
      onSubmit={(event) => void add(event)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setTyped(null)
      }}
    >
      <TextField label={text('ui.workspaces.pattern')} name={label} value={typed} isFirst onChange={setTyped} />
      <Button small type="submit">
        {text('ui.workspaces.pattern.keep')}
      </Button>
    </form>
  )
}
