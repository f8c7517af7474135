import type { ReactNode } from 'react'

import type { PictureRole, PictureSign } from '../../../shared/domain/picture.ts'
import { Icon } from '../../components/icon.tsx'
import type { IconName } from '../../components/icon-shapes.ts'
import { PlainText } from '../../components/plain-text.tsx'
import type { KindProps } from './shapes.tsx'

const signs = {
  computer: 'monitor',
  router: 'router',
  internet: 'globe',
  server: 'building',
  service: 'gear',
  device: 'cpu',
  printer: 'printer',
  wifi: 'wifi',
  sound: 'sound',
  camera: 'eye',
  program: 'box',
  lock: 'lock',
} as const satisfies Record<PictureSign, IconName>

/** Stations in order: the first that does not work is filled, what lies behind it is dashed. */
export function Path({ view: { stations } }: KindProps<'path'>): ReactNode {
  return (
    <ol className="path">
      {stations.map(({ label, value, role, sign }, index) => (
        <li key={index} className={role}>
          <span className="ring">
            <Icon name={signs[sign]} size={24} />
            <span className="mk">
              <Icon name={markOf(role)} size={12} />
            </span>
          </span>
          <span className="nm">
            <PlainText text={label} />
          </span>
          <span className="vl">
            <PlainText text={value} />
          </span>
        </li>
      ))}
    </ol>
  )
}

function markOf(role: PictureRole): IconName {
  if (role === 'culprit') return 'x'
  return role === 'ok' ? 'check' : 'question'
}
