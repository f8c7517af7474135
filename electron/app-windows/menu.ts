import { app, Menu, type MenuItemConstructorOptions } from 'electron'

import type { TextSizeStep } from '../../shared/domain/text-size.ts'

/** Keys for the size of text, as in a browser. On most keyboards the plus needs Shift: the key alone counts too. */
const textSizeKeys: readonly (readonly [accelerator: string, step: TextSizeStep])[] = [
  ['CommandOrControl+Plus', 'larger'],
  ['CommandOrControl+=', 'larger'],
  ['CommandOrControl+-', 'smaller'],
  ['CommandOrControl+0', 'plain'],
]

/** Nobody sees this menu: it carries the keys for the size of text, and for developers of an unpackaged app their tools. */
export function setShortcuts(changeTextSize: (step: TextSizeStep) => void): void {
  const view = textSizeKeys.map(([accelerator, step]): MenuItemConstructorOptions => ({
    label: step,
    accelerator,
    click: () => changeTextSize(step),
  }))
  if (!app.isPackaged) view.push({ role: 'toggleDevTools' })
  Menu.setApplicationMenu(Menu.buildFromTemplate([{ label: 'Deskmedic', submenu: view }]))
}
