import type { ReactNode } from 'react'

import { exactPieces, hasRightToLeft } from '../../shared/texts/exact-text.ts'
import type { ConfirmationView } from '../../shared/ipc/confirmation-view.ts'
import type { ExactWords } from './exact-words.ts'
import { Icon } from './icon.tsx'
import '../styles/exact.css'

type ExactValueProps = {
  readonly argument: Pick<ConfirmationView['steps'][number]['args'][number], 'label' | 'value' | 'free'>
  readonly text: ExactWords
}

/** A value as it will be used, whole and from left to right as it is stored: nothing in it can change the order in which it reads. */
export function ExactValue({ argument: { label, value, free }, text }: ExactValueProps): ReactNode {
  const exact = <ExactText value={value} text={text} />
  return (
    <>
      {free ? (
        <div
          className="whole"
          role="group"
          tabIndex={0}
          aria-label={text('ui.confirm.whole', { label, count: value.length })}
        >
          {exact}
          <EndMark />
        </div>
      ) : (
        exact
      )}
      {hasRightToLeft(value) && <ValueNote note={text('ui.confirm.rightToLeft')} />}
      {exactPieces(value).some(({ kind }) => kind === 'lookalike') && (
        <ValueNote note={text('ui.confirm.lookalikes')} />
      )}
    </>
  )
}

type ExactTextProps = { readonly value: string; readonly text: ExactWords }

/** What is written as it is, from left to right; what would not be seen by its number. */
export function ExactText({ value, text }: ExactTextProps): ReactNode {
  return (
    <bdo dir="ltr" className="exact">
      {exactPieces(value).map(({ kind, text: piece }, index) => {
        if (kind === 'text') return piece
        const said = kind === 'character' ? 'ui.confirm.hidden' : 'ui.confirm.lookalike'
        return (
          <span key={index} className={marks[kind]} role="img" aria-label={text(said, { code: piece })} title={piece}>
            {piece}
          </span>
        )
      })}
    </bdo>
  )
}

const marks = { character: 'shown-character', lookalike: 'lookalike' } as const

/** What is to be known of a value before a yes. */
export function ValueNote({ note }: { readonly note: string }): ReactNode {
  return (
    <span className="value-note">
      <Icon name="warning" />
      {note}
    </span>
  )
}

/** The end of something that has to have been in sight before anything starts. */
export function EndMark(): ReactNode {
  return <span className="end-mark" data-end="" aria-hidden="true" />
}
