import path from 'node:path'

import { Menu, nativeImage, Tray } from 'electron'

import type { MessageKey } from '../../shared/texts/messages.ts'
import type { Translator } from '../../shared/texts/translate.ts'

export type TrayDeps = {
  readonly built: string
  readonly translator: () => Translator
  readonly show: () => void
  readonly quit: () => void
}

/** The icon beside the clock: brings the window back, or ends the app. The returned function draws it again in the current language. */
export function openTray({ built, translator, show, quit }: TrayDeps): () => void {
  const tray = new Tray(nativeImage.createFromPath(path.join(built, 'tray.png')))
  tray.on('click', show)
  const draw = (): void => {
    const text = (key: MessageKey): string => translator().text(key)
    tray.setToolTip('Deskmedic')
    tray.setContextMenu(
      Menu.buildFromTemplate([
        { label: text('shell.tray.show'), click: show },
        { type: 'separator' },
        { label: text('shell.tray.quit'), click: quit },
      ]),
    )
  }
  draw()
  return draw
}
