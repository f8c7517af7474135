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
  // The slash ends scheme, user, host and port: what stands before it is ours to the letter.
  return frame.url.startsWith(`app://${expected.host}/`)
}
