import type { ReactNode } from 'react'

/** What fills parts where colour cannot, and what nobody knows. Once in a page that draws: every drawing refers to these by name. */
export function PicturePatterns(): ReactNode {
  return (
    <svg className="pic-patterns" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <pattern id="p-unknown" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className="pu-bg" width="7" height="7" />
          <path className="pu-line" d="M0 0V7" />
        </pattern>
        <pattern id="p-dots" width="5" height="5" patternUnits="userSpaceOnUse">
          <rect className="pd-bg" width="5" height="5" />
          <circle className="pd-dot" cx="1.5" cy="1.5" r="1" />
        </pattern>
      </defs>
    </svg>
  )
}
