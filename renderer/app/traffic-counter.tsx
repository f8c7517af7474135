import { useId, useState, type ReactNode } from 'react'

import type { PcView } from '../../shared/ipc/views.ts'
import { Icon } from '../components/icon.tsx'
import { useText } from '../i18n/text-context.ts'

type Props = { readonly total: number; readonly byTool: PcView['bytesSentByTool'] }

/** What left the PC in this session; a click or the keyboard shows the share of each tool. Where nothing did, there is nothing to show. */
export function TrafficCounter(props: Props): ReactNode {
  const { text, formats } = useText()
  const told = (
    <>
      <Icon name="upload" />
      {text('ui.shell.sent', { size: formats.size(props.total) })}
    </>
  )
  if (props.total === 0) return <span className="cell num">{told}</span>
  return <SharesButton {...props}>{told}</SharesButton>
}

function SharesButton({ children, ...shares }: Props & { readonly children: ReactNode }): ReactNode {
  const { text } = useText()
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <span
      className="sent"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        event.stopPropagation()
        setOpen(false)
      }}
    >
      <button type="button" className="cell num" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {children}
      </button>
      <span id={id} className="sent-list" hidden={!open} role="group" aria-label={text('ui.external.sent.title')}>
        {open && <Shares {...shares} />}
      </span>
    </span>
  )
}

/** Largest first. What no tool has sent stands at the end, so that the rows are the whole. */
function Shares({ total, byTool }: Props): ReactNode {
  const { text, formats } = useText()
  const rest = total - byTool.reduce((sum, { bytes }) => sum + bytes, 0)
  const rows = [
    ...[...byTool].sort((one, other) => other.bytes - one.bytes),
    ...(rest > 0 ? [{ tool: '', title: text('ui.external.sent.other'), bytes: rest }] : []),
  ]
  return (
    <>
      <span className="strong">{text('ui.external.sent.title')}</span>
      {rows.map(({ tool, title, bytes }) => (
        <span key={tool} className="sent-row">
          <span className="grow">{title}</span>
          <span className="num">{formats.size(bytes)}</span>
        </span>
      ))}
    </>
  )
}
