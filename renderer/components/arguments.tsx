import { Fragment, type ReactNode } from 'react'

import type { CallView } from '../../shared/ipc/views.ts'
import { PlainText } from './plain-text.tsx'

/** The exact arguments of a call, whole: `name = value`. Nothing where there are none. */
export function Arguments({ args }: { readonly args: CallView['args'] }): ReactNode {
  if (args.length === 0) return null
  return (
    <code className="args">
      {args.map((each, index) => (
        <Fragment key={each.name}>
          {index > 0 && ', '}
          <span title={each.label}>{each.name}</span> ={' '}
          <b>
            <PlainText text={each.value} />
          </b>
        </Fragment>
      ))}
    </code>
  )
}
