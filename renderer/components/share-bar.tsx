import type { ReactNode } from 'react'

/** A small bar, drawn by attributes. The figures stand beside it in words. */
export function ShareBar({ part, whole }: { readonly part: number; readonly whole: number }): ReactNode {
  const width = whole <= 0 ? 0 : Math.min(100, Math.max(0, (part / whole) * 100))
  return (
    <svg className="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect className="track" width="100" height="6" rx="1.5" />
      <rect className="fill" width={width} height="6" rx="1.5" />
    </svg>
  )
}
