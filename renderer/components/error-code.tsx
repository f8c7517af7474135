import { useState, type ReactNode } from 'react'

import { useText } from '../i18n/text-context.ts'
import { Icon } from './icon.tsx'

/** The code of an error; a click copies it, so that it can be sent to whoever helps. */
export function ErrorCode({ number }: { readonly number: string }): ReactNode {
  const { text } = useText()
  const [copied, setCopied] = useState(false)
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(number)
    setCopied(true)
  }
  return (
    <button
      type="button"
      className="code mono"
      aria-label={text('ui.error.copy', { number })}
      onClick={() => void copy()}
      onBlur={() => setCopied(false)}
    >
      {number}
      <Icon name={copied ? 'check' : 'copy'} />
      <span role="status" className={copied ? '' : 'vh'}>
        {copied && text('ui.error.copied')}
      </span>
    </button>
  )
}
