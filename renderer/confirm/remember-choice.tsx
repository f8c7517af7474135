import type { ReactNode } from 'react'

import { languageTags } from '../../shared/domain/locale.ts'
import type { ConfirmationView } from '../../shared/ipc/confirmation-view.ts'
import { ChoiceField, type Choice } from '../components/choice-field.tsx'
import type { ConfirmText } from './confirm-text.ts'
import type { Remember } from './use-answer.ts'

type Props = {
  readonly request: ConfirmationView
  readonly value: Remember
  readonly onChange: (value: Remember) => void
  readonly text: ConfirmText
}

/** "Don't ask again", and for how long. It counts only together with an answer that starts something. */
export function RememberChoice({ request, value, onChange, text }: Props): ReactNode {
  const { rememberUntil, mayRememberForGood, locale } = request
  const format = new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'medium' })
  const until = (at: number): string => text('ui.confirm.remember.until', { date: format.format(at) })
  const choices: readonly Choice<Remember>[] = [
    { value: 'no', label: text('ui.confirm.remember.no') },
    { value: 'session', label: text('ui.confirm.remember.session') },
    { value: 'week', label: until(rememberUntil.week) },
    ...(rememberUntil.month === null ? [] : [{ value: 'month' as const, label: until(rememberUntil.month) }]),
    ...(mayRememberForGood ? [{ value: 'tool' as const, label: text('ui.confirm.remember.tool') }] : []),
  ]
  return (
    <ChoiceField label={text('ui.confirm.remember')} showLabel value={value} choices={choices} onChange={onChange} />
  )
}
