import { app, Menu, type MenuItemConstructorOptions } from 'electron'

/** Nobody sees this menu: it carries the keys for text size, and for developers of an unpackaged app their tools. */
export function setShortcuts(): void {
  const view: MenuItemConstructorOptions[] = [
    { role: 'zoomIn' },
    // On most keyboards the plus needs Shift: the key alone counts too, as in a browser.
    { role: 'zoomIn', accelerator: 'CommandOrControl+=', visible: false, acceleratorWorksWhenHidden: true },
    { role: 'zoomOut' },
    { role: 'resetZoom' },
  ]
  if (!app.isPackaged) view.push({ role: 'toggleDevTools' })
  Menu.setApplicationMenu(Menu.buildFromTemplate([{ label: 'Deskmedic', submenu: view }]))
}
