import { useId, type ReactNode } from 'react'

import type { AdminScopeView } from '../../../shared/ipc/admin-view.ts'
import type { PcView } from '../../../shared/ipc/views.ts'
import { Icon } from '../../components/icon.tsx'
import type { IconName } from '../../components/icon-shapes.ts'
import { LockLine } from '../../components/lock-line.tsx'
import { PlainText } from '../../components/plain-text.tsx'
import { timeLeft } from '../../components/time-left.ts'
import { useNow } from '../../components/use-now.ts'
import { useText } from '../../i18n/text-context.ts'
import { useApp } from '../../state/app-context.ts'

/** The switch says what is; why it cannot be moved stands below it. */
export function AdminSection({ admin }: { readonly admin: PcView['admin'] }): ReactNode {
  const { text } = useText()
  const { api, actions, store } = useApp()
  const id = useId()
  const turn = async (): Promise<void> => {
    if (!admin.possible) return
    const pc = await actions.ask(api['admin.set']({ enabled: !admin.enabled }))
    if (pc !== null) store.setState({ pc })
  }
  return (
    <section className="sec">
      <div className="kv">
        <h2 className="small strong grow" id={`${id}-name`}>
          {text('ui.panel.admin')}
        </h2>
        <span className="note">{text(stateOf(admin))}</span>
        <button
          type="button"
          role="switch"
          className="switch-target"
          aria-checked={admin.enabled}
          aria-disabled={!admin.possible}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-why${admin.lockedBy === null ? '' : ` ${id}-lock`}`}
          onClick={() => void turn()}
        >
          <span className="switch" aria-hidden="true" data-on={admin.enabled} />
        </button>
      </div>
      {admin.endsAt !== null && <AdminEnd endsAt={admin.endsAt} />}
      <p className="note" id={`${id}-why`}>
        {admin.explanation}
      </p>
      {admin.lockedBy !== null && <LockLine lockedBy={admin.lockedBy} id={`${id}-lock`} />}
      {admin.scope !== null && <AdminScope scope={admin.scope} />}
    </section>
  )
}

/** What kept rights are good for, and what not even they do. */
function AdminScope({ scope: { may, never, tools } }: { readonly scope: AdminScopeView }): ReactNode {
  const { text, formats } = useText()
  return (
    <div className="admin-scope">
      <Lines icon="check" label={text('ui.panel.adminMay.title')} lines={may} />
      <Lines icon="x" label={text('ui.panel.adminNever.title')} lines={never} />
      <details className="why">
        <summary>
          <span className="grow">{text('ui.panel.adminTools')}</span>
          <span className="n">{formats.count(tools.length)}</span>
          <Icon name="down" size={12} />
        </summary>
        <ul>
          {tools.map(({ tool, title }) => (
            <li key={tool}>
              <PlainText text={title} />
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}

type LinesProps = { readonly icon: IconName; readonly label: string; readonly lines: readonly string[] }

function Lines({ icon, label, lines }: LinesProps): ReactNode {
  return (
    <ul aria-label={label}>
      {lines.map((line) => (
        <li key={line}>
          <Icon name={icon} />
          <span>
            <PlainText text={line} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function AdminEnd({ endsAt }: { readonly endsAt: number }): ReactNode {
  const { text } = useText()
  const now = useNow(true, 1_000)
  return <p className="small strong num">{text('ui.panel.adminEndsIn', { time: timeLeft(endsAt, now) })}</p>
}

/** What the organisation keeps off is off: this PC could. */
function stateOf({ enabled, possible, lockedBy }: PcView['admin']) {
  if (enabled) return 'ui.panel.on'
  return possible || lockedBy !== null ? 'ui.panel.off' : 'ui.panel.adminImpossible'
}
