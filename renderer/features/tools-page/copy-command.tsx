import { useState, type ReactNode } from 'react'

import { Button } from '../../components/button.tsx'
import { useText } from '../../i18n/text-context.ts'

/** Copies the command that does the same in a terminal. */
export function CopyCommand({ command }: { readonly command: string }): ReactNode {
  const { text } = useText()
  const [copied, setCopied] = useState('')
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(command)
    setCopied(command)
  }
  const isCopied = copied === command
  return (
    <>
      <Button look="text" icon={isCopied ? 'check' : 'copy'} title={command} onClick={() => void copy()}>
        {text('ui.tools.copyCommand')}
      </Button>
      <span role="status" className="vh">
        {isCopied && text('ui.tools.copied')}
      </span>
    </>
  )
}
