import path from 'node:path'

import { Menu, nativeImage, Tray, type MenuItemConstructorOptions } from 'electron'

import type { MessageKey } from '../../shared/texts/messages.ts'
import type { DesktopParts } from './shell.ts'

export type TrayDeps = {
  readonly built: string
  readonly parts: Pick<DesktopParts, 'translator' | 'tray' | 'onLanguageChanged'>
  readonly show: () => void
  readonly quit: () => void
}

/** The icon beside the clock: how the last chat ended, what waits, a check-up, the window, and the end of the app. */
export function openTray({ built, parts, show, quit }: TrayDeps): void {
  const icon = new Tray(nativeImage.createFromPath(path.join(built, 'tray.png')))
  icon.on('click', show)
  const draw = (): void => {
    const text = (key: MessageKey): string => parts.translator().text(key)
    const { tip, chats } = parts.tray.view()
    const rows = chats.map(({ label, chatId }): MenuItemConstructorOptions => ({
      label: plainLabel(label),
      click: () => parts.tray.openChat(chatId),
    }))
    icon.setToolTip(tip)
    icon.setContextMenu(
      Menu.buildFromTemplate([
        ...rows,
        ...(rows.length > 0 ? [{ type: 'separator' } as const] : []),
        { label: text('shell.tray.checkNow'), click: parts.tray.checkNow },
        { label: text('shell.tray.show'), click: show },
        { type: 'separator' },
        { label: text('shell.tray.quit'), click: quit },
      ]),
    )
  }
  draw()
  parts.tray.onChanged(draw)
  parts.onLanguageChanged(draw)
}

/** In a menu `&` underlines the letter behind it. */
function plainLabel(text: string): string {
  return text.replaceAll('&', '&&')
}
