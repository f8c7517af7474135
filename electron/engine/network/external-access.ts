import type { ExternalAccess } from '../../../shared/domain/external-access.ts'
import type { DomainList } from '../../../shared/domain/url-guard.ts'
import { isOwnServer } from '../../executors/http/web/web-address.ts'
import { createPrivateAddressTest } from '../../executors/http/private-address.ts'
import { judgeDomain, plainHost } from '../../executors/http/guard/listed-names.ts'
import { parseUrl } from '../../kernel/parse-url.ts'
import { maySend, type ExternalSwitch } from '../../policy/availability.ts'
import type { Destination, OwnNetwork } from '../../policy/destination.ts'
import type { Tool } from '../../contract/define-tool.ts'
import type { Settings } from '../../settings/settings.ts'
import { workspacesOf } from '../files/workspaces.ts'

/** Whether tools may use external services, and whether only the machine policy could change it. */
export function externalSwitchOf(settings: Pick<Settings, 'view'>): ExternalSwitch {
  const { value, source } = settings.view('externalAccess')
  return { on: value, fixedByPolicy: source === 'policy' }
}

/** Which tools could lead to a server of the own network. Only internal mode asks for it. */
export function ownNetworkOf(settings: Pick<Settings, 'get'>): OwnNetwork {
  const internalHosts = settings.get('internalHosts')
  const webhooks = settings.get('webhooks')
  return {
    url: internalHosts.length > 0,
    webhook: webhooks.some(({ url }) => isOwnServer(url, { internalHosts })),
    search_service: searchesOwnNetwork(settings),
  }
}

/** SearXNG is the one service that a company can run itself; whether this one does, its address shows when it is asked. */
function searchesOwnNetwork(settings: Pick<Settings, 'get'>): boolean {
  const choice = settings.get('searchProvider')
  return settings.get('searxngUrl') !== '' && (choice === 'auto' || choice === 'searxng')
}

/** Where a call leads by its arguments and the settings; null = where its tool always does. */
export function destinationOf(
  { name, placement: { destinationSource, hostArguments } }: Tool,
  args: Readonly<Record<string, unknown>>,
  settings: Pick<Settings, 'get' | 'view'>,
): Destination | null {
  if (hostArguments !== undefined) return hostsNamed(hostArguments, args)
  if (destinationSource === undefined) return null
  if (destinationSource === 'search_service')
    return { inOwnNetwork: searchesOwnNetwork(settings), carriesQuery: true, listedByPolicy: false }
  const named = args[destinationSource]
  const webhook = settings.get('webhooks').find(({ name }) => name === named)
  const url = destinationSource === 'webhook' ? (webhook?.url ?? '') : typeof named === 'string' ? named : ''
  return {
    inOwnNetwork: isOwnServer(url, { internalHosts: settings.get('internalHosts') }),
    carriesQuery: parseUrl(url)?.search !== '',
    listedByPolicy: isListedByPolicy(url, name, settings),
  }
}

const isPrivate = createPrivateAddressTest()
const serverFolder = /^\\\\([^\\]+)/

/** Where the hosts lead that the arguments name, without asking anybody: a name can lead anywhere. */
function hostsNamed(names: readonly string[], args: Readonly<Record<string, unknown>>): Destination {
  const given = names.flatMap((name) => {
    const value = args[name]
    return typeof value === 'string' ? [serverFolder.exec(value)?.[1] ?? value] : []
  })
  const foreignHost = given.find((host) => !isPrivate(host))
  const placed = { inOwnNetwork: foreignHost === undefined, carriesQuery: false, listedByPolicy: false }
  return foreignHost === undefined ? placed : { ...placed, foreignHost }
}

function isListedByPolicy(url: string, tool: string, settings: Pick<Settings, 'view'>): boolean {
  const lists = [settings.view('allowDomains'), settings.view('allowToolDomains')] as const
  const [all, own] = lists.map(({ value, source }) => (source === 'policy' ? value : []))
  const allow = [...(all ?? []), ...namesFor(tool, own ?? [])]
  return allow.length > 0 && judgeDomain(plainHost(parseUrl(url)?.hostname ?? ''), { allow, deny: [] }) === null
}

export type ExternalPlace = {
  readonly platform: NodeJS.Platform
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Other names of a tool, by which lists may name it. */
  readonly aliasesOf?: (tool: string) => readonly string[]
}

/** Which names a tool may reach, and which servers belong to the own network. */
export function guardListsOf(
  settings: Pick<Settings, 'get' | 'view'>,
): Pick<ExternalAccess, 'domains' | 'internalHosts'> {
  const global: DomainList = { allow: settings.get('allowDomains'), deny: settings.get('denyDomains') }
  return {
    domains: (tool, kind) => {
      const own: DomainList = {
        allow: namesFor(tool, settings.get('allowToolDomains')),
        deny: namesFor(tool, settings.get('denyToolDomains')),
      }
      if (kind !== 'own_servers') return [global, own]
      // A server that the policy itself lists needs no second word of it; what is denied is so everywhere.
      const byPolicy = (key: 'allowDomains' | 'allowToolDomains' | 'internalHosts'): boolean =>
        settings.view(key).source === 'policy'
      const isNamed = byPolicy('internalHosts')
      return [
        { ...global, allow: !isNamed && byPolicy('allowDomains') ? global.allow : [] },
        { ...own, allow: !isNamed && byPolicy('allowToolDomains') ? own.allow : [] },
      ]
    },
    internalHosts: settings.get('internalHosts'),
  }
}

/** The settings for access to the internet as the tools see them: read anew for every call. */
export function externalAccessOf(settings: Pick<Settings, 'get' | 'view'>, place: ExternalPlace): ExternalAccess {
  return {
    ...guardListsOf(settings),
    closedFor: (name) => {
      const external = externalSwitchOf(settings)
      const tool = { name, aliases: place.aliasesOf?.(name) ?? [] }
      return maySend(tool, external, settings.get('allowTools')) ? null : { fixed: external.fixedByPolicy }
    },
    timeoutMs: settings.get('externalTimeoutSec') * 1000,
    maxChars: settings.get('externalMaxChars'),
    maxBytes: settings.get('externalMaxBytes'),
    maxDownloadBytes: settings.get('downloadMaxBytes'),
    callsPerMinute: settings.get('externalCallsPerMinute'),
    search: { choice: settings.get('searchProvider'), searxngUrl: settings.get('searxngUrl') },
    workspaces: workspacesOf(settings, place),
    webhooks: Object.fromEntries(settings.get('webhooks').map(({ name, url }) => [name, url])),
  }
}

function namesFor(tool: string, entries: readonly string[]): readonly string[] {
  return entries.flatMap((entry) => (entry.startsWith(`${tool}:`) ? [entry.slice(tool.length + 1)] : []))
}
