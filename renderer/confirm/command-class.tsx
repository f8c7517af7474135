import type { ReactNode } from 'react'

import type { CommandView } from '../../shared/ipc/confirmation-view.ts'
import { Icon } from '../components/icon.tsx'
import { PlainText } from '../components/plain-text.tsx'
import type { ConfirmText } from './confirm-text.ts'

/** What a command line does, on the scale of all classes, and why. Each by word and icon, never by colour alone. */
export function CommandClass({
  command,
  text,
}: {
  readonly command: CommandView
  readonly text: ConfirmText
}): ReactNode {
  return (
    <section className="command-class">
      <ol className="classes" aria-label={text('ui.confirm.command.class')}>
        {command.classes.map(({ label, level, isCurrent }) => (
          <li
            key={label}
            className={isCurrent ? `badge risk-${level}` : undefined}
            aria-current={isCurrent || undefined}
          >
            {isCurrent && <Icon name={`risk-${level}`} />}
            <PlainText text={label} />
          </li>
        ))}
      </ol>
      <p className="said">
        <PlainText text={[command.said, command.notUnderstood ?? ''].join(' ').trimEnd()} />
      </p>
      <ul className="because" aria-label={text('ui.confirm.command.reasons')}>
        {command.reasons.map(({ text: reason, level, isDoubt, line }) => (
          <li key={reason} className={isDoubt ? 'doubt' : level}>
            <Icon name={isDoubt ? 'unknown' : `risk-${level}`} />
            <span className="grow">
              <PlainText text={reason} />
            </span>
            {line !== null && (
              <span className="muted">
                <PlainText text={line} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
