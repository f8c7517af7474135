import { memo, type KeyboardEvent, type ReactNode } from 'react'

import type { NetworkType } from '../../../shared/domain/network-mode.ts'
import type { ToolRow } from '../../../shared/ipc/tool-row.ts'
import { joinParts } from '../../../shared/texts/join.ts'
import { RiskBadge } from '../../components/badge.tsx'
import { Icon } from '../../components/icon.tsx'
import type { IconName } from '../../components/icon-shapes.ts'
import { PlainText } from '../../components/plain-text.tsx'
import { useText } from '../../i18n/text-context.ts'
import { groupTools } from './filter-tools.ts'

type ToolListProps = {
  readonly tools: readonly ToolRow[]
  readonly chosen: string | null
  readonly onChoose: (name: string) => void
}

const networkIcons = {
  local: 'monitor',
  internal: 'building',
  external_api: 'globe',
  external_download: 'download',
} as const satisfies Record<NetworkType, IconName>

/** Rows by category; arrow keys move between rows, whatever group they are in. */
export function ToolList({ tools, chosen, onChoose }: ToolListProps): ReactNode {
  const { locale, text } = useText()
  return (
    <div className="table" role="group" aria-label={text('ui.tools.list')} onKeyDown={moveBetweenRows}>
      <Legend tools={tools} />
      {groupTools(tools).map((group) => (
        <section key={group.category}>
          <h2 className="group">
            {group.title}
            <span>
              {joinParts(
                [
                  text('ui.tools.count', { count: group.tools.length }),
                  ...(group.disabled > 0 ? [text('ui.tools.countDisabled', { count: group.disabled })] : []),
                ],
                locale,
              )}
            </span>
          </h2>
          <ul>
            {group.tools.map((tool) => (
              <li key={tool.name}>
                <Row tool={tool} current={tool.name === chosen} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

const flags = [
  { icon: 'idle', word: 'ui.shell.flag.idle', isOf: ({ needsIdle }: ToolRow) => needsIdle },
  { icon: 'admin', word: 'ui.shell.flag.admin', isOf: ({ needsAdmin }: ToolRow) => needsAdmin },
] as const

/** What the icons at the end of a row mean, for the eye: whoever listens hears the words in each row. */
function Legend({ tools }: Pick<ToolListProps, 'tools'>): ReactNode {
  const { text } = useText()
  const shown = flags.filter(({ isOf }) => tools.some(isOf))
  if (shown.length === 0) return null
  return (
    <p className="legend" aria-hidden="true">
      {shown.map(({ icon, word }) => (
        <span key={word}>
          <Icon name={icon} />
          {text(word)}
        </span>
      ))}
    </p>
  )
}

type RowProps = {
  readonly tool: ToolRow
  readonly current: boolean
  readonly onChoose: (name: string) => void
}

const Row = memo(function Row({ tool, current, onChoose }: RowProps): ReactNode {
  const { text } = useText()
  const { name, title, purpose, risk, network, reason } = tool
  return (
    <button
      type="button"
      className={reason === null ? 'tool' : 'tool blocked'}
      aria-current={current ? 'true' : undefined}
      onClick={() => onChoose(name)}
    >
      <span className="what">
        <span className="id">
          <span className="strong">{title}</span>
          <span className="mono cut">{name}</span>
        </span>
        <span className="desc">{purpose}</span>
      </span>
      <span>
        <RiskBadge risk={risk} />
      </span>
      <span className="net">
        <Icon name={networkIcons[network]} />
        {text(`ui.network.${network}`)}
      </span>
      <span className="flags">
        {flags.map(({ icon, word, isOf }) => isOf(tool) && <Flag key={word} icon={icon} word={text(word)} />)}
      </span>
      {reason !== null && (
        <span className="reason">
          <Icon name="skipped" />
          <span>
            <PlainText text={reason.why} />
          </span>
          <span className="mono">{reason.number}</span>
        </span>
      )}
    </button>
  )
})

function Flag({ icon, word }: { readonly icon: IconName; readonly word: string }): ReactNode {
  return (
    <span title={word}>
      <Icon name={icon} />
      <span className="vh">{word}</span>
    </span>
  )
}

function moveBetweenRows(event: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('.tool')]
  const from = rows.findIndex((row) => row === document.activeElement)
  const next = rows[from + step]
  if (from === -1 || next === undefined) return
  event.preventDefault()
  next.focus()
}
