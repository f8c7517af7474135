import { useId, useState, type ReactNode, type SubmitEvent } from 'react'

import type { QuestionView } from '../../../shared/ipc/question-view.ts'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { PlainText } from '../../components/plain-text.tsx'
import { useText } from '../../i18n/text-context.ts'
import { useApp } from '../../state/app-context.ts'
import './questions.css'

type Props = { readonly questions: readonly QuestionView[]; readonly live: boolean }
type Area = Extract<QuestionView, { readonly kind: 'area' }>
type Choice = Extract<QuestionView, { readonly kind: 'choice' }>
type Slot = Extract<QuestionView, { readonly kind: 'slot' }>

/** What only a person can know, answered by buttons where there are choices. */
export function Questions({ questions, live }: Props): ReactNode {
  const { text } = useText()
  const areas = questions.filter((question): question is Area => question.kind === 'area')
  const others = questions.filter((question): question is Choice | Slot => question.kind !== 'area')
  if (questions.length === 0) return null
  return (
    <Card icon="help" title={text(areas.length > 0 ? 'ui.chat.area' : 'ui.chat.question')}>
      <div className="questions">
        {areas.length > 0 && <Areas areas={areas} live={live} />}
        {others.map((question) =>
          question.kind === 'slot' ? (
            <SlotQuestion key={question.slot} question={question} live={live} />
          ) : (
            <ChoiceQuestion key={question.tool} question={question} live={live} />
          ),
        )}
      </div>
    </Card>
  )
}

function Areas({ areas, live }: { readonly areas: readonly Area[]; readonly live: boolean }): ReactNode {
  const { actions } = useApp()
  return (
    <div className="choices">
      {areas.map((area) => (
        <Button key={area.label} disabled={!live} onClick={() => void actions.runChecks(area.tools)}>
          {area.label}
        </Button>
      ))}
    </div>
  )
}

type ChoiceProps = { readonly question: Choice; readonly live: boolean }

/** Choosing a thing makes a plan for it; nothing runs by the choice alone. */
function ChoiceQuestion({ question, live }: ChoiceProps): ReactNode {
  const { actions } = useApp()
  return (
    <fieldset disabled={!live}>
      <legend>
        <PlainText text={question.label} />
      </legend>
      <div className="choices">
        {question.choices.map((choice) => (
          <Button key={choice.digest} onClick={() => void actions.answer('choice', choice.digest)}>
            <PlainText text={choice.label} />
          </Button>
        ))}
      </div>
    </fieldset>
  )
}

function SlotQuestion({ question, live }: { readonly question: Slot; readonly live: boolean }): ReactNode {
  const { text } = useText()
  const { actions } = useApp()
  const id = useId()
  const [typed, setTyped] = useState('')
  const value = typed.trim()
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (value !== '') void actions.answer(question.slot, value)
  }
  return (
    <form className="slot" onSubmit={submit}>
      <label htmlFor={id}>{question.label}</label>
      <div className="slot-row">
        <span className="field grow">
          <input
            id={id}
            value={typed}
            maxLength={260}
            autoComplete="off"
            spellCheck={false}
            disabled={!live}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </span>
        <Button type="submit" disabled={!live} aria-disabled={value === ''}>
          {text('ui.chat.answer')}
        </Button>
      </div>
    </form>
  )
}
