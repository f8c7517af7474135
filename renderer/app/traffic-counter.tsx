import { useId, useState, type ReactNode } from 'react'

import type { PcView } from '../../shared/ipc/views.ts'
import { Icon } from '../components/icon.tsx'
import { useText } from '../i18n/text-context.ts'

type Props = { readonly total: number; readonly byTool: PcView['bytesSentByTool'] }

/** What left the PC in this session; a click, the keyboard or the pointer shows the share of each tool. */
export function TrafficCounter({ total, byTool }: Props): ReactNode {
  const { text, formats } = useText()
  const id = useId()
  const [open, setOpen] = useState(false)
  const [pointed, setPointed] = useState(false)
  const close = (): void => {
    setOpen(false)
    setPointed(false)
  }
  const shown = open || pointed
  return (
    <span
      className="sent"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !shown) return
        event.stopPropagation()
        close()
      }}
    >
      <button
        type="button"
        className="cell num"
        aria-expanded={shown}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon name="upload" />
        {text('ui.shell.sent', { size: formats.size(total) })}
      </button>
      <span id={id} className="sent-list" hidden={!shown} role="group" aria-label={text('ui.external.sent.title')}>
        {shown && <Shares total={total} byTool={byTool} />}
      </span>
    </span>
  )
}

/** Largest first. What no tool has sent stands at the end, so that the rows are the whole. */
function Shares({ total, byTool }: Props): ReactNode {
  const { text, formats } = useText()
  if (total === 0) return <span>{text('ui.external.sent.none')}</span>
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
