import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { nativeTheme, protocol, type Session } from 'electron'

import { languageTags, type Locale } from '../../shared/domain/locale.ts'
import { createSystemIds, systemClock } from '../kernel/system-ports.ts'
import { findBuiltFile, listBuiltFiles } from './built-files.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

const noncePlaceholder = '__CSP_NONCE__'
const themePlaceholder = '__THEME__'
const languagePlaceholder = '__LANGUAGE__'

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

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
    const file = method === 'GET' ? findBuiltFile(files, url, host) : null
    if (file === null) return new Response(null, { status: 404 })
    const nonce = ids.randomHex(16)
    const extension = path.extname(file)
    const content = await readFile(file)
    const body =
      extension === '.html' ? documentOf(content.toString('utf8'), { nonce, language: language?.() ?? null }) : content
    return new Response(body, { headers: headersOf(extension, nonce) })
  })
}

type Beginning = { readonly nonce: string; readonly language: Locale | null }

/** The document is drawn before any script of it runs: its theme and its language stand in it. */
function documentOf(html: string, { nonce, language }: Beginning): string {
  const theme = nativeTheme.shouldUseDarkColors ? 'dark' : 'light'
  return html
    .replaceAll(noncePlaceholder, nonce)
    .replace(themePlaceholder, theme)
    .replace(languagePlaceholder, language === null ? '' : languageTags[language])
}

function headersOf(extension: string, nonce: string): Record<string, string> {
  return {
    'content-type': contentTypes[extension] ?? 'application/octet-stream',
    'content-security-policy': contentSecurityPolicy(nonce),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  }
}
