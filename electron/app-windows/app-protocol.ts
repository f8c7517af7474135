import { nativeTheme, protocol, type Session } from 'electron'

import type { Locale } from '../../shared/domain/locale.ts'
import { createSystemIds, systemClock } from '../kernel/system-ports.ts'
import { listBuiltFiles } from './built-files.ts'
import { builtPage } from './built-page.ts'

/** Must run before the app is ready. Standard = own origin per host; secure = like https for the page. */
export function registerAppScheme(): void {
  protocol.registerSchemesAsPrivileged([{ scheme: 'app', privileges: { standard: true, secure: true } }])
}

export type AppPage = {
  readonly host: string
  /** What the build made of it. */
  readonly folder: string
  /** Language that its document begins with; null or absent = its script finds out. */
  readonly language?: () => Locale | null
}

/** Serves one page, `app://<host>/`, to one session: from the list of built files and with the policy of our pages. */
export function serveAppPage(session: Session, { host, folder, language }: AppPage): void {
  const files = listBuiltFiles(folder)
  const ids = createSystemIds(systemClock)
  session.protocol.handle('app', async ({ url, method }) => {
    const theme = nativeTheme.shouldUseDarkColors ? 'dark' : 'light'
    const beginning = { nonce: ids.randomHex(16), theme, language: language?.() ?? null } as const
    const answer = method === 'GET' ? await builtPage(files, { url, host }, beginning) : null
    return answer === null
      ? new Response(null, { status: 404 })
      : new Response(new Uint8Array(answer.body), { headers: { ...answer.headers } })
  })
}
