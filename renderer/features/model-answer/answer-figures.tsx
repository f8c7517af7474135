import { useState, type ReactNode } from 'react'

import type { ModelEntry } from '../../../shared/ipc/spoken-entries.ts'
import { Button } from '../../components/button.tsx'
import { useText, type WindowText } from '../../i18n/text-context.ts'
import { useApp } from '../../state/app-context.ts'
import { useOpened } from '../../state/use-opened.ts'
import { KeepBack } from './keep-back.tsx'

type Props = { readonly entry: ModelEntry; readonly live: boolean }

/** What can be done with an answer, and, folded, what it cost. */
export function AnswerFigures({ entry, live }: Props): ReactNode {
  const windowText = useText()
  const { text } = windowText
  const { actions } = useApp()
  const opened = useOpened(entry.id)
  const [isCopied, setCopied] = useState(false)
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(entry.text)
    setCopied(true)
  }
  return (
    <div className="answer-foot">
      {entry.text !== '' && (
        <Button look="quiet" small icon="copy" onClick={() => void copy()}>
          <span aria-live="polite">{text(isCopied ? 'talk.copied' : 'talk.copy')}</span>
        </Button>
      )}
      {live && (
        <Button look="quiet" small icon="restart" onClick={() => void actions.answerAgain(entry.id)}>
          {text('talk.again')}
        </Button>
      )}
      <Fold part="figures" opened={opened} label={text('talk.figures')} />
      <Fold part="told" opened={opened} label={text('talk.keepBack')} />
      {opened.isOpen('told') && <KeepBack live={live} />}
      {opened.isOpen('figures') && (
        <ul className="answer-figures num">
          {figuresOf(entry.figures, windowText).map((figure) => (
            <li key={figure}>{figure}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

type FoldProps = {
  readonly part: 'figures' | 'told'
  readonly opened: ReturnType<typeof useOpened>
  readonly label: string
}

function Fold({ part, opened: { isOpen, set }, label }: FoldProps): ReactNode {
  const open = isOpen(part)
  return (
    <Button
      look="quiet"
      small
      icon={open ? 'up' : 'down'}
      iconAt="end"
      aria-expanded={open}
      onClick={() => set(part, !open)}
    >
      {label}
    </Button>
  )
}

function figuresOf(figures: ModelEntry['figures'], { text, formats }: WindowText): readonly string[] {
  const { promptTokens, completionTokens, firstWordMs, durationMs, calls, bytesSent } = figures
  const isCounted = promptTokens !== null && completionTokens !== null
  return [
    isCounted
      ? text('talk.figures.tokens', {
          prompt: formats.count(promptTokens),
          completion: formats.count(completionTokens),
        })
      : text('talk.figures.noTokens'),
    ...(firstWordMs === null ? [] : [text('talk.figures.firstWord', { duration: formats.duration(firstWordMs) })]),
    text('talk.figures.duration', { duration: formats.duration(durationMs) }),
    text('talk.figures.checks', { calls }),
    text('talk.figures.sent', { size: formats.size(bytesSent) }),
  ]
}
