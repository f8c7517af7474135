import { useEffect, useRef, type ReactNode, type SubmitEvent } from 'react'

import type { ToolFormView } from '../../../shared/ipc/tool-form-view.ts'
import type { ToolRow } from '../../../shared/ipc/tool-row.ts'
import { Button } from '../../components/button.tsx'
import { ErrorNote } from '../../components/error-note.tsx'
import { useText } from '../../i18n/text-context.ts'
import { useAppState, useChange } from '../../state/app-context.ts'
import { commandLine } from './command-line.ts'
import { CopyCommand } from './copy-command.tsx'
import { ToolField } from './tool-field.tsx'
import { useToolStart } from './use-tool-start.ts'

type ToolFormProps = {
  readonly tool: ToolRow
  readonly form: ToolFormView
  /** Grows each time a person chooses this tool: they go on in its first field. 0 = they did not. */
  readonly timesChosen: number
}

/** Values of one tool and its start. What was entered outlives the page. */
export function ToolForm({ tool, form, timesChosen }: ToolFormProps): ReactNode {
  const { text } = useText()
  const change = useChange()
  const kept = useAppState((state) => state.toolValues)
  const { start, reset, faults, error, waiting } = useToolStart(tool.name)
  const entered = kept[tool.name] ?? {}
  const formRef = useRef<HTMLFormElement>(null)
  const focusOn = (name: string | undefined): void => {
    if (name !== undefined) formRef.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`)?.focus()
  }
  const first = form.fields[0]?.name
  useEffect(() => {
    if (timesChosen > 0) focusOn(first)
  }, [timesChosen, first])
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const values = Object.fromEntries(form.fields.map(({ name, value }) => [name, entered[name] ?? value]))
    const wrong = await start(values)
    if (wrong !== null) focusOn(wrong)
  }
  const label = tool.kind === 'diagnostic' ? text('ui.tools.run') : text('ui.tools.repair', { title: tool.title })
  return (
    <form ref={formRef} className="tool-form" noValidate onSubmit={(event) => void submit(event)}>
      {form.fields.map((field) => (
        <ToolField
          key={field.name}
          field={field}
          value={entered[field.name] ?? field.value}
          fault={faults.find((fault) => fault.field === field.name)?.why ?? null}
          onChange={(value) => {
            reset(field.name)
            change({ toolValues: { ...kept, [tool.name]: { ...entered, [field.name]: value } } })
          }}
        />
      ))}
      {error !== null && <ErrorNote error={error} title={text('ui.tools.notStarted')} />}
      <div className="acts">
        <Button type="submit" look="primary" aria-disabled={waiting}>
          {waiting ? text('ui.tools.preparing') : label}
        </Button>
        <CopyCommand command={commandLine(tool.name, form.fields, entered)} />
      </div>
    </form>
  )
}
