import { useEffect, useState, type ReactNode } from 'react'

import { useText } from '../i18n/text-context.ts'
import { Button } from './button.tsx'

const copiedForMs = 2_000

type CopyTextProps = {
  readonly words: string
  /** What is copied, as the name of the button. */
  readonly label: string
}

/** A small button that puts words on the clipboard, and says so. */
export function CopyText({ words, label }: CopyTextProps): ReactNode {
  const { text } = useText()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), copiedForMs)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(words)
    setCopied(true)
  }
  return (
    <>
      <Button
        look="quiet"
        small
        icon={isCopied ? 'check' : 'copy'}
        iconAt="only"
        aria-label={label}
        title={isCopied ? text('talk.copied') : label}
        onClick={() => void copy()}
      />
      <span className="vh" aria-live="polite">
        {isCopied ? text('talk.copied') : ''}
      </span>
    </>
  )
}
