import type { ReactNode } from 'react'

import type { Risk } from '../../shared/domain/tool-manifest.ts'
import { useText } from '../i18n/text-context.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-shapes.ts'
import type { Glyph } from './glyph.tsx'

const verdictLooks = {
  healthy: 'healthy',
  warning: 'warning',
  problem: 'problem',
  unknown: 'unknown',
  info: 'accent',
  running: 'accent',
  waiting: '',
  skipped: '',
} as const satisfies Record<Glyph, string>

/** How risky a step is: icon and word, so that colour is never alone. Read out, the word says of what it speaks. */
export function RiskBadge({ risk }: { readonly risk: Risk }): ReactNode {
  const { text } = useText()
  return (
    <span className={`badge risk-${risk}`} role="img" aria-label={text(`ui.shell.riskMeans.${risk}`)}>
      <Icon name={`risk-${risk}`} />
      {text(`ui.shell.risk.${risk}`)}
    </span>
  )
}

/** A verdict as a word in its colours. */
export function VerdictBadge({ glyph, word }: { readonly glyph: Glyph; readonly word: string }): ReactNode {
  return <span className={`badge ${glyph === 'healthy' ? 'plain' : verdictLooks[glyph]}`}>{word}</span>
}

type FlagProps = {
  readonly icon: IconName
  readonly word: string
  /** What follows from it, for whoever points at it; it has to stand in words elsewhere too. */
  readonly means?: string
}

/** A property of a step or a tool, such as "Administrator". */
export function FlagBadge({ icon, word, means }: FlagProps): ReactNode {
  return (
    <span className="badge" title={means}>
      <Icon name={icon} />
      {word}
    </span>
  )
}
