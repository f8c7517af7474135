import type { ReactNode } from 'react'

import type { PictureBar } from '../../../shared/domain/picture.ts'
import { PlainText } from '../../components/plain-text.tsx'
import { percent, valueClass, type Kind, type KindProps } from './shapes.tsx'

/** Parts of wholes, one bar each. */
export function Share({ view: { wholes } }: KindProps<'share'>): ReactNode {
  return wholes.map((whole, index) => <Whole key={index} whole={whole} />)
}

function Whole({ whole: { label, parts, mark } }: { readonly whole: Kind<'share'>['wholes'][number] }): ReactNode {
  return (
    <div className="share">
      <p className="share-mark">
        <PlainText text={label} />
        {mark !== null && (
          <span>
            <PlainText text={mark.text} />
          </span>
        )}
      </p>
      <svg className="share-bar" aria-hidden="true">
        <rect className="r-track" width="100%" height="28" rx="4" />
        {placed(parts).map(({ part, from, share }, index) => (
          <rect
            key={index}
            className={`r-${part.role}`}
            x={percent(from)}
            width={percent(share)}
            height="28"
            rx="2.5"
          />
        ))}
        {mark !== null && (
          <>
            <line className="r-halo" x1={percent(mark.at)} x2={percent(mark.at)} y1="-5" y2="33" />
            <line className="r-limit" x1={percent(mark.at)} x2={percent(mark.at)} y1="-5" y2="33" />
          </>
        )}
      </svg>
      <ul className="legend">
        {parts.map((part, index) => (
          <li key={index}>
            <svg aria-hidden="true">
              <rect className={`r-${part.role}`} x=".5" y=".5" width="11" height="11" rx="2.5" />
            </svg>
            <span className={part.role === 'culprit' ? 'who' : ''}>
              <PlainText text={part.label} />{' '}
              <span className={valueClass(part.role)}>
                <PlainText text={part.value} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

type Placed = { readonly part: PictureBar; readonly from: number; readonly share: number }

/** Parts one after the other; those that nobody knows share what is left. */
function placed(parts: readonly PictureBar[]): readonly Placed[] {
  const known = parts.reduce((sum, { share }) => sum + (share ?? 0), 0)
  const unknown = parts.filter(({ share }) => share === null).length
  const left = unknown === 0 ? 0 : Math.max(0, 1 - known) / unknown
  const found: Placed[] = []
  let from = 0
  for (const part of parts) {
    const share = part.share ?? left
    found.push({ part, from, share })
    from += share
  }
  return found.filter(({ share }) => share > 0)
}
