import type { ReactNode } from 'react'

import { heading } from '../../shared/texts/join.ts'
import { useText } from '../i18n/text-context.ts'
import { gapBehind } from './gap-behind.ts'
import { PlainText } from './plain-text.tsx'

type Props = { readonly name: string; readonly sentence: string }

/** What is said of one thing, behind its name: bold letters alone are no end of it to whoever hears them. */
export function NamedSentence({ name, sentence }: Props): ReactNode {
  const { locale } = useText()
  const lead = heading(name, locale)
  return (
    <>
      <span className="strong">
        <PlainText text={lead} />
      </span>
      {gapBehind(lead)}
      <PlainText text={sentence} />
    </>
  )
}
