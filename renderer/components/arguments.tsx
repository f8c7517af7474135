import { Fragment, type ReactNode } from 'react'

import type { CallView } from '../../shared/ipc/views.ts'
import { labelled } from '../../shared/texts/join.ts'
import { useText } from '../i18n/text-context.ts'
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

/** The same for somebody who is no technician: what is worth reading, in words. */
export function PlainArguments({ args }: { readonly args: CallView['args'] }): ReactNode {
  const { locale } = useText()
  return args
    .filter(({ plain }) => plain)
    .map(({ name, label, value, word = value }) => (
      <span key={name} className="quiet">
        <PlainText text={labelled(label, word, locale)} />
      </span>
    ))
}
