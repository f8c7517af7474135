import { useState } from 'react'

/** Puts a text on the clipboard. */
export function useCopy(): { readonly copied: boolean; readonly copy: (text: string) => Promise<void> } {
  const [copied, setCopied] = useState(false)
  return {
    copied,
    copy: async (text) => {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    },
  }
}
