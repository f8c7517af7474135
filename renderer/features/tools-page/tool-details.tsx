import type { ReactNode } from 'react'

import type { ToolRow } from '../../../shared/ipc/tool-row.ts'
import { joinItems } from '../../../shared/texts/join.ts'
import { FlagBadge, RiskBadge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { ErrorNote } from '../../components/error-note.tsx'
import { useText } from '../../i18n/text-context.ts'
import { useApp } from '../../state/app-context.ts'

/** One tool beside the list: what it is for, what it needs, and what to do when it cannot be used. */
type ToolDetailsProps = { readonly tool: ToolRow | undefined; readonly onChoose: (name: string) => void }

export function ToolDetails({ tool, onChoose }: ToolDetailsProps): ReactNode {
  const { text } = useText()
  if (tool === undefined) {
    return (
      <aside className="side" aria-label={text('ui.tools.list')}>
        <p className="small muted">{text('ui.tools.choose')}</p>
      </aside>
    )
  }
  return (
    <aside className="side" aria-label={tool.title}>
      <div>
        <h2>{tool.title}</h2>
        <p className="mono quiet">{tool.name}</p>
      </div>
      <p>{tool.purpose}</p>
      <div className="badges">
        <RiskBadge risk={tool.risk} />
        {tool.needsAdmin && <FlagBadge icon="admin" word={text('ui.shell.flag.admin')} />}
        {tool.needsIdle && <FlagBadge icon="idle" word={text('ui.shell.flag.idle')} />}
        <FlagBadge
          icon={tool.reason === null ? 'healthy' : 'skipped'}
          word={text(tool.reason === null ? 'ui.tools.available' : 'ui.tools.disabled')}
        />
      </div>
      <Unavailable tool={tool} onChoose={onChoose} />
      <Properties tool={tool} />
      <Start tool={tool} />
    </aside>
  )
}

type UnavailableProps = { readonly tool: ToolRow; readonly onChoose: (name: string) => void }

function Unavailable({ tool: { reason, alternatives }, onChoose }: UnavailableProps): ReactNode {
  const { text } = useText()
  if (reason === null) return null
  return (
    <div className="side-reason">
      <ErrorNote error={reason} title={text('ui.error.unavailable')} />
      {alternatives.length === 0 ? (
        <p className="small">{text('ui.panel.noInstead')}</p>
      ) : (
        <>
          <p className="small">{text('ui.tools.insteadOf')}</p>
          <ul className="instead">
            {alternatives.map(({ name, title }) => (
              <li key={name}>
                <Button look="text" small onClick={() => onChoose(name)}>
                  {title}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function Properties({ tool }: { readonly tool: ToolRow }): ReactNode {
  const { locale, text } = useText()
  const needs = [
    ...(tool.needsAdmin ? [text('ui.shell.flag.admin')] : []),
    ...(tool.needsIdle ? [text('ui.shell.flag.idle')] : []),
  ]
  return (
    <dl className="props">
      <dt>{text('ui.tools.kind')}</dt>
      <dd>{text(`ui.tools.kind.${tool.kind}`)}</dd>
      <dt>{text('ui.tools.category')}</dt>
      <dd>{tool.categoryTitle}</dd>
      <dt>{text('ui.tools.network')}</dt>
      <dd>{text(`ui.network.${tool.network}`)}</dd>
      <dt>{text('ui.tools.needs')}</dt>
      <dd>{needs.length === 0 ? text('ui.tools.needsNothing') : joinItems(needs, locale)}</dd>
      <dt>{text('ui.tools.role')}</dt>
      <dd>{text(`ui.tools.role.${tool.minRole}`)}</dd>
    </dl>
  )
}

function Start({ tool }: { readonly tool: ToolRow }): ReactNode {
  const { text } = useText()
  const { actions } = useApp()
  if (tool.reason !== null) return null
  if (tool.kind === 'action') return <p className="small muted">{text('ui.tools.actionHow', { tool: tool.name })}</p>
  if (tool.kind === 'remediation') return <p className="small muted">{text('ui.tools.repairHow')}</p>
  return (
    <div>
      <Button icon="play" onClick={() => void actions.runChecks([tool.name])}>
        {text('ui.tools.run')}
      </Button>
    </div>
  )
}
