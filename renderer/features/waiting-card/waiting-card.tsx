import type { ReactNode } from 'react'

import { localMinute } from '../../../shared/domain/local-minute.ts'
import type { CallView } from '../../../shared/ipc/views.ts'
import { Arguments, PlainArguments } from '../../components/arguments.tsx'
import { Button } from '../../components/button.tsx'
import { GlyphIcon } from '../../components/glyph.tsx'
import type { IconName } from '../../components/icon-shapes.ts'
import { Icon } from '../../components/icon.tsx'
import { useNow } from '../../components/use-now.ts'
import { useText, type WindowText } from '../../i18n/text-context.ts'
import { useApp, useAppState } from '../../state/app-context.ts'
import { timeLeftMs } from './time-left.ts'
import './waiting-card.css'

type Props = { readonly call: CallView; readonly live: boolean }

/** A step that waits: why, and what a person can decide. "Do it now" opens the confirmation window again. */
export function WaitingCard({ call, live }: Props): ReactNode {
  const windowText = useText()
  const technician = useAppState((state) => state.layout === 'technician')
  const [title, reason] = wordsOf(call, windowText)
  return (
    <section className="card waiting-card" aria-label={title}>
      <div className="card-head">
        <GlyphIcon glyph="waiting" size={20} />
        <h2 className="grow">{title}</h2>
      </div>
      <div className="waiting-body">
        <h3 className="strong sub">{call.title}</h3>
        {technician ? <Arguments args={call.args} /> : <PlainArguments args={call.args} />}
        <p className="muted reason">
          <Icon name={iconOf(call)} />
          {reason}
        </p>
        {call.state === 'awaiting_idle' && <Countdown call={call} />}
      </div>
      {live && call.state === 'awaiting_idle' && <Choices call={call} />}
      {live && call.state === 'awaiting_elevation' && <StopAsking call={call} />}
    </section>
  )
}

/** What is left moves every second; a look of the engine that saw a touch sets it back. */
function Countdown({ call }: { readonly call: CallView }): ReactNode {
  const { text, formats } = useText()
  const now = useNow(call.quiet !== null, 1_000)
  const leftMs = timeLeftMs(call, now)
  if (leftMs === null) return null
  return (
    <p className="muted reason num" role="timer">
      <Icon name="clock" />
      {text('ui.card.idle.left', { time: formats.seconds(leftMs) })}
    </p>
  )
}

function Choices({ call }: { readonly call: CallView }): ReactNode {
  const { text } = useText()
  const { actions } = useApp()
  const isTooEarly = call.idleReason === 'outside_hours'
  return (
    <div className="card-foot">
      <span className="small muted grow">
        {text(isTooEarly ? 'ui.card.hours.keeps' : call.mayRunNow ? 'ui.card.idle.keeps' : 'ui.card.idle.notYourRole')}
      </span>
      <Button onClick={() => void actions.postpone(call.callId)}>{text('ui.card.notToday')}</Button>
      {call.mayRunNow && !isTooEarly && (
        <Button icon="play" onClick={() => void actions.runNow(call.callId)}>
          {text('ui.card.doItNow')}
        </Button>
      )}
    </div>
  )
}

/** Windows gives up its question after minutes, and it can stand where nobody sees it. */
function StopAsking({ call }: { readonly call: CallView }): ReactNode {
  const { text } = useText()
  const { actions } = useApp()
  return (
    <div className="card-foot">
      <span className="grow" />
      <Button
        look="stop"
        icon="stop"
        aria-label={text('ui.card.stopOf', { title: call.title })}
        onClick={() => void actions.stop([call.callId])}
      >
        {text('ui.card.stop')}
      </Button>
    </div>
  )
}

function iconOf({ state, idleReason }: CallView): IconName {
  if (idleReason === 'outside_hours') return 'clock'
  if (idleReason === 'in_call') return 'phone'
  return state === 'awaiting_idle' ? 'mouse' : 'info'
}

function wordsOf(call: CallView, { text }: WindowText): readonly [string, string] {
  const { state } = call
  if (state === 'awaiting_confirmation') return [text('ui.card.ask.title'), text('ui.card.ask.text')]
  if (state === 'awaiting_elevation') return [text('ui.card.elevation.title'), text('ui.card.elevation.text')]
  if (call.idleReason === 'outside_hours')
    return [text('ui.card.hours.title'), text('ui.card.idle.outside_hours', { time: localMinute(call.opensAt) })]
  return [text('ui.card.idle.title'), text(`ui.card.idle.${call.idleReason ?? 'cannot_read'}`)]
}
