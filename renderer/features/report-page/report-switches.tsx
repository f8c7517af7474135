import type { ReactNode } from 'react'

import { personalKinds, type PersonalItem, type PersonalKind } from '../../../shared/domain/report.ts'
import type { ReportView } from '../../../shared/ipc/report-view.ts'
import { Switch } from '../../components/switch.tsx'
import { useText, type WindowText } from '../../i18n/text-context.ts'
import type { Chosen } from './chosen.ts'

type Props = { readonly view: ReportView; readonly chosen: Chosen; readonly onChange: (chosen: Chosen) => void }

/** What of the report is shown, by kind. */
export function ReportSwitches({ view: { personal, report }, chosen, onChange }: Props): ReactNode {
  const { text } = useText()
  const kinds = personalKinds.filter((kind) => personal.some((item) => item.kind === kind))
  return (
    <section className="report-left" aria-label={text('ui.report.showOrHide')}>
      <h2>{text('ui.report.showOrHide')}</h2>
      {kinds.length === 0 && <p className="small muted report-note">{text('ui.report.none')}</p>}
      {kinds.map((kind) => (
        <Row
          key={kind}
          label={text(`ui.report.kind.${kind}`)}
          say={placesText(kind, { personal, chosen }, text)}
          checked={numbersOf(kind, personal).every((number) => chosen.shown.has(number))}
          onChange={(checked) => onChange({ ...chosen, shown: withKind(kind, checked, { personal, chosen }) })}
        />
      ))}
      <Row
        label={text('report.technical')}
        say={text('ui.report.technicalSay', { count: report.technical.length })}
        checked={chosen.hasTechnical}
        onChange={(hasTechnical) => onChange({ ...chosen, hasTechnical })}
      />
      <p className="small muted report-note">{text('ui.report.readIt')}</p>
    </section>
  )
}

type RowProps = {
  readonly label: string
  readonly say: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

function Row({ label, say, checked, onChange }: RowProps): ReactNode {
  return (
    <div className={checked ? 'toggle' : 'toggle off'}>
      <div className="grow">
        <h3>{label}</h3>
        <p className="small muted">{say}</p>
      </div>
      <Switch label={label} checked={checked} onChange={onChange} />
    </div>
  )
}

type Shown = { readonly personal: readonly PersonalItem[]; readonly chosen: Chosen }

function numbersOf(kind: PersonalKind, personal: readonly PersonalItem[]): readonly number[] {
  return personal.flatMap((item, index) => (item.kind === kind ? [index] : []))
}

function withKind(kind: PersonalKind, isShown: boolean, { personal, chosen }: Shown): ReadonlySet<number> {
  const shown = new Set(chosen.shown)
  for (const number of numbersOf(kind, personal)) {
    if (isShown) shown.add(number)
    else shown.delete(number)
  }
  return shown
}

function placesText(kind: PersonalKind, { personal, chosen }: Shown, text: WindowText['text']): string {
  const places = (numbers: readonly number[]): number =>
    numbers.reduce((sum, number) => sum + (personal[number]?.places ?? 0), 0)
  const all = numbersOf(kind, personal)
  const count = places(all)
  const shown = places(all.filter((number) => chosen.shown.has(number)))
  if (shown === 0) return text('ui.report.hidden', { count })
  return shown === count ? text('ui.report.shown', { count }) : text('ui.report.partly', { shown, count })
}
