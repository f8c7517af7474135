import type { ReactNode } from 'react'

import { joinParts } from '../../../shared/texts/join.ts'
import { Arguments } from '../../components/arguments.tsx'
import type { Cleared } from '../../../shared/ipc/cleared-findings.ts'
import { Button } from '../../components/button.tsx'
import { elapsedMs, isActive } from '../../components/call-glyph.ts'
import { GlyphIcon } from '../../components/glyph.tsx'
import { PlainText } from '../../components/plain-text.tsx'
import { useNow } from '../../components/use-now.ts'
import { useText, type WindowText } from '../../i18n/text-context.ts'
import { useApp } from '../../state/app-context.ts'
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

/** One moving line for any number of checks, with one shape per check. */
export function CheckStatusLine({ entry, cleared, open, onToggle }: Props): ReactNode {
  const windowText = useText()
  const { text } = windowText
  const now = useNow(entry.running, 200)
  const status = statusOf(entry, cleared)
  const shapes = shownShapes(status)
  return (
    <div className="status-block" aria-busy={entry.running}>
      <div className="status">
        <GlyphIcon glyph={status.overall} size={20} />
        <span className="strong">{statusSentence(status, entry.running, windowText)}</span>
        <span className="quiet small num">{asideOf({ entry, status, now, windowText })}</span>
        <span className="strip" role="img" aria-label={text('ui.chat.strip', stripValues(status))}>
          {shapes.map(({ callId, glyph }) => (
            <GlyphIcon key={callId} glyph={glyph} />
          ))}
          {shapes.length < status.total && <span className="small muted num">+{status.total - shapes.length}</span>}
        </span>
        <StopAll entry={entry} now={now} />
        {status.total > 0 && (
          <Button look="text" small aria-expanded={open} onClick={onToggle}>
            {text(open ? 'ui.chat.hideChecks' : 'ui.chat.showChecks')}
          </Button>
        )}
      </div>
      {!open && <RunningNow entry={entry} now={now} />}
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

/** What takes longer than a moment, with its arguments and its last line, while the calls are folded. */
function RunningNow({ entry, now }: { readonly entry: ChecksEntry; readonly now: number }): ReactNode {
  const { formats } = useText()
  const slow = entry.calls.filter((call) => isActive(call) && (elapsedMs(call, now) ?? 0) > slowAfterMs)
  if (slow.length === 0) return null
  return (
    <ul className="running-now">
      {slow.map((call) => (
        <li key={call.callId}>
          <span className="strong nowrap">{call.title}</span>
          <Arguments args={call.args} />
          <span className="cut grow mono">{call.lastLine !== null && <PlainText text={call.lastLine} />}</span>
          <span className="num nowrap">{formats.duration(elapsedMs(call, now) ?? 0)}</span>
        </li>
      ))}
    </ul>
  )
}

function StopAll({ entry, now }: { readonly entry: ChecksEntry; readonly now: number }): ReactNode {
  const { text } = useText()
  const { actions } = useApp()
  const stoppable = entry.calls.filter((call) => call.state === 'running' && (elapsedMs(call, now) ?? 0) > slowAfterMs)
  if (stoppable.length === 0) return null
  return (
    <Button look="stop" small icon="stop" onClick={() => void actions.stop(stoppable.map((call) => call.callId))}>
      {text('ui.chat.stopAll')}
    </Button>
  )
}

type Aside = {
  readonly entry: ChecksEntry
  readonly status: CheckStatus
  readonly now: number
  readonly windowText: WindowText
}

function asideOf({ entry, status, now, windowText: { locale, text, formats } }: Aside): string {
  const durationMs = entry.running ? now - entry.at : entry.durationMs
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
