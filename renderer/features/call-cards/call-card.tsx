import { useId, useState, type ReactNode } from 'react'

import type { CallView, FindingView } from '../../../shared/ipc/views.ts'
import { labelled } from '../../../shared/texts/join.ts'
import { Arguments, PlainArguments } from '../../components/arguments.tsx'
import { FlagBadge, VerdictBadge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { elapsedMs, glyphOfCall, isActive } from '../../components/call-glyph.ts'
import { GlyphIcon, type Glyph } from '../../components/glyph.tsx'
import { Icon } from '../../components/icon.tsx'
import { PlainText } from '../../components/plain-text.tsx'
import { useNow } from '../../components/use-now.ts'
import { useText, type WindowText } from '../../i18n/text-context.ts'
import { useApp, useAppState } from '../../state/app-context.ts'
import { CallDetails } from './call-details.tsx'
import { PhaseList } from './phase-list.tsx'
import './call-cards.css'

type Props = {
  readonly call: CallView
  /** Findings of the round; the card shows those of its own tool. */
  readonly findings: readonly FindingView[]
}

/** A Stop for a check that takes less than this would only flicker; a fix can be stopped from its start. */
const stopAfterMs = 1_000
const stillWorkingAfterMs = 10_000

/** One call: what ran, on what exactly, for how long, how it ended; its JSON on demand. */
export function CallCard({ call, findings }: Props): ReactNode {
  const [open, setOpen] = useState(false)
  const { text } = useText()
  const technician = useAppState((state) => state.layout === 'technician')
  const bodyId = useId()
  const own = findings.filter((finding) => finding.tool === call.tool)
  const active = isActive(call)
  const glyph = glyphOfCall(call, findings)
  // Of a check nobody waits for its parts; a fix says at every moment what it is doing.
  const tellsPhases = active && call.changes && call.phases.length > 0
  return (
    <article className={active ? 'call running' : 'call'} data-call={call.callId}>
      <div className="call-row">
        <button
          type="button"
          className="call-open"
          aria-expanded={open}
          aria-controls={bodyId}
          onClick={() => setOpen(!open)}
        >
          <GlyphIcon glyph={glyph} />
          <span className="name">
            <span className="strong">{call.title}</span>
            {technician && <span className="mono">{call.tool}</span>}
            {technician ? <Arguments args={call.args} /> : <PlainArguments args={call.args} />}
          </span>
        </button>
        <span className="badges">
          {call.pii && (
            <FlagBadge icon="mask" word={text('ui.shell.flag.pii')} means={text('ui.shell.flag.piiMeans')} />
          )}
          {(!tellsPhases || call.state === 'stopping') && <StateWord call={call} glyph={glyph} />}
        </span>
        <Elapsed call={call} />
        <Icon name={open ? 'up' : 'down'} tone="v-skipped" />
      </div>
      {active && <UsualDuration call={call} />}
      {tellsPhases ? <PhaseList call={call} /> : active && <LastLine call={call} />}
      <div id={bodyId} className="call-body" hidden={!open}>
        {open && <CallDetails call={call} findings={own} />}
      </div>
    </article>
  )
}

function StateWord({ call, glyph }: { readonly call: CallView; readonly glyph: Glyph }): ReactNode {
  const windowText = useText()
  return <VerdictBadge glyph={glyph} word={stateWord(call, glyph, windowText)} />
}

/** The verdict of a call that ended well, else how it stands or ended. */
function stateWord(call: CallView, glyph: Glyph, { text }: WindowText): string {
  if (call.state === 'succeeded' && call.verdict !== null) return text(`ui.shell.verdict.${glyph}`)
  return text(`ui.card.state.${call.state}`)
}

function Elapsed({ call }: { readonly call: CallView }): ReactNode {
  const { text, formats } = useText()
  const { actions } = useApp()
  const active = isActive(call)
  const now = useNow(active, 200)
  const elapsed = elapsedMs(call, now)
  return (
    <>
      <span className="t">
        {active && (elapsed ?? 0) > stillWorkingAfterMs && <span className="blk">{text('ui.card.stillWorking')}</span>}
        {elapsed !== null && (active ? formats.seconds(elapsed) : formats.duration(elapsed))}
      </span>
      {(call.state === 'running' || call.state === 'preparing') && (call.changes || (elapsed ?? 0) > stopAfterMs) && (
        <Button
          look="stop"
          small
          icon="stop"
          aria-label={text('ui.card.stopOf', { title: call.title })}
          onClick={() => void actions.stop([call.callId])}
        >
          {text('ui.card.stop')}
        </Button>
      )}
    </>
  )
}

/** What the plan said, so that what runs can be held against it. */
function UsualDuration({ call: { duration } }: { readonly call: CallView }): ReactNode {
  const { text, locale } = useText()
  if (duration === null) return null
  return (
    <p className="usual">
      <Icon name="clock" />
      {labelled(text('ui.tools.duration'), duration, locale)}
    </p>
  )
}

function LastLine({ call }: { readonly call: CallView }): ReactNode {
  const { text } = useText()
  if (call.lastLine === null) return null
  return (
    <div className="lastline">
      <span className="quiet">{text('ui.card.lastLine')}</span>
      <span className="cut grow">
        <PlainText text={call.lastLine} />
      </span>
    </div>
  )
}
