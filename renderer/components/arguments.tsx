import { Fragment, type ReactNode } from 'react'

import type { CallView } from '../../shared/ipc/views.ts'
import { PlainText } from './plain-text.tsx'
import { visibleString } from './visible-text.ts'

/**
 * The exact arguments of a call, whole: `name = value`. Nothing where there are none. Drawn in pieces, read out as one string.
 */
export function Arguments({ args }: { readonly args: CallView['args'] }): ReactNode {
  if (args.length === 0) return null
  const words = args.map(({ name, value }) => `${name} = ${value}`).join(', ')
  return (
    <code className="args" role="img" aria-label={visibleString(words)}>
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
