import type { ReactNode } from 'react'

import { joinParts } from '../../../shared/texts/join.ts'
import type { Cleared } from '../../../shared/ipc/cleared-findings.ts'
import { Button } from '../../components/button.tsx'
import { isActive } from '../../components/call-glyph.ts'
import { GlyphIcon } from '../../components/glyph.tsx'
import { useNow } from '../../components/use-now.ts'
import { useText, type WindowText } from '../../i18n/text-context.ts'
import { useApp, useAppState } from '../../state/app-context.ts'
import { statusSentence } from './check-status-text.ts'
import { statusOf, type CheckStatus, type ChecksEntry } from './status.ts'
import './check-status.css'

type Props = {
  readonly entry: ChecksEntry
  readonly cleared: Cleared
  readonly open: boolean
  readonly onToggle: () => void
}

/** A Stop for what takes less than this would only flicker. */
const slowAfterMs = 1_000

/** One moving line while checks run, and one quiet line for all of them afterwards. */
export function CheckStatusLine(props: Props): ReactNode {
  const { running } = props.entry
  return (
    <div className="status-block" aria-busy={running}>
      {running ? <LookingNow {...props} /> : <LookedAt {...props} />}
    </div>
  )
}

/** What is looked at now. How much is still to come nobody knows: what was found decides it. */
function LookingNow({ entry, cleared }: Props): ReactNode {
  const { text, formats } = useText()
  const { actions } = useApp()
  const now = useNow(true, 200)
  const { done } = statusOf(entry, cleared)
  const takesMs = now - entry.at
  const active = entry.calls.filter(isActive)
  const [first] = active
  return (
    <div className="status looking">
      <GlyphIcon glyph="running" size={20} />
      <p className="grow">
        <span className="strong cut">
          {first === undefined ? text('ui.chat.looking') : text('ui.chat.lookingAt', { title: first.title })}
        </span>
        <span className="quiet small num">
          {text('ui.chat.checksDone', { done })} · {formats.seconds(takesMs)}
        </span>
      </p>
      {takesMs > slowAfterMs && (
        <Button look="stop" small icon="stop" onClick={() => void actions.stop(active.map((call) => call.callId))}>
          {text('ui.chat.stopAll')}
        </Button>
      )}
    </div>
  )
}

function LookedAt({ entry, cleared, open, onToggle }: Props): ReactNode {
  const windowText = useText()
  const { text } = windowText
  const technician = useAppState((state) => state.layout === 'technician')
  const status = statusOf(entry, cleared)
  const shapes = shownShapes(status)
  const toggleWords = text(open ? 'ui.chat.hideChecks' : 'ui.chat.showChecks')
  return (
    <div className="status">
      <GlyphIcon glyph={status.overall} size={20} />
      <span className="strong">{statusSentence(status, windowText)}</span>
      <span className="quiet small num">
        {asideOf({ status, windowText, durationMs: technician ? entry.durationMs : null })}
      </span>
      <span className="strip" role="img" aria-label={text('ui.chat.strip', stripValues(status))}>
        {shapes.map(({ callId, glyph }) => (
          <GlyphIcon key={callId} glyph={glyph} />
        ))}
        {shapes.length < status.total && <span className="small muted num">+{status.total - shapes.length}</span>}
      </span>
      {status.total > 0 && (
        <Button
          look="quiet"
          small
          icon={open ? 'up' : 'down'}
          iconAt="only"
          aria-label={toggleWords}
          title={toggleWords}
          aria-expanded={open}
          onClick={onToggle}
        />
      )}
    </div>
  )
}

/** As many as fit beside the sentence; what is not fine is among them. */
const mostShapes = 12

function shownShapes({ glyphs }: CheckStatus): CheckStatus['glyphs'] {
  const isFine = ({ glyph }: CheckStatus['glyphs'][number]): boolean => glyph === 'healthy'
  const first = [...glyphs.filter((one) => !isFine(one)), ...glyphs.filter(isFine)].slice(0, mostShapes)
  return glyphs.filter((one) => first.includes(one))
}

type Aside = {
  /** Null where nobody asks how long it took. */
  readonly durationMs: number | null
  readonly status: CheckStatus
  readonly windowText: WindowText
}

function asideOf({ durationMs, status, windowText: { locale, text, formats } }: Aside): string {
  const parts = [
    ...(status.isCleared ? [text('ui.chat.checked', { total: status.total })] : []),
    ...(status.unknown > 0 ? [text('ui.chat.unreadable', { unknown: status.unknown })] : []),
    ...(status.skipped > 0 ? [text('ui.chat.stopped', { skipped: status.skipped })] : []),
    ...(durationMs === null || status.total === 0 ? [] : [formats.duration(durationMs)]),
  ]
  return joinParts(parts, locale)
}

function stripValues({ fine, attention, unknown, running, skipped }: CheckStatus): Readonly<Record<string, number>> {
  return { fine, attention, unknown, running, skipped }
}
