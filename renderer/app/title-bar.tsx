import type { ReactNode } from 'react'

import type { CommandArguments } from '../ipc/api.ts'
import { Icon, Mark } from '../components/icon.tsx'
import type { IconName } from '../components/icon-shapes.ts'
import { useText } from '../i18n/text-context.ts'
import { timeLeft } from '../components/time-left.ts'
import { useNow } from '../components/use-now.ts'
import { useApp, useAppState, useChange } from '../state/app-context.ts'

/** Name, palette, window buttons. */
export function TitleBar(): ReactNode {
  const { text } = useText()
  const change = useChange()
  return (
    <header className="titlebar">
      <div className="brand">
        <Mark />
        <span className="label">{text('ui.shell.product')}</span>
        <AdminChip />
      </div>
      <button type="button" className="palette" aria-haspopup="dialog" onClick={() => change({ overlay: 'palette' })}>
        <Icon name="search" />
        <span className="cut grow">{text('ui.shell.palette')}</span>
        <kbd>Ctrl+K</kbd>
      </button>
      <div className="caption-btns">
        <WindowButton action="minimize" icon="win-min" />
        <WindowButton action="maximize" icon="win-max" />
        <WindowButton action="close" icon="win-close" />
      </div>
    </header>
  )
}

/** In sight wherever the person is, as long as rights are kept. */
function AdminChip(): ReactNode {
  const { text } = useText()
  const endsAt = useAppState((state) => state.pc?.admin.endsAt ?? null)
  const now = useNow(endsAt !== null, 1_000)
  if (endsAt === null) return null
  return (
    <span className="badge risk-caution num">
      <Icon name="admin" />
      {text('ui.shell.admin.endsIn', { time: timeLeft(endsAt, now) })}
    </span>
  )
}

type WindowButtonProps = {
  readonly action: CommandArguments<'window.control'>['action']
  readonly icon: IconName
}

function WindowButton({ action, icon }: WindowButtonProps): ReactNode {
  const { text } = useText()
  const { api, actions } = useApp()
  return (
    <button
      type="button"
      className={action}
      aria-label={text(`ui.shell.window.${action}`)}
      onClick={() => void actions.ask(api['window.control']({ action }))}
    >
      <Icon name={icon} />
    </button>
  )
}
