import { useId, useRef, type ReactNode } from 'react'

import type { ModelEntry } from '../../../shared/ipc/spoken-entries.ts'
import { Icon } from '../../components/icon.tsx'
import { latePart } from '../../components/late-part.tsx'
import { PlainText } from '../../components/plain-text.tsx'
import { visibleString } from '../../components/visible-text.ts'
import { useText } from '../../i18n/text-context.ts'
import { useOpened } from '../../state/use-opened.ts'
import { AnswerFigures } from './answer-figures.tsx'
import { useFarEnd } from './use-far-end.ts'
import './model-answer.css'

type Props = { readonly entry: ModelEntry; readonly live: boolean }

/** What a model says, told from what Deskmedic says: the rules have their own card. */
export function ModelAnswer({ entry, live }: Props): ReactNode {
  const { text } = useText()
  const { running, model, note, why } = entry
  const says = text('talk.says', { model })
  return (
    <article className="model-answer" aria-busy={running} aria-label={visibleString(says)}>
      <p className="who">
        <Icon name="model" />
        <PlainText text={says} />
      </p>
      <Thought entry={entry} />
      {entry.text !== '' && <Words entry={entry} />}
      {note !== null && (
        <p className="line">
          <Icon name={why === null ? 'info' : 'warning'} />
          <span>
            {note} {why !== null && <PlainText text={why} />}
          </span>
        </p>
      )}
      {!running && <AnswerFigures entry={entry} live={live} />}
    </article>
  )
}

/** What it wrote while it thought is no answer. */
function Thought({ entry: { id, reasoning, running, text: said } }: Pick<Props, 'entry'>): ReactNode {
  const { text } = useText()
  const { isOpen, set } = useOpened(id)
  const bodyId = useId()
  const isThinking = running && said === ''
  if (reasoning === '') return isThinking && <p className="muted small">{text('talk.thinks')}</p>
  const open = isOpen('thought')
  return (
    <div className="thought">
      <button type="button" aria-expanded={open} aria-controls={bodyId} onClick={() => set('thought', !open)}>
        <span className="grow">{text(isThinking ? 'talk.thinks' : 'talk.thought')}</span>
        <Icon name={open ? 'up' : 'down'} />
      </button>
      <div id={bodyId} hidden={!open} className="thought-text">
        {open && <PlainText text={reasoning} />}
      </div>
    </div>
  )
}

type Said = { readonly text: string }

// Markdown is read by a part of its own, fetched with the first answer of a model.
const lateMarkdown = latePart<Said>(
  async () => (await import('./markdown-block.tsx')).MarkdownBlocks,
  ({ text }) => <p className="md-plain">{visibleString(text)}</p>,
)

function Words({ entry: { id, text, running } }: Pick<Props, 'entry'>): ReactNode {
  const end = useRef<HTMLDivElement>(null)
  useFarEnd(id, running, end)
  return (
    <div>
      <div className={running ? 'md speaking' : 'md'}>
        <lateMarkdown.Part text={text} />
      </div>
      <div ref={end} />
    </div>
  )
}
