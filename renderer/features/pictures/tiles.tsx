import type { ReactNode } from 'react'

import type { PictureRole } from '../../../shared/domain/picture.ts'
import { Icon } from '../../components/icon.tsx'
import type { IconName } from '../../components/icon-shapes.ts'
import { PlainText } from '../../components/plain-text.tsx'
import { More, type KindProps } from './shapes.tsx'

const icons = {
  culprit: 'problem',
  ok: 'healthy',
  unknown: 'unknown',
  used: 'waiting',
  free: 'waiting',
} as const satisfies Record<PictureRole, IconName>

/** Named things, each with its state in a word. */
export function Tiles({ view: { tiles, more } }: KindProps<'tiles'>): ReactNode {
  return (
    <>
      <ul className="tiles">
        {tiles.map(({ label, value, role }, index) => (
          <li key={index} className={`tile ${role}`}>
            <Icon name={icons[role]} />
            <span className="nm">
              <PlainText text={label} />
            </span>
            <span className="st">
              <PlainText text={value} />
            </span>
          </li>
        ))}
      </ul>
      <More text={more} />
    </>
  )
}
