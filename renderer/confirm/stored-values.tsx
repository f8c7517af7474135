import type { ReactNode } from 'react'

import type { ConfirmationView } from '../../shared/ipc/confirmation-view.ts'
import type { ConfirmText } from './confirm-text.ts'
import { EndMark, ExactValue } from '../components/exact-value.tsx'

type Stored = ConfirmationView['steps'][number]['stored']
type Props = { readonly stored: Stored; readonly text: ConfirmText }

const inSight = 8

/** What an undo goes by: the first values in sight, the rest whole in an area of its own that has to be seen to its end. */
export function StoredValues({ stored, text }: Props): ReactNode {
  const rest = stored.slice(inSight)
  const more = text('ui.confirm.stored.more', { count: rest.length })
  return (
    <>
      <Rows stored={stored.slice(0, inSight)} text={text} />
      {rest.length > 0 && (
        <div className="argument free">
          <span className="muted">{more}</span>
          <div className="whole" role="group" tabIndex={0} aria-label={more}>
            <Rows stored={rest} text={text} />
            <EndMark />
          </div>
        </div>
      )}
    </>
  )
}

function Rows({ stored, text }: Props): ReactNode {
  return stored.map(({ label, value }, index) => (
    <div key={index} className="argument stored">
      <span className="muted">{label}</span>
      <code className="args">
        <b>
          <ExactValue argument={{ label, value, free: false }} text={text} />
        </b>
      </code>
    </div>
  ))
}
