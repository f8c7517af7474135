import { useId, useState, type ReactNode, type SubmitEvent } from 'react'

import type { FileAnswersView } from '../../../shared/ipc/workspace-view.ts'
import { Button } from '../../components/button.tsx'
import { FieldError } from '../../components/field-error.tsx'
import { gapBehind } from '../../components/gap-behind.ts'
import { Icon } from '../../components/icon.tsx'
import { PlainText } from '../../components/plain-text.tsx'
import { TextField } from '../../components/text-field.tsx'
import { useText } from '../../i18n/text-context.ts'
import { useApp } from '../../state/app-context.ts'
import { useField } from './use-field.ts'

/** Says whether a path would be opened, and why. It opens nothing. */
export function PathTest(): ReactNode {
  const { text, locale } = useText()
  const { api } = useApp()
  const [headingId, errorId] = [useId(), useId()]
  const field = useField()
  const [typed, setTyped] = useState('')
  const isEmpty = typed.trim() === ''
  const [told, setTold] = useState<{ readonly answers: FileAnswersView | null; readonly locale: string } | null>(null)
  // Its sentences are those of the language in which it was asked.
  const answers = told?.locale === locale ? told.answers : null
  const test = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (!isEmpty) setTold({ answers: await field.tell(api['workspaces.explain']({ path: typed })), locale })
  }
  return (
    <>
      <h2 className="strong" id={headingId}>
        {text('ui.workspaces.test')}
      </h2>
      <form className="card tryit" aria-labelledby={headingId} noValidate onSubmit={(event) => void test(event)}>
        <TextField
          label={text('ui.workspaces.testPath')}
          value={typed}
          describedBy={errorId}
          onChange={(value) => {
            setTold(null)
            setTyped(value)
          }}
        />
        <Button type="submit" aria-disabled={isEmpty}>
          {text('ui.workspaces.testButton')}
        </Button>
        <div role="status" className="ans">
          {answers !== null && <AnswerLine answers={answers} />}
        </div>
        <FieldError error={field.error} id={errorId} />
      </form>
    </>
  )
}

function AnswerLine({ answers: { read, write } }: { readonly answers: FileAnswersView }): ReactNode {
  const { text } = useText()
  const answer = !read.isOpen ? 'no' : write.isOpen ? 'change' : 'read'
  const where = read.isOpen
    ? [text('ui.workspaces.answer.where', { workspace: read.workspace, path: read.path })]
    : [read.error.why]
  const why = read.isOpen && !write.isOpen ? [write.error.why] : []
  return (
    <p>
      <Icon name={answer === 'no' ? 'problem' : 'healthy'} tone={answer === 'no' ? 'v-problem' : 'v-healthy'} />
      <span>
        <span className="strong">{text('ui.workspaces.answer', { answer })}</span>
        {gapBehind(text('ui.workspaces.answer', { answer }))}
        <PlainText text={[...why, ...where].join(' ')} />
      </span>
    </p>
  )
}
