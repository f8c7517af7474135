import type { ReactNode } from 'react'

import type { ErrorCode as ErrorName } from '../../../shared/errors.ts'
import type { Count, DisabledTool, PcView } from '../../../shared/ipc/views.ts'
import { ErrorActions } from '../../components/error-actions.tsx'
import { ErrorCode } from '../../components/error-code.tsx'
import { errorHelp } from '../../components/error-help.ts'
import { Icon } from '../../components/icon.tsx'
import type { IconName } from '../../components/icon-shapes.ts'
import { NamedSentence } from '../../components/named-sentence.tsx'
import { PlainText } from '../../components/plain-text.tsx'
import { ShareBar } from '../../components/share-bar.tsx'
import { useText } from '../../i18n/text-context.ts'
import { useChange } from '../../state/app-context.ts'
import { groupByReason, type DisabledGroup } from './disabled-groups.ts'

const reasonIcons: Readonly<Partial<Record<ErrorName, IconName>>> = {
  mode_blocks_tool: 'offline',
  external_access_off: 'globe',
  blocked_by_policy: 'lock',
  runtime_missing: 'box',
  needs_windows: 'monitor',
  needs_admin: 'admin',
  needs_full_language: 'code',
  scripts_blocked: 'code',
}

/** What the registry holds and what of it can be used now. */
export function ToolsSection({ tools }: { readonly tools: PcView['tools'] }): ReactNode {
  const { text } = useText()
  const change = useChange()
  return (
    <section className="sec">
      <div className="sec-head">
        <h2>{text('ui.panel.tools')}</h2>
        <button type="button" className="linkbtn small end" onClick={() => change({ page: 'tools' })}>
          {text('ui.panel.openTools')}
        </button>
      </div>
      <dl className="figures">
        <Figure name={text('ui.panel.total')} value={tools.total} />
        <Figure name={text('ui.panel.available')} value={tools.available} />
        <Figure name={text('ui.panel.disabled')} value={tools.total - tools.available} />
      </dl>
      {groupByReason(tools.disabled).map((group) => (
        <ReasonGroup key={group.key} group={group} />
      ))}
      <Bars
        title={text('ui.panel.byNetwork')}
        rows={tools.byNetwork.map(({ network, ...row }) => ({ ...row, key: network }))}
      />
      <Bars
        title={text('ui.panel.byCategory')}
        rows={tools.byCategory.map(({ category, ...row }) => ({ ...row, key: category }))}
      />
    </section>
  )
}

function Figure({ name, value }: { readonly name: string; readonly value: number }): ReactNode {
  const { formats } = useText()
  return (
    <div>
      <dt>{name}</dt>
      <dd>{formats.count(value)}</dd>
    </div>
  )
}

/** The switch of the network mode stands above: it is not offered again. */
function ReasonGroup({ group }: { readonly group: DisabledGroup }): ReactNode {
  const { formats } = useText()
  return (
    <details className="why">
      <summary>
        <Icon name={reasonIcons[group.reason.code] ?? 'skipped'} />
        <span className="grow">
          <PlainText text={group.reason.why} />
        </span>
        <span className="n">{formats.count(group.tools.length)}</span>
        <Icon name="down" size={12} />
      </summary>
      <p className="note">
        <PlainText text={group.reason.next} /> <ErrorCode number={group.reason.number} />
      </p>
      {errorHelp(group.reason.code) !== 'go_online' && (
        <p className="note">
          <ErrorActions code={group.reason.code} />
        </p>
      )}
      <ul>
        {group.tools.map((tool) => (
          <Disabled key={tool.tool} tool={tool} />
        ))}
      </ul>
    </details>
  )
}

function Disabled({ tool }: { readonly tool: DisabledTool }): ReactNode {
  const { text } = useText()
  const { alternatives } = tool
  return (
    <li>
      <NamedSentence
        name={tool.title}
        sentence={
          alternatives.length === 0 ? text('ui.panel.noInstead') : text('ui.panel.instead', { tools: alternatives })
        }
      />
    </li>
  )
}

type BarRow = { readonly key: string; readonly title: string; readonly count: Count }

function Bars({ title, rows }: { readonly title: string; readonly rows: readonly BarRow[] }): ReactNode {
  const { text, formats } = useText()
  return (
    <div className="bar-group">
      <h3>{title}</h3>
      <ul className="bars">
        {rows.map(({ key, title: name, count: { total, available } }) => (
          <li key={key}>
            <span aria-hidden="true">{name}</span>
            <ShareBar part={available} whole={total} />
            <span className="n" aria-hidden="true">
              {formats.count(available)}/{formats.count(total)}
            </span>
            <span className="vh">{text('ui.panel.share', { name, available, total })}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
