import { useId, type ReactNode } from 'react'

import type { ChangesView } from '../../../shared/ipc/check-up-view.ts'
import { Icon } from '../../components/icon.tsx'
import { PlainText } from '../../components/plain-text.tsx'

/** The sign stands beside a sentence that says the same. */
const signs = { added: 'plus', removed: 'minus', changed: 'arrow' } as const

/** What is not as it was at the check-up before, and what nobody can tell. */
export function WhatChanged({ changes }: { readonly changes: ChangesView }): ReactNode {
  const titleId = useId()
  const { title, lines, nothing, uncompared, uncomparedText } = changes
  return (
    <section className="card what-changed" aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      {nothing !== null && <p className="muted">{nothing}</p>}
      {lines.length > 0 && (
        <ul>
          {lines.map(({ kind, text, detail }) => (
            <li key={`${kind} ${text} ${detail ?? ''}`}>
              <Icon name={signs[kind]} />
              <span>
                <PlainText text={text} />
                {detail !== null && (
                  <span className="blk small muted">
                    <PlainText text={detail} />
                  </span>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {uncomparedText !== null && (
        <details className="small">
          <summary>{uncomparedText}</summary>
          <ul className="unread">
            {uncompared.map((one) => (
              <li key={one}>
                <PlainText text={one} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
