import { useEffect, useState } from 'react'

/** Puts a text on the clipboard. `shownForMs` = how long `copied` says so; absent = as long as the part stands. */
export function useCopy(shownForMs?: number): {
  readonly copied: boolean
  readonly copy: (text: string) => Promise<void>
} {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied || shownForMs === undefined) return
    const timer = setTimeout(() => setCopied(false), shownForMs)
    return () => clearTimeout(timer)
  }, [copied, shownForMs])
  return {
    copied,
    copy: async (text) => {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    },
  }
}
