import type { ReactNode } from 'react'

import { toldVerdict } from '../../../shared/domain/tool-call.ts'
import type { ChatEntry, ChatView, FixResultView } from '../../../shared/ipc/views.ts'
import { Button } from '../../components/button.tsx'
import { Changes } from '../../components/changes.tsx'
import { Card } from '../../components/card.tsx'
import { FileDiffs } from '../../components/file-diff.tsx'
import { GlyphIcon, type Glyph } from '../../components/glyph.tsx'
import { PlainText } from '../../components/plain-text.tsx'
import { verdictGlyphs } from '../../components/verdict-glyphs.ts'
import { useText, type WindowText } from '../../i18n/text-context.ts'
import { useApp } from '../../state/app-context.ts'
import type { Undoable } from './filter-chats.ts'

type DoneProps = {
  /** Null = it is being read. */
  readonly chat: ChatView | null
  readonly undoable: readonly Undoable[]
  readonly now: number
  readonly onUndo: (what: Undoable) => void
}
type Deed = {
  readonly key: string
  readonly at: number
  readonly glyph: Glyph
  readonly title: string
  readonly aside: string
  /** Null = it was a look, which changes nothing. */
  readonly result: FixResultView | null
}

/** What was done in a chat, in its order, with the way back where there is one. */
export function DoneList({ chat, ...rest }: DoneProps): ReactNode {
  const { text, formats } = useText()
  const deeds = useDeeds(chat?.entries ?? [])
  const first = deeds[0]
  const period = first === undefined ? '' : formats.when(first.at, rest.now)
  return (
    <Card title={text('ui.history.whatWasDone')} aside={period}>
      {deeds.length === 0 ? (
        <p className="hist-none small muted">{chat !== null && text('ui.history.nothingDone')}</p>
      ) : (
        <ol className="deeds">
          {deeds.map((deed) => (
            <DeedRow key={deed.key} deed={deed} chatId={chat?.chatId ?? ''} {...rest} />
          ))}
        </ol>
      )}
    </Card>
  )
}

type RowProps = Omit<DoneProps, 'chat'> & { readonly deed: Deed; readonly chatId: string }

function DeedRow({ deed, chatId, undoable, onUndo }: RowProps): ReactNode {
  const { text, formats } = useText()
  const { actions } = useApp()
  const { result, at, glyph, title, aside } = deed
  const way = undoable.find(({ callId }) => callId === result?.callId)
  const again = result?.undone === true ? result.again : null
  return (
    <li className="deed">
      <span className="num muted">{formats.time(at)}</span>
      <GlyphIcon glyph={glyph} />
      <div className="what">
        {result?.undone === true ? (
          <s className="muted">
            <PlainText text={title} />
          </s>
        ) : (
          <PlainText text={title} />
        )}
        {result !== null && <Changes changes={result.changes} />}
      </div>
      <span className="small muted">
        <PlainText text={aside} />
      </span>
      {way !== undefined && (
        <Button small icon="undo" aria-label={text('ui.result.undoOf', { title })} onClick={() => onUndo(way)}>
          {text('ui.result.undo')}
        </Button>
      )}
      {again !== null && (
        <Button
          small
          icon="restart"
          aria-label={text('ui.result.againOf', { title })}
          onClick={() => void actions.reviewPlan(again.planId, [again.digest], chatId)}
        >
          {text('ui.history.redo')}
        </Button>
      )}
      {result !== null && result.diffs.length > 0 && (
        <div className="deed-diffs">
          <FileDiffs diffs={result.diffs} text={text} />
        </div>
      )}
    </li>
  )
}

const tones = { fine: 'healthy', cause: 'problem', noticed: 'warning', unknown: 'unknown' } as const

function useDeeds(entries: readonly ChatEntry[]): readonly Deed[] {
  const { text } = useText()
  return entries.flatMap((entry): readonly Deed[] => {
    if (entry.kind === 'fixes') {
      return entry.results.map((result) => ({
        key: result.callId,
        at: entry.calls.find(({ callId }) => callId === result.callId)?.endedAt ?? entry.at,
        glyph: glyphOfResult(result),
        title: result.title,
        aside: asideOf(result, text),
        result,
      }))
    }
    if (entry.kind === 'watch') {
      const { id, at, watch } = entry
      const said = watch?.headline ?? null
      const glyph = said === null ? 'unknown' : tones[said.tone]
      return [{ key: id, at, glyph, title: said?.text ?? text('ui.history.watched'), aside: '', result: null }]
    }
    if (entry.kind !== 'checks' || entry.calls.length === 0) return []
    const { id, at, headline, calls } = entry
    return [
      {
        ...{ key: id, at, result: null },
        glyph: headline === null ? 'unknown' : tones[headline.tone],
        title: headline?.text ?? text('ui.history.looked'),
        aside: text('ui.history.checks', { count: calls.length }),
      },
    ]
  })
}

function asideOf({ undone, error, undoUntil, withoutUndo }: FixResultView, text: WindowText['text']): string {
  if (undone) return text('ui.result.undone')
  if (error?.code === 'postponed') return text('ui.history.outcome.postponed')
  return undoUntil === null ? (withoutUndo ?? '') : ''
}

function glyphOfResult({ undone, error, verdict, reason }: FixResultView): Glyph {
  if (undone || error?.code === 'postponed') return 'skipped'
  return verdictGlyphs[toldVerdict(verdict, reason)]
}
