import { memo, type ReactNode } from 'react'

import type { CallView, ChatEntry, FindingView } from '../../shared/ipc/views.ts'
import { Button } from '../components/button.tsx'
import { Card } from '../components/card.tsx'
import { ErrorNote } from '../components/error-note.tsx'
import { Icon } from '../components/icon.tsx'
import { PlainText } from '../components/plain-text.tsx'
import { Withheld } from '../components/withheld.tsx'
import type { Cleared } from '../../shared/ipc/cleared-findings.ts'
import type { OfferedStep } from '../components/offered-steps.ts'
import { culpritOf } from '../components/culprit.ts'
import { CallCard } from '../features/call-cards/call-card.tsx'
import { CheckUpTiles } from '../features/check-up/check-up-tiles.tsx'
import { CheckStatusLine } from '../features/check-status/check-status.tsx'
import { AlsoNoticed, Findings, Headline } from '../features/findings/findings.tsx'
import { FixResults } from '../features/fix-results/fix-results.tsx'
import { WorksQuestion } from '../features/fix-results/works-question.tsx'
import { isWaiting } from '../features/waiting-card/waiting-call.ts'
import { WaitingCard } from '../features/waiting-card/waiting-card.tsx'
import { PicturePair, Pictures } from '../features/pictures/pictures.tsx'
import { PlanPreview } from '../features/plan-preview/plan-preview.tsx'
import { Questions } from '../features/questions/questions.tsx'
import { useText } from '../i18n/text-context.ts'
import { useApp, useAppState, useChange } from '../state/app-context.ts'
import { shownCalls } from './shown-calls.ts'

type Kind<Name extends ChatEntry['kind']> = Extract<ChatEntry, { readonly kind: Name }>
type Props<Entry extends ChatEntry> = { readonly entry: Entry; readonly live: boolean }
/** `cleared`: what was found in it and repaired since. `steps`: what can be repaired now, where each has its own place. */
type Place = { readonly live: boolean; readonly cleared: Cleared; readonly steps: readonly OfferedStep[] }

/** One thing of a chat. Main sends the whole chat at each change: what did not change is not drawn again. */
export const EntryView = memo(DrawnEntry, (before, after) => {
  return JSON.stringify(before) === JSON.stringify(after)
})

function DrawnEntry({ entry, live, cleared, steps }: Place & { readonly entry: ChatEntry }): ReactNode {
  switch (entry.kind) {
    case 'complaint':
      return <Complaint entry={entry} />
    case 'checks':
      return <Checks entry={entry} live={live} cleared={cleared} steps={steps} />
    case 'plan':
      return <PlanPreview entry={entry} live={live} />
    case 'fixes':
      return <Fixes entry={entry} live={live} />
    case 'notice':
      return <Notice entry={entry} live={live} />
  }
}

function Complaint({ entry }: { readonly entry: Kind<'complaint'> }): ReactNode {
  const { text } = useText()
  return (
    <p className="said">
      <span className="vh">{text('ui.chat.youSaid')} </span>
      <PlainText text={entry.text} />
    </p>
  )
}

/** Both views draw the same data: the simple one folds the calls, the technician's opens them. */
function Checks(props: Place & { readonly entry: Kind<'checks'> }): ReactNode {
  const { entry, cleared } = props
  const { text } = useText()
  const technician = useAppState((state) => state.layout === 'technician')
  const opened = useOpened(entry.id)
  const key = technician ? 'technician' : 'simple'
  const open = opened.isOpen(key, technician)
  return (
    <>
      {(entry.running || entry.calls.length > 0) && (
        <CheckStatusLine entry={entry} cleared={cleared} open={open} onToggle={() => opened.set(key, !open)} />
      )}
      {open && <CallCards calls={entry.calls} findings={entry.findings} />}
      {entry.checkUp === null ? <Answer {...props} /> : <CheckUp {...props} checkUp={entry.checkUp} />}
      <Withheld title={text('ui.plan.withheld')} items={entry.withheld} />
      {/* A check-up says it on its tiles. */}
      {entry.checkUp === null && (
        <Withheld title={text('ui.chat.skipped', { count: entry.skipped.length })} items={entry.skipped} />
      )}
    </>
  )
}

/** Which parts of an entry a person has opened. */
function useOpened(entryId: string) {
  const { store } = useApp()
  const opened = useAppState((state) => state.opened)
  return {
    isOpen: (key: string, otherwise = false) => opened[`${entryId}.${key}`] ?? otherwise,
    set: (key: string, to: boolean): void =>
      store.setState((state) => ({ opened: { ...state.opened, [`${entryId}.${key}`]: to } })),
  }
}

/** The verdict with what it rests on. */
function Answer({ entry, live, cleared }: Place & { readonly entry: Kind<'checks'> }): ReactNode {
  const technician = useAppState((state) => state.layout === 'technician')
  const { isOpen, set } = useOpened(entry.id)
  const shown = technician ? entry.findings : worthReading(entry)
  const pictures = culpritOf(entry)?.pictures ?? []
  const opening = {
    cleared,
    at: entry.at,
    isOpen: (key: string) => isOpen(key),
    onToggle: (key: string) => set(key, !isOpen(key)),
    unfolded: technician,
  }
  const isFine = entry.headline?.tone === 'fine'
  const waysOn = <WaysOn entry={entry} live={live} />
  return (
    <>
      <Headline headline={entry.headline}>{isFine && waysOn}</Headline>
      <Findings
        headline={entry.headline}
        findings={shown.filter(({ place }) => place !== 'aside')}
        drawn={pictures.length > 0 ? <Pictures pictures={pictures} /> : null}
        {...opening}
      />
      {entry.note !== null && <NoteLine note={entry.note} />}
      <AlsoNoticed findings={shown.filter(({ place }) => place === 'aside')} {...opening} />
      {!isFine && waysOn}
    </>
  )
}

type CheckUpProps = Place & {
  readonly entry: Kind<'checks'>
  readonly checkUp: NonNullable<Kind<'checks'>['checkUp']>
}

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

function WaysOn({ entry, live }: Props<Kind<'checks'>>): ReactNode {
  return (
    <>
      <Questions questions={entry.questions} live={live} />
      {live && <LookDeeper entry={entry} />}
      <ToReport entry={entry} />
    </>
  )
}

/** Where Deskmedic does not say what to do, somebody else has to: they get all of it. */
function ToReport({ entry: { running, headline, checkUp, note } }: { readonly entry: Kind<'checks'> }): ReactNode {
  const { text } = useText()
  const change = useChange()
  const isAnswered = headline?.tone === 'cause' && note === null
  if (running || isAnswered || (headline === null && checkUp === null)) return null
  return (
    <div className="look-deeper">
      <Button look="quiet" small icon="ticket" onClick={() => change({ page: 'report' })}>
        {text('report.title')}
      </Button>
    </div>
  )
}

/** A short look leaves out what takes long: whoever still has the trouble asks for it. */
function LookDeeper({ entry: { id, leftMinutes } }: { readonly entry: Kind<'checks'> }): ReactNode {
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

function Fixes({ entry, live }: Props<Kind<'fixes'>>): ReactNode {
  const technician = useAppState((state) => state.layout === 'technician')
  return (
    <>
      <CallCards calls={shownCalls(entry, technician)} findings={[]} />
      {entry.calls.filter(isWaiting).map((call) => (
        <WaitingCard key={call.callId} call={call} live={live} />
      ))}
      <FixResults
        results={entry.results}
        live={live}
        drawn={({ pictures }) => pictures !== null && <PicturePair pair={pictures} />}
      />
      <WorksQuestion entry={entry} live={live} />
    </>
  )
}

/** Beside something to be dealt with, what is merely so is left to the technician's view. What the verdict names stays. */
function worthReading({ headline, findings }: Kind<'checks'>): readonly FindingView[] {
  const causes = findings.some(({ place, severity }) => place === 'cause' && severity !== 'info')
  const culprit = culpritOf({ headline, findings })
  const pressing = findings.filter(
    (finding) => finding === culprit || finding.severity !== 'info' || (finding.place === 'cause' && !causes),
  )
  return pressing.length > 0 ? pressing : findings
}

type CardsProps = { readonly calls: readonly CallView[]; readonly findings: readonly FindingView[] }

function CallCards({ calls, findings }: CardsProps): ReactNode {
  if (calls.length === 0) return null
  return (
    <div className="calls">
      {calls.map((call) => (
        <CallCard key={call.callId} call={call} findings={findings} />
      ))}
    </div>
  )
}

function NoteLine({ note }: { readonly note: string }): ReactNode {
  return (
    <p className="line">
      <Icon name="info" />
      <span>
        <PlainText text={note} />
      </span>
    </p>
  )
}

const toneIcons = { info: 'info', warning: 'warning', error: 'problem' } as const

function Notice({ entry, live }: Props<Kind<'notice'>>): ReactNode {
  const { text } = useText()
  const { actions } = useApp()
  const { checkTool, error } = entry
  const checkNow = live && checkTool !== null && (
    <Button small icon="restart" onClick={() => void actions.runChecks([checkTool])}>
      {text('ui.chat.checkNow')}
    </Button>
  )
  if (error !== null) {
    return (
      <Card>
        <ErrorNote error={error} title={entry.text}>
          {checkNow}
        </ErrorNote>
      </Card>
    )
  }
  return (
    <p className="line">
      <Icon name={toneIcons[entry.tone]} />
      <span className="grow">
        <PlainText text={entry.text} />
      </span>
      {checkNow}
    </p>
  )
}
