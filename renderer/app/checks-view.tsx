import type { ReactNode } from 'react'

import type { Cleared } from '../../shared/ipc/cleared-findings.ts'
import type { ChatEntry, FindingView } from '../../shared/ipc/views.ts'
import { Button } from '../components/button.tsx'
import { culpritOf } from '../components/culprit.ts'
import { Icon } from '../components/icon.tsx'
import type { OfferedStep } from '../components/offered-steps.ts'
import { PlainText } from '../components/plain-text.tsx'
import { visibleString } from '../components/visible-text.ts'
import { Withheld } from '../components/withheld.tsx'
import { CheckStatusLine } from '../features/check-status/check-status.tsx'
import { CheckUpTiles } from '../features/check-up/check-up-tiles.tsx'
import { AlsoNoticed, Findings, Headline } from '../features/findings/findings.tsx'
import { Pictures } from '../features/pictures/pictures.tsx'
import { PlanPreview } from '../features/plan-preview/plan-preview.tsx'
import { Questions } from '../features/questions/questions.tsx'
import { WatchButton, WhenItHappens } from '../features/watch/when-it-happens.tsx'
import { useText } from '../i18n/text-context.ts'
import { useApp, useAppState } from '../state/app-context.ts'
import { useOpened } from '../state/use-opened.ts'
import type { PlanEntry } from './answer-rows.ts'
import { CallCards } from './call-list.tsx'
import { lateFilePreview } from './pages.tsx'
import { ReportButton } from './watch-entry.tsx'

type ChecksEntry = Extract<ChatEntry, { readonly kind: 'checks' }>
type Props = { readonly entry: ChecksEntry; readonly live: boolean }

/** Where an entry stands in its chat. */
export type Place = {
  readonly live: boolean
  /** What was found in it and repaired since. */
  readonly cleared: Cleared
  /** What can be repaired now, where each has its own place. */
  readonly steps: readonly OfferedStep[]
  /** What is offered for it, in the same card. */
  readonly plan: PlanEntry | null
}
type ChecksProps = Place & { readonly entry: ChecksEntry }

/** One card: what was found, drawn, what can be done, and below it, folded, what else was looked at. */
export function Checks(props: ChecksProps): ReactNode {
  const { entry, live } = props
  const { text } = useText()
  const isLooking = entry.running || entry.calls.length > 0
  const lookedAt = isLooking && <LookedAt {...props} />
  const withheld = <Withheld title={text('ui.plan.withheld')} items={entry.withheld} />
  if (entry.checkUp !== null) {
    return (
      <>
        {lookedAt}
        <CheckUp {...props} checkUp={entry.checkUp} />
        {withheld}
      </>
    )
  }
  return (
    <>
      <section
        className="card answer-card"
        tabIndex={-1}
        aria-label={visibleString(entry.headline?.text ?? text('ui.chat.findings'))}
      >
        {entry.firstAid !== null && <NoteLine note={entry.firstAid} isUrgent />}
        {entry.running && lookedAt}
        {!isOnlyRead(entry) && <Answer {...props} />}
        <FilesRead calls={entry.calls} />
        {!entry.running && lookedAt}
        <Aside {...props} />
        {withheld}
        <Withheld title={text('ui.chat.skipped', { count: entry.skipped.length })} items={entry.skipped} />
      </section>
      <div className="ways-on">{entry.headline?.tone !== 'fine' && <WaysOn entry={entry} live={live} />}</div>
    </>
  )
}

/** Who has a file opened has no trouble to be asked about. */
function isOnlyRead({ running, calls, headline }: ChecksEntry): boolean {
  return !running && headline?.tone === 'fine' && calls.length > 0 && calls.every(({ hasFiles }) => hasFiles)
}

/** What was read of files stands open: it is what somebody asked for. */
function FilesRead({ calls }: Pick<ChecksEntry, 'calls'>): ReactNode {
  return calls.map(({ callId, hasFiles }) => hasFiles && <lateFilePreview.Part key={callId} callId={callId} />)
}

/** Both views draw the same data: the simple one folds the calls, the technician's opens them. */
function LookedAt({ entry, cleared }: ChecksProps): ReactNode {
  const technician = useAppState((state) => state.layout === 'technician')
  const opened = useOpened(entry.id)
  const key = technician ? 'technician' : 'simple'
  const open = opened.isOpen(key, technician)
  return (
    <>
      <CheckStatusLine entry={entry} cleared={cleared} open={open} onToggle={() => opened.set(key, !open)} />
      {open && <CallCards calls={entry.calls} findings={entry.findings} />}
    </>
  )
}

function useShown({ entry, cleared }: ChecksProps) {
  const technician = useAppState((state) => state.layout === 'technician')
  const { isOpen, set } = useOpened(entry.id)
  return {
    shown: technician ? entry.findings : worthReading(entry),
    opening: {
      cleared,
      at: entry.at,
      isOpen: (key: string) => isOpen(key),
      onToggle: (key: string) => set(key, !isOpen(key)),
      unfolded: technician,
    },
  }
}

/** The verdict with what it rests on. */
function Answer(props: ChecksProps): ReactNode {
  const { entry, live, plan } = props
  const { shown, opening } = useShown(props)
  const pictures = culpritOf(entry)?.pictures ?? []
  return (
    <>
      <Headline headline={entry.headline}>
        {entry.headline?.tone === 'fine' && <HealthyWaysOn entry={entry} live={live} />}
      </Headline>
      <Findings
        headline={entry.headline}
        findings={shown.filter(({ place }) => place !== 'aside')}
        drawn={pictures.length > 0 ? <Pictures pictures={pictures} /> : null}
        offered={plan !== null && <PlanPreview entry={plan} live={live} isWithin />}
        advises={entry.running || plan !== null ? null : { beside: live && <DoneThat entry={entry} /> }}
        {...opening}
      />
      {entry.note !== null && <NoteLine note={entry.note} />}
      {live && entry.toWatch && (
        <div className="acts">
          <WatchButton />
        </div>
      )}
    </>
  )
}

function Aside(props: ChecksProps): ReactNode {
  const { shown, opening } = useShown(props)
  return <AlsoNoticed findings={shown.filter(({ place }) => place === 'aside')} {...opening} />
}

type CheckUpProps = ChecksProps & { readonly checkUp: NonNullable<ChecksEntry['checkUp']> }

/** Everything that was looked at without a complaint. */
function CheckUp({ entry, live, cleared, steps, checkUp }: CheckUpProps): ReactNode {
  const technician = useAppState((state) => state.layout === 'technician')
  return (
    <>
      <CheckUpTiles
        checkUp={checkUp}
        cleared={cleared}
        steps={steps}
        drawn={(drawn) => drawn.length > 0 && <Pictures pictures={drawn} hasTable={technician} />}
      />
      {entry.note !== null && <NoteLine note={entry.note} />}
      <WaysOn entry={entry} live={live} />
    </>
  )
}

/** Nothing is wrong where it was looked, and it may still happen. */
function HealthyWaysOn({ entry, live }: Props): ReactNode {
  if (entry.running) return <WaysOn entry={entry} live={live} />
  return (
    <>
      <WhenItHappens entryId={entry.id} live={live} />
      <Questions questions={entry.questions.filter(({ kind }) => kind !== 'area')} live={live} />
      {live && <LookDeeper entry={entry} />}
    </>
  )
}

function WaysOn({ entry, live }: Props): ReactNode {
  return (
    <>
      <Questions questions={entry.questions} live={live} />
      {live && <LookDeeper entry={entry} />}
      <ToReport entry={entry} />
    </>
  )
}

/** What only a person can do, such as signing in or plugging in a cable: whoever has done it wants to know whether it helped. */
function DoneThat({ entry }: Pick<Props, 'entry'>): ReactNode {
  const { text } = useText()
  const { actions } = useApp()
  const hasAct = (culpritOf(entry)?.advice?.act ?? null) !== null
  return (
    <Button look={hasAct ? 'quiet' : 'plain'} icon="restart" onClick={() => void actions.checkAgain()}>
      {text('ui.chat.doneThat')}
    </Button>
  )
}

/** Where Deskmedic does not say what to do, somebody else has to: they get all of it. */
function ToReport({ entry: { running, headline, checkUp, note } }: Pick<Props, 'entry'>): ReactNode {
  const isAnswered = headline?.tone === 'cause' && note === null
  return running || isAnswered || (headline === null && checkUp === null) ? null : <ReportButton />
}

/** A short look leaves out what takes long: whoever still has the trouble asks for it. */
function LookDeeper({ entry: { id, leftMinutes } }: Pick<Props, 'entry'>): ReactNode {
  const { text } = useText()
  const { actions } = useApp()
  if (leftMinutes === null) return null
  return (
    <div className="look-deeper">
      <Button look="quiet" small icon="search" onClick={() => void actions.lookDeeper(id)}>
        {text('ui.works.deeper', { minutes: leftMinutes })}
      </Button>
    </div>
  )
}

/** Beside something to be dealt with, what is merely so is left to the technician's view. What the verdict names stays. */
function worthReading({ headline, findings }: ChecksEntry): readonly FindingView[] {
  const causes = findings.some(({ place, severity }) => place === 'cause' && severity !== 'info')
  const culprit = culpritOf({ headline, findings })
  const pressing = findings.filter(
    (finding) => finding === culprit || finding.severity !== 'info' || (finding.place === 'cause' && !causes),
  )
  return pressing.length > 0 ? pressing : findings
}

/** `isUrgent`: it is said before everything that is looked at, as it cannot wait for that. */
function NoteLine({ note, isUrgent = false }: { readonly note: string; readonly isUrgent?: boolean }): ReactNode {
  return (
    <p className={isUrgent ? 'line first-aid' : 'line'}>
      <Icon name={isUrgent ? 'warning' : 'info'} />
      <span>
        <PlainText text={note} />
      </span>
    </p>
  )
}
