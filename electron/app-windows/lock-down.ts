import { app, type Session, type WebContents } from 'electron'

/** The only things a page of ours may ask for; everything else is refused, also what Electron learns to ask later. */
const allowedPermissions: ReadonlySet<string> = new Set(['clipboard-sanitized-write', 'notifications'])

/** Rules that hold for every page that ever exists in this app: it stays where it is, opens nothing and calls nobody. */
export function lockDownPages(): void {
  app.on('web-contents-created', (_event, contents) => {
    contents.on('will-navigate', (event) => event.preventDefault())
    contents.on('will-frame-navigate', (event) => event.preventDefault())
    contents.on('will-redirect', (event) => event.preventDefault())
    contents.on('will-attach-webview', (event) => event.preventDefault())
    // Peer connections pass by the policy of the page and by the requests of its session.
    contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp')
    contents.setWindowOpenHandler(() => ({ action: 'deny' }))
  })
}

/** Rules of one session: no permissions beyond the list and only for our windows, no devices, no downloads, no network. */
export function lockDownSession(session: Session, isOurs: (contents: WebContents) => boolean): void {
  session.setPermissionRequestHandler((contents, permission, answer) => {
    answer(isOurs(contents) && allowedPermissions.has(permission))
  })
  session.setPermissionCheckHandler(
    (contents, permission) => contents !== null && isOurs(contents) && allowedPermissions.has(permission),
  )
  session.setDevicePermissionHandler(() => false)
  session.on('will-download', (event) => event.preventDefault())
  session.webRequest.onBeforeRequest(({ url }, answer) => {
    answer({ cancel: !isLocal(url) })
  })
}

/** Pages use our own scheme; the developer tools of an unpackaged app need theirs. */
function isLocal(url: string): boolean {
  return /^(app|data|blob):/.test(url) || (!app.isPackaged && url.startsWith('devtools:'))
}
