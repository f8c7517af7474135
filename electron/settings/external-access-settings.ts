import * as z from 'zod'

import { searchChoices } from '../../shared/domain/external-access.ts'
import { namedEntry, type NamedList } from '../../shared/domain/network-settings.ts'
import { workspaceAccesses } from '../../shared/domain/workspace.ts'
import { parseUrl, withoutSignIn } from '../kernel/parse-url.ts'
import { isPattern } from '../policy/paths/patterns.ts'
import { entryOfText } from './entry-of-text.ts'
import {
  certificates,
  collectedFolders,
  domain,
  listJudge,
  mostEntries,
  mostPatterns,
  proxy,
  searchAddress,
  server,
  textJudge,
  toldStays,
  toolDomain,
  webhook,
  webhookThere,
  workspace,
} from './judge-values.ts'
import { row, type SettingRow } from './setting-row.ts'

const bytesPerMb = 1_000_000
const mostCollected = 100

const text = (pattern: RegExp, longest = 500): z.ZodString => z.string().max(longest).regex(pattern)
const listOf = <Entry>(entry: z.ZodType<Entry>): z.ZodType<readonly Entry[]> =>
  z.array(entry).max(mostEntries).readonly()

const domainForm = String.raw`\.?[^\s/:@#?,]{1,253}`
const domainName = text(new RegExp(`^${domainForm}$`))
const domainOfTool = text(new RegExp(`^[a-z][a-z0-9_]{0,63}:${domainForm}$`))
const serverName = text(/^[^\s/@#?,]{1,260}$/)
const entryName = text(/^[a-z][a-z0-9_-]{0,31}$/)
const patterns = z.array(z.string().refine(isPattern)).max(mostPatterns).readonly()
const folder = z
  .strictObject({
    name: entryName,
    path: text(/^.{1,260}$/),
    access: z.enum(workspaceAccesses),
    only: patterns,
    never: patterns,
  })
  .readonly()
const collected = z.strictObject({ name: entryName, folder: text(/^\S.{0,259}$/) }).readonly()
const receiver = z.strictObject({ name: entryName, url: text(/^https?:\/\/[^\s/]\S{0,400}$/) }).readonly()

const domains = {
  initial: [],
  schema: listOf(domainName),
  judge: listJudge(domainName, 'domain_invalid', domain),
} as const
const domainsOfTools = {
  initial: [],
  schema: listOf(domainOfTool),
  judge: listJudge(domainOfTool, 'domain_invalid', toolDomain),
} as const

/** Reaching external pages and services: how far, how fast, how much. */
export const externalAccessSettings = {
  externalTimeoutSec: count({ least: 1, most: 120, initial: 10 }),
  /** Characters of text that one call may give back. */
  externalMaxChars: count({ least: 100, most: 500_000, initial: 50_000 }),
  /** Bytes of one answer, packed and unpacked. */
  externalMaxBytes: count({ least: 1_000, most: 100_000_000, initial: 5_000_000 }),
  downloadMaxBytes: {
    ...count({ least: 1_000, most: 20_000_000_000, initial: 1_000_000_000 }),
    policy: 'DownloadMaxMb',
    policyForm: { kind: 'number', least: 1, most: 20_000 } as const,
    fromPolicy: (value: unknown) => (typeof value === 'number' ? value * bytesPerMb : value),
    toPolicy: (value: number) => Math.max(1, Math.floor(value / bytesPerMb)),
  },
  /** Calls of all tools together. */
  externalCallsPerMinute: count({ least: 1, most: 600, initial: 30 }),
  /** Empty = every public name. `example.com` with the names below it, `.example.com` only those below it. */
  allowDomains: row({
    ...domains,
    page: { kind: 'list', label: 'ui.external.list.allowDomains', section: 'network' },
    policy: 'AllowedDomains',
  }),
  denyDomains: row({
    ...domains,
    page: { kind: 'list', label: 'ui.external.list.denyDomains', section: 'network' },
    policy: 'BlockedDomains',
  }),
  /** The same for one tool, `tool:example.com`: one text, as policies name them and as `host:port` below is. */
  allowToolDomains: row(domainsOfTools),
  denyToolDomains: row(domainsOfTools),
  /** Servers of the own network that may be called: exactly `host` or `host:port`. */
  internalHosts: row({
    initial: [],
    schema: listOf(serverName),
    judge: listJudge(serverName, 'server_invalid', server),
    page: { kind: 'list', label: 'ui.external.list.internalHosts', section: 'network' },
    policy: 'InternalHosts',
  }),
  /** `http://host:port` or `socks5://host:port`; empty = direct. */
  proxy: row({
    schema: text(/^\S*$/, 300),
    initial: '',
    judge: textJudge(proxy),
    page: { kind: 'text', label: 'ui.external.text.proxy', section: 'network' },
    policy: 'ProxyUrl',
    audit: 'counted',
    shown: withoutSignIn,
  }),
  /** File with more root certificates in PEM format; empty = none. */
  caFile: row({
    schema: z.string().max(400),
    initial: '',
    judge: textJudge(certificates),
    page: { kind: 'text', label: 'ui.external.text.caFile', section: 'network' },
    policy: 'ExtraCaFile',
  }),
  searchProvider: row({
    schema: z.enum(searchChoices),
    initial: 'auto',
    page: { kind: 'choice', label: 'ui.settings.search', section: 'network' },
    policy: 'WebSearchProvider',
  }),
  searxngUrl: row({
    schema: text(/^$|^https?:\/\/[^\s/]\S*$/, 300),
    initial: '',
    judge: textJudge(searchAddress),
    page: { kind: 'text', label: 'ui.external.text.searxngUrl', section: 'network' },
    policy: 'SearxngUrl',
    audit: 'counted',
    shown: withoutSignIn,
  }),
  /** Folders that files may be read and changed in, and downloads be put into. Empty = `downloads`, the Downloads folder of this user. */
  workspaces: row({
    schema: listOf(folder),
    initial: [],
    judge: listJudge(folder, 'workspace_invalid', workspace),
    page: { kind: 'list', label: 'ui.external.list.workspaces', section: 'workspaces' },
    policy: 'Workspaces',
    read: (value) => wholeWorkspaces(entriesOf('workspaces', value)),
  }),
  /** Folders whose code is searched together: those of one name. Each begins with the name of a workspace. */
  codeCollections: row({
    schema: z.array(collected).max(mostCollected).readonly(),
    initial: [],
    judge: collectedFolders,
    read: (value) => entriesOf('codeCollections', value),
  }),
  /** Addresses that are told of events. */
  webhooks: row({
    schema: listOf(receiver),
    initial: [],
    judge: toldStays(listJudge(receiver, 'webhook_invalid', webhook)),
    page: { kind: 'list', label: 'ui.external.list.webhooks', section: 'network' },
    read: (value) => entriesOf('webhooks', value),
    audit: 'counted',
    shown: (entries) => entries.map(({ name, url }) => namedEntry('webhooks', name, withoutPath(url))),
  }),
  /** Name of the webhook that is told how every fix ended; empty = nobody is told. */
  notifyWebhook: row({
    schema: text(/^$|^[a-z][a-z0-9_-]{0,31}$/, 32),
    initial: '',
    judge: textJudge(webhookThere),
    page: { kind: 'choice', label: 'ui.settings.news', section: 'notifications' },
  }),
  /** Whether it is told the name of this computer, too. Counts only where the machine policy says so. */
  notifyComputerName: row({ schema: z.boolean(), initial: false }),
} as const

type Limits = { readonly least: number; readonly most: number; readonly initial: number }

function count({ least, most, initial }: Limits): SettingRow<number> {
  return row({ schema: z.int().min(least).max(most), initial })
}

/** `name=value` as older files and policies have it; what is none stays as it is, for the schema to refuse. */
function entriesOf(list: NamedList, value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return value.map((entry: unknown): unknown => (typeof entry === 'string' ? entryOfText(list, entry) : entry))
}

/** Folders of older files and of short policies say nothing of rights and patterns. */
function wholeWorkspaces(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return value.map((entry: unknown): unknown =>
    typeof entry === 'object' && entry !== null ? { access: 'read_write', only: [], never: [], ...entry } : entry,
  )
}

/** The server alone; nothing of what cannot be read. */
function withoutPath(address: string): string {
  const url = parseUrl(address)
  if (url === null) return '…'
  const rest = url.pathname === '/' && url.search === '' && url.hash === '' ? '' : '/…'
  return `${url.protocol}//${url.host}${rest}`
}
