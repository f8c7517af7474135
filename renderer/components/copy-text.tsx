import type { ReactNode } from 'react'

import { useText } from '../i18n/text-context.ts'
import { Button } from './button.tsx'
import { useCopy } from './use-copy.ts'

const copiedForMs = 2_000

type CopyTextProps = {
  readonly words: string
  /** What is copied, as the name of the button. */
  readonly label: string
}

/** A small button that puts words on the clipboard, and says so. */
export function CopyText({ words, label }: CopyTextProps): ReactNode {
  const { text } = useText()
  const { copied, copy } = useCopy(copiedForMs)
  return (
    <>
      <Button
        look="quiet"
        small
        icon={copied ? 'check' : 'copy'}
        iconAt="only"
        aria-label={label}
        title={copied ? text('talk.copied') : label}
        onClick={() => void copy(words)}
      />
      <span className="vh" aria-live="polite">
        {copied ? text('talk.copied') : ''}
      </span>
    </>
  )
}
