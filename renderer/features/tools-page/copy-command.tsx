import { useState, type ReactNode } from 'react'

import { Button } from '../../components/button.tsx'
import { useText } from '../../i18n/text-context.ts'
import type { CommandLine } from './command-line.ts'

/** Copies the command that does the same in a terminal. */
export function CopyCommand({ command: { text: command, shell } }: { readonly command: CommandLine }): ReactNode {
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
        {text(shell === 'any' ? 'ui.tools.copyCommand' : 'ui.tools.copyForPowerShell')}
      </Button>
      <span role="status" className="vh">
        {isCopied && text('ui.tools.copied')}
      </span>
    </>
  )
}
