import { useState, type ReactNode } from 'react'

import { auditDays } from '../../../shared/domain/kept-days.ts'
import { Button } from '../../components/button.tsx'
import { Icon } from '../../components/icon.tsx'
import { useWaiting } from '../../components/use-waiting.ts'
import { WaitingNote } from '../../components/waiting-note.tsx'
import { useText } from '../../i18n/text-context.ts'
import { useApp } from '../../state/app-context.ts'
import { offeredDays } from './offered-days.ts'
import { ChoiceRow } from './setting-row.tsx'
import type { OfSettings } from './of-settings.ts'
import { useSet } from './use-set.ts'

/** For how long Deskmedic keeps what it keeps on this PC. */
export function KeptDaysRow({ settings: { historyRetentionDays: days } }: OfSettings): ReactNode {
  const { text } = useText()
  const set = useSet()
  return (
    <ChoiceRow
      icon="calendar"
      title={text('ui.settings.keptDays')}
      about={text('ui.settings.keptDaysAbout')}
      setting={days}
      choices={offeredDays(days.value).map((value) => ({
        value,
        label: text('ui.settings.keptDays.value', { days: Number(value) }),
      }))}
      onChange={(value) => set('historyRetentionDays', value)}
    />
  )
}

/** For how long the record of changes is kept. */
export function AuditDaysRow({ settings: { auditRetentionDays: days } }: OfSettings): ReactNode {
  const { text } = useText()
  const set = useSet()
  const wordsOf = (count: number): string =>
    count === auditDays.forGood
      ? text('ui.settings.auditDays.always')
      : text('ui.settings.keptDays.value', { days: count })
  return (
    <ChoiceRow
      icon="list"
      title={text('ui.settings.auditDays')}
      about={text('ui.settings.auditDaysAbout')}
      setting={days}
      choices={offeredDays(days.value, auditDays.least).map((value) => ({ value, label: wordsOf(Number(value)) }))}
      onChange={(value) => set('auditRetentionDays', value)}
    />
  )
}

/** A way to delete all of it. */
export function DeleteRow(): ReactNode {
  const { text } = useText()
  const { actions } = useApp()
  const { waiting, during } = useWaiting()
  const [deleted, setDeleted] = useState(false)
  const deleteAll = async (): Promise<void> => {
    setDeleted(false)
    setDeleted(await during(actions.deleteKept(null)))
  }
  return (
    <div className="set-row">
      <Icon name="trash" size={20} />
      <div>
        <h3>{text('ui.settings.deleteAll')}</h3>
        <p className="d">{text('ui.settings.deleteAllAbout')}</p>
        <WaitingNote waiting={waiting} />
        <p className="d" role="status">
          {deleted && text('ui.settings.deletedAll')}
        </p>
      </div>
      <div className="end">
        <Button small aria-label={text('ui.settings.deleteAll')} onClick={() => void deleteAll()}>
          {text('ui.settings.deleteAll.button')}
        </Button>
      </div>
    </div>
  )
}
