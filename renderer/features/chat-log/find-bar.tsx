import { useEffect, useRef, type ReactNode } from 'react'

import { Button } from '../../components/button.tsx'
import { Icon } from '../../components/icon.tsx'
import { useText } from '../../i18n/text-context.ts'
import './find-bar.css'

type Props = {
  readonly query: string
  readonly total: number
  readonly at: number
  readonly onQuery: (query: string) => void
  readonly onMove: (step: 1 | -1) => void
  readonly onClose: () => void
}

/** Find in this chat: Enter goes on, Shift+Enter goes back, Escape closes. */
export function FindBar({ query, total, at, onQuery, onMove, onClose }: Props): ReactNode {
  const { text } = useText()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  return (
    <div
      className="findbar"
      role="search"
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Escape') onClose()
        if (event.key === 'Enter' && event.target === field.current) onMove(event.shiftKey ? -1 : 1)
      }}
    >
      <span className="field grow">
        <Icon name="search" />
        <input
          ref={field}
          type="text"
          defaultValue={query}
          aria-label={text('ui.chat.find')}
          placeholder={text('ui.chat.find')}
          onInput={(event) => onQuery(event.currentTarget.value)}
        />
      </span>
      <span className="small muted num" role="status">
        {query.trim() !== '' && text('ui.chat.findCount', { total, current: at + 1 })}
      </span>
      <FindButton icon="up" label={text('ui.chat.findPrevious')} onClick={() => onMove(-1)} />
      <FindButton icon="down" label={text('ui.chat.findNext')} onClick={() => onMove(1)} />
      <FindButton icon="x" label={text('ui.chat.findClose')} onClick={onClose} />
    </div>
  )
}

type FindButtonProps = { readonly icon: 'up' | 'down' | 'x'; readonly label: string; readonly onClick: () => void }

function FindButton({ icon, label, onClick }: FindButtonProps): ReactNode {
  return <Button look="quiet" icon={icon} iconAt="only" aria-label={label} title={label} onClick={onClick} />
}
