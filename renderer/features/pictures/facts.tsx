import type { ReactNode } from 'react'

import { PlainText } from '../../components/plain-text.tsx'
import type { KindProps } from './shapes.tsx'

/** Values one below the other. */
export function Facts({ view: { facts } }: KindProps<'facts'>): ReactNode {
  return (
    <dl className="pfacts">
      {facts.map(({ label, value, role }, index) => (
        <div key={index} className={role}>
          <dt>
            <PlainText text={label} />
          </dt>
          <dd>
            {role === 'unknown' && (
              <svg aria-hidden="true">
                <rect className="r-unknown" x=".5" y=".5" width="27" height="11" rx="2.5" />
              </svg>
            )}
            <PlainText text={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
