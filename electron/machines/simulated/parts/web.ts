import { createHash } from 'node:crypto'

import { plainWorkspace, type Workspace } from '../../../../shared/domain/workspace.ts'
import type { AppError } from '../../../../shared/errors.ts'
import { appError, fail, ok, type Result } from '../../../kernel/result.ts'
import {
  unknownWebhook,
  type DownloadedFile,
  type SearchAnswer,
  type WebAccess,
  type WebAnswer,
  type WebDownload,
  type WebMethod,
  type WebPort,
  type WebRun,
} from '../../../contract/web-port.ts'
import type { Files } from './files.ts'
import type { Internet, InternetState, WebPageState } from './internet.ts'
import type { NameLookup } from './name-lookup.ts'

/** What real external access would say before anything is sent: guard, settings, limits. */
export type ExternalAccessRules = {
  readonly maxChars: number
  /** Why this address may not be reached, or null. */
  readonly judge: (url: string, oneWay: boolean) => AppError | null
  /** False where the network mode lets nothing reach this host. */
  readonly mayReach: (host: string) => boolean
  readonly workspaces: readonly Workspace[]
  readonly webhooks: readonly string[]
}

export const openExternalAccess: ExternalAccessRules = {
  maxChars: 50_000,
  judge: () => null,
  mayReach: () => true,
  workspaces: [plainWorkspace('downloads', 'C:\\Users\\test\\Downloads')],
  webhooks: ['helpdesk'],
}

/** The internet as the simulated PC sees it: a few pages and services, reached through its own lines and name servers. */
export type Web = {
  readonly mayReach: ExternalAccessRules['mayReach']
  readonly access: WebAccess
}

export type WebDeps = {
  readonly names: NameLookup
  readonly internet: Internet
  readonly content: Pick<InternetState, 'pages' | 'hits'>
  readonly files: Files
  readonly utcNow: () => string
}

const html = (title: string, text: string): WebPageState => ({
  type: 'text/html; charset=utf-8',
  body: `<!doctype html><html><head><title>${title}</title></head><body><nav>Home</nav><main><h1>${title}</h1><p>${text}</p></main></body></html>`,
})

const pages: Readonly<Record<string, WebPageState>> = {
  'www.example.com/': html('Example', 'This page is for examples. Nothing behind it is real.'),
  'www.example.com/status.json': { type: 'application/json', body: '{"status":"ok","open_incidents":0}' },
  'www.example.com/printer-driver.zip': {
    type: 'application/zip',
    body: 'A driver of a printer that does not exist.\n',
  },
  'intranet.example/': html('Intranet', 'Telephone list, canteen and the IT help desk.'),
}

const searchHost = 'www.google.com'
const hits = [
  { title: 'Example', url: 'https://www.example.com/', snippet: 'This page is for examples.' },
  { title: 'Status', url: 'https://www.example.com/status.json', snippet: 'Whether the services of the example run.' },
]

export function createWeb(deps: WebDeps, rules: ExternalAccessRules): Web {
  return { mayReach: rules.mayReach, access: ({ onCall }) => createWebPort(deps, rules, onCall) }
}

/** Nothing is sent anywhere: what would have gone out is written down all the same. */
function createWebPort(deps: WebDeps, rules: ExternalAccessRules, onCall: WebRun['onCall']): WebPort {
  const reach = (host: string): AppError | null => {
    const found = deps.names.addressOf(host)
    if ('failed' in found) return appError('site_not_found', { host })
    if (deps.internet.pathTo(found.address) && deps.internet.socketsWork()) return null
    return appError('site_unreachable', { host })
  }
  const request = (url: string, { method = 'GET', oneWay = false }: Asking): Result<WebAnswer> => {
    const { host, hostname, pathname, origin } = new URL(url)
    const problem = rules.judge(url, oneWay) ?? reach(hostname)
    const place = `${host}${pathname}`
    const page = problem === null ? (deps.content.pages?.[place] ?? pages[place]) : undefined
    const status = page === undefined ? 404 : method === 'GET' ? 200 : 405
    const body = new TextEncoder().encode(status === 200 ? page?.body : '')
    onCall({ url: `${origin}${pathname}`, status: problem === null ? status : null, bytes: body.length })
    if (problem !== null) return { ok: false, error: problem }
    return ok({ url, status, headers: { 'content-type': page?.type ?? 'text/plain' }, body, guard: 'full' })
  }
  const search = (count: number): Result<SearchAnswer> => {
    const problem = reach(searchHost)
    onCall({ url: `https://${searchHost}/`, status: problem === null ? 200 : null, bytes: 0 })
    if (problem !== null) return { ok: false, error: problem }
    return ok({ provider: 'searxng', hits: [...(deps.content.hits ?? []), ...hits].slice(0, count) })
  }
  const notify = (webhook: string): Result<{ readonly status: number }> => {
    if (!rules.webhooks.includes(webhook)) return unknownWebhook(webhook, rules.webhooks)
    const problem = reach('www.example.com')
    onCall({ url: 'https://www.example.com', status: problem === null ? 204 : null, bytes: 0 })
    return problem === null ? ok({ status: 204 }) : { ok: false, error: problem }
  }
  const fetch = (url: string): Result<WebAnswer> => request(url, { oneWay: true })
  return {
    maxChars: () => rules.maxChars,
    send: ({ url, method = 'GET' }) => Promise.resolve(request(url, { method })),
    search: ({ count }) => Promise.resolve(search(count)),
    download: (wanted) => Promise.resolve(downloadTo(wanted, { fetch, deps, rules })),
    notify: ({ webhook }) => Promise.resolve(notify(webhook)),
  }
}

type Asking = { readonly method?: WebMethod; readonly oneWay?: boolean }
type DownloadParts = {
  readonly fetch: (url: string) => Result<WebAnswer>
  readonly deps: WebDeps
  readonly rules: ExternalAccessRules
}

function downloadTo(wanted: WebDownload, { fetch, deps, rules }: DownloadParts): Result<DownloadedFile> {
  const { url, workspace, path } = wanted
  const opened = rules.workspaces.find(({ name }) => name === workspace)
  if (opened === undefined)
    return fail('unknown_workspace', { workspace, known: rules.workspaces.map(({ name }) => name) })
  const root = opened.path
  if (opened.access === 'read') return fail('workspace_read_only', { path, workspace })
  if (!/^[^\\/:*?"<>|]+$/.test(path) || /^\.+$|[. ]$/.test(path)) return fail('outside_workspace', { path })
  const listed = deps.files.list(root)
  if (listed === null) return fail('file_unwritable', { path, reason: 'ENOENT' })
  const file = `${root}\\${path}`
  if (listed.some((entry) => entry.path.toLowerCase() === file.toLowerCase())) return fail('file_exists', { path })
  const answer = fetch(url)
  if (!answer.ok) return answer
  const { status, body, guard } = answer.value
  if (status !== 200) return fail('service_failed', { host: new URL(url).host, status })
  deps.files.add(file, { bytes: body.length, modifiedUtc: deps.utcNow(), placeholder: false, hidden: false })
  const sha256 = createHash('sha256').update(body).digest('hex')
  return ok({ file, url, status, bytes: body.length, sha256, marked: true, guard, resumed: false })
}
