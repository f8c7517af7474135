import type { BrowserWindowConstructorOptions, WebPreferences } from 'electron'

/** Rules that every window of ours has; no option of a single window may loosen them. */
export function windowOptions(
  own: Omit<BrowserWindowConstructorOptions, 'webPreferences'>,
  page: { readonly preload: string; readonly partition?: string; readonly zoomFactor?: number },
): BrowserWindowConstructorOptions {
  const webPreferences: WebPreferences = {
    ...page,
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    webviewTag: false,
    navigateOnDragDrop: false,
    safeDialogs: true,
    spellcheck: false,
  }
  return { frame: false, show: false, autoHideMenuBar: true, title: 'Deskmedic', ...own, webPreferences }
}
