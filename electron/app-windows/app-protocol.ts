import { nativeTheme, protocol, type Session } from 'electron'

import { createSystemIds, systemClock } from '../kernel/system-ports.ts'
import { listBuiltFiles } from './built-files.ts'
import { builtPage, type PageBeginning } from './built-page.ts'

/** Must run before the app is ready. Standard = own origin per host; secure = like https for the page. */
export function registerAppScheme(): void {
  protocol.registerSchemesAsPrivileged([{ scheme: 'app', privileges: { standard: true, secure: true } }])
}

export type AppPage = {
  readonly host: string
  /** What the build made of it. */
  readonly folder: string
  /** What its document begins with; absent = its script finds out. */
  readonly beginning?: () => Pick<PageBeginning, 'language' | 'panel'>
}

/** Serves one page, `app://<host>/`, to one session: from the list of built files and with the policy of our pages. */
export function serveAppPage(session: Session, { host, folder, beginning }: AppPage): void {
  const files = listBuiltFiles(folder)
  const ids = createSystemIds(systemClock)
  session.protocol.handle('app', async ({ url, method }) => {
    const theme = nativeTheme.shouldUseDarkColors ? 'dark' : 'light'
    const own = beginning?.() ?? { language: null, panel: 'auto' }
    const nonce = ids.randomHex(16)
    const answer = method === 'GET' ? await builtPage(files, { url, host }, { nonce, theme, ...own }) : null
    return answer === null
      ? new Response(null, { status: 404 })
      : new Response(new Uint8Array(answer.body), { headers: { ...answer.headers } })
  })
}
