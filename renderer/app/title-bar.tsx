import type { ReactNode } from 'react'

import type { CommandArguments } from '../ipc/api.ts'
import { Icon, Mark } from '../components/icon.tsx'
import type { IconName } from '../components/icon-shapes.ts'
import { useText } from '../i18n/text-context.ts'
import { useApp, useChange } from '../state/app-context.ts'

/** Name, palette, window buttons. */
export function TitleBar(): ReactNode {
  const { text } = useText()
  const change = useChange()
  return (
    <header className="titlebar">
      <div className="brand">
        <Mark />
        <span className="label">{text('ui.shell.product')}</span>
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
