import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { languageTags, type Locale } from '../../shared/domain/locale.ts'
import { findBuiltFile, type BuiltFiles } from './built-files.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import type { WindowState } from './window-state.ts'

const noncePlaceholder = '__CSP_NONCE__'
const themePlaceholder = '__THEME__'
const languagePlaceholder = '__LANGUAGE__'
/** Fetches the sentences of one language ahead. */
const sentencesLink = /[ \t]*<link [^>]*data-language="(\w+)"[^>]*>\n?/g
const panelPlaceholder = '__PANEL__'

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

export type PageBeginning = {
  /** New with every load. */
  readonly nonce: string
  readonly theme: 'light' | 'dark'
  /** Null = the script of the page finds out. */
  readonly language: Locale | null
  /** Whether a person opened or closed the panel beside the chat before. */
  readonly panel: WindowState['panel']
}

export type PageAnswer = { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> }

/** What a page gets for this address, with the policy of our pages; null = there is no such file of ours. */
export async function builtPage(
  files: BuiltFiles,
  { url, host }: { readonly url: string; readonly host: string },
  beginning: PageBeginning,
): Promise<PageAnswer | null> {
  const file = findBuiltFile(files, url, host)
  if (file === null) return null
  const extension = path.extname(file)
  const content = await readFile(file)
  const body = extension === '.html' ? Buffer.from(documentOf(content.toString('utf8'), beginning)) : content
  return { body, headers: headersOf(extension, beginning.nonce) }
}

/** The document is drawn before any script of it runs: its theme and its language stand in it, and its first look. */
function documentOf(html: string, { nonce, theme, language, panel }: PageBeginning): string {
  return html
    .replaceAll(noncePlaceholder, nonce)
    .replace(themePlaceholder, theme)
    .replace(panelPlaceholder, panel)
    .replaceAll(sentencesLink, (link, spoken) => (spoken === language ? link : ''))
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
