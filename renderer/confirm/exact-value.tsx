import { useState, type ReactNode } from 'react'

import type { ConfirmText } from './confirm-text.ts'
import { exactPieces, startOf } from './exact-text.ts'

const shownAtFirst = 160

type ExactValueProps = { readonly value: string; readonly text: ConfirmText }

/** A value as it will be used: isolated from the line around it, hidden characters written out, long ones opened in place. */
export function ExactValue({ value, text }: ExactValueProps): ReactNode {
  const [open, setOpen] = useState(false)
  const long = value.length > shownAtFirst + 40
  const shown = long && !open ? startOf(value, shownAtFirst) : value
  return (
    <>
      <bdi className="exact">
        {exactPieces(shown).map((piece, index) =>
          piece.kind === 'text' ? piece.text : hidden(piece.text, index, text),
        )}
      </bdi>
      {long && (
        <button type="button" className="linkbtn" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? text('ui.confirm.showLess') : text('ui.confirm.showAll', { count: value.length })}
        </button>
      )}
    </>
  )
}

function hidden(code: string, index: number, text: ConfirmText): ReactNode {
  return (
    <span key={index} className="shown-character" role="img" aria-label={text('ui.confirm.hidden', { code })}>
      {code}
    </span>
  )
}
