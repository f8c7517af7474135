import type { ReactNode } from 'react'

import type { PictureKind, PictureMark, PictureRole, PictureView } from '../../../shared/domain/picture.ts'
import { PlainText } from '../../components/plain-text.tsx'

export type Kind<Name extends PictureKind> = Extract<PictureView, { readonly kind: Name }>
export type KindProps<Name extends PictureKind> = { readonly view: Kind<Name> }

/** A share along a bar, as an attribute. */
export function percent(share: number): string {
  return `${String(Math.round(share * 1_000) / 10)}%`
}

export function valueClass(role: PictureRole): string {
  if (role === 'culprit') return 'n who'
  return role === 'unknown' ? 'n v-unknown' : 'n'
}

/** What is not known fills the whole length, hatched: an empty bar would say that there is nothing. */
export function Bar({ share, role }: { readonly share: number | null; readonly role: PictureRole }): ReactNode {
  if (share === null) return <rect className="r-unknown" x="0.5" width="99%" y="7" height="12" rx="3" />
  return (
    <>
      <rect className="r-track" width="100%" y="7" height="12" rx="3" />
      {share > 0 && <rect className={`r-${role} grow0`} width={percent(share)} y="7" height="12" rx="3" />}
    </>
  )
}

/** The line of a limit over a row of the given height. */
export function LimitLine({ mark, height }: { readonly mark: PictureMark | null; readonly height: number }): ReactNode {
  if (mark === null) return null
  const at = percent(mark.at)
  return (
    <>
      <line className="r-halo" x1={at} x2={at} y1="0" y2={height} />
      <line className="r-limit" x1={at} x2={at} y1="0" y2={height} />
    </>
  )
}

export function More({ text }: { readonly text: string | null }): ReactNode {
  return text === null ? null : (
    <p className="pic-cap">
      <PlainText text={text} />
    </p>
  )
}
