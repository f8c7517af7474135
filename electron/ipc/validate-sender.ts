import { parseUrl } from '../kernel/parse-url.ts'

/** Who sent a message, as Electron says; `frame` is null when the page has gone or navigated since. */
export type Sender = {
  readonly webContentsId: number
  readonly frame: { readonly url: string; readonly isTop: boolean } | null
}

/** Host of our own scheme by window: `app://ui/` is the main window, `app://confirm/` the confirmation. */
export type PageHost = 'ui' | 'confirm'

export type ExpectedSender = {
  readonly host: PageHost
  /** Of the one window that may send this; null = there is no such window now. */
  readonly webContentsId: number | null
}

/** Whether a message comes from the page, the frame and the window that it must come from. Everything unclear is no. */
export function isSenderAllowed({ webContentsId, frame }: Sender, expected: ExpectedSender): boolean {
  if (!frame?.isTop) return false
  if (webContentsId !== expected.webContentsId) return false
  return isPageOf(frame.url, expected.host)
}

/** Exact scheme and host: no port, no user, nothing that only starts like ours. */
function isPageOf(url: string, host: PageHost): boolean {
  const parts = parseUrl(url)
  return parts?.protocol === 'app:' && parts.host === host && parts.username === '' && parts.password === ''
}
