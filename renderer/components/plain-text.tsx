import { createContext, useContext, type ReactNode } from 'react'

import { visibleText } from './visible-text.ts'

/** What is searched for in the open chat; marked wherever text of the chat is drawn. */
export const FindContext = createContext('')

/** Text of people, tools and programs: text only, never markup, with hidden characters made visible. */
export function PlainText({ text }: { readonly text: string }): ReactNode {
  const find = useContext(FindContext)
  return visibleText(text, find).map((piece, index) => {
    if (piece.kind === 'text') return piece.text
    if (piece.kind === 'match') return <mark key={index}>{piece.text}</mark>
    return (
      <span key={index} className="shown-character">
        {piece.text}
      </span>
    )
  })
}
