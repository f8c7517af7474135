import { Fragment, type ReactNode } from 'react'

import type { ToolFormView } from '../../../shared/ipc/tool-form-view.ts'
import type { ToolRow } from '../../../shared/ipc/tool-row.ts'
import { joinItems } from '../../../shared/texts/join.ts'
import { FlagBadge, RiskBadge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { ErrorNote } from '../../components/error-note.tsx'
import { useText } from '../../i18n/text-context.ts'
import { commandLine } from './command-line.ts'
import { CopyCommand } from './copy-command.tsx'
import { ToolForm } from './tool-form.tsx'
import { useToolForm } from './use-tool-form.ts'

/** One tool beside the list: what it is for, what it needs, and what to do when it cannot be used. */
type ToolDetailsProps = {
  readonly tool: ToolRow | undefined
  readonly onChoose: (name: string) => void
  /** Grows each time a person chooses the tool; 0 = they did not choose it here. */
  readonly timesChosen: number
}

export function ToolDetails({ tool, ...rest }: ToolDetailsProps): ReactNode {
  const { text } = useText()
  if (tool === undefined) {
    return (
      <aside className="side" aria-label={text('ui.tools.list')}>
        <p className="small muted">{text('ui.tools.choose')}</p>
      </aside>
    )
  }
  return <ChosenTool tool={tool} {...rest} />
}

function ChosenTool({ tool, onChoose, timesChosen }: ToolDetailsProps & { readonly tool: ToolRow }): ReactNode {
  const { text } = useText()
  const form = useToolForm(tool.name)
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
      <Start tool={tool} form={form} onChoose={onChoose} timesChosen={timesChosen} />
      <Properties tool={tool} form={form} />
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
          <ToolLinks tools={alternatives} onChoose={onChoose} />
        </>
      )}
    </div>
  )
}

type PropertiesProps = { readonly tool: ToolRow; readonly form: ToolFormView | null }

function Properties({ tool, form }: PropertiesProps): ReactNode {
  const { locale, text } = useText()
  const needs = [
    ...(tool.needsAdmin ? [text('ui.shell.flag.admin')] : []),
    ...(tool.needsIdle ? [text('ui.shell.flag.idle')] : []),
  ]
  return (
    <dl className="props">
      <dt>{text('ui.tools.risk')}</dt>
      <dd>{text(`ui.tools.riskOf.${tool.risk}`)}</dd>
      {form !== null && <Decision form={form} />}
      <dt>{text('ui.tools.kind')}</dt>
      <dd>{text(`ui.tools.kind.${tool.kind}`)}</dd>
      <dt>{text('ui.tools.category')}</dt>
      <dd>{tool.categoryTitle}</dd>
      <dt>{text('ui.tools.network')}</dt>
      <dd>{text(`ui.network.${tool.network}`)}</dd>
      {needs.length > 0 && (
        <>
          <dt>{text('ui.tools.needs')}</dt>
          <dd>{joinItems(needs, locale)}</dd>
        </>
      )}
      <dt>{text('ui.tools.role')}</dt>
      <dd>{text(`ui.tools.role.${tool.minRole}`)}</dd>
    </dl>
  )
}

/** What a person weighs before a repair; a check has nothing of it. */
function Decision({ form: { lose, duration, undo } }: { readonly form: ToolFormView }): ReactNode {
  const { text } = useText()
  const rows = [
    ['ui.tools.lose', lose],
    ['ui.tools.duration', duration],
    ['ui.tools.undo', undo],
  ] as const
  return rows.map(([label, value]) =>
    value === null ? null : (
      <Fragment key={label}>
        <dt>{text(label)}</dt>
        <dd>{value}</dd>
      </Fragment>
    ),
  )
}

type StartProps = { readonly tool: ToolRow; readonly form: ToolFormView | null } & Pick<
  ToolDetailsProps,
  'onChoose' | 'timesChosen'
>

/** The form where a person can start it; otherwise how it comes to be started. */
function Start({ tool, form, onChoose, timesChosen }: StartProps): ReactNode {
  const { text } = useText()
  if (tool.reason !== null || form === null) return null
  if (tool.kind === 'action') {
    return (
      <div>
        <p className="small muted">{text('ui.tools.actionHow', { tool: tool.name })}</p>
        <CopyCommand command={commandLine(tool.name, [], {})} />
      </div>
    )
  }
  if (form.canStart) return <ToolForm key={tool.name} tool={tool} form={form} timesChosen={timesChosen} />
  return (
    <div className="small">
      <p className="muted">{text(form.foundBy.length > 0 ? 'ui.tools.foundBy' : 'ui.tools.onlyThere')}</p>
      <ToolLinks tools={form.foundBy} onChoose={onChoose} />
    </div>
  )
}

type ToolLinksProps = { readonly tools: ToolRow['alternatives']; readonly onChoose: (name: string) => void }

function ToolLinks({ tools, onChoose }: ToolLinksProps): ReactNode {
  return (
    <ul className="instead">
      {tools.map(({ name, title }) => (
        <li key={name}>
          <Button look="text" small onClick={() => onChoose(name)}>
            {title}
          </Button>
        </li>
      ))}
    </ul>
  )
}
