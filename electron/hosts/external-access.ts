import path from 'node:path'

import type { ExternalAccess } from '../../shared/domain/external-access.ts'
import type { DomainList } from '../../shared/domain/url-guard.ts'
import type { ExternalSwitch } from '../policy/availability.ts'
import type { Settings } from '../store/settings.ts'

/** Whether tools may reach outside, and whether only the machine policy could change it. */
export function externalSwitchOf(settings: Pick<Settings, 'view'>): ExternalSwitch {
  const { value, source } = settings.view('externalAccess')
  return { on: value, fixedByPolicy: source === 'policy' }
}

export type ExternalPlace = {
  readonly platform: NodeJS.Platform
  readonly environment: Readonly<Record<string, string | undefined>>
}

/** The settings for access to the internet as the tools see them: read anew for every call. */
export function externalAccessOf(settings: Pick<Settings, 'get'>, place: ExternalPlace): ExternalAccess {
  const global: DomainList = { allow: settings.get('allowDomains'), deny: settings.get('denyDomains') }
  return {
    timeoutMs: settings.get('externalTimeoutSec') * 1000,
    maxChars: settings.get('externalMaxChars'),
    maxBytes: settings.get('externalMaxBytes'),
    maxDownloadBytes: settings.get('downloadMaxBytes'),
    callsPerMinute: settings.get('externalCallsPerMinute'),
    domains: (tool) => [
      global,
      {
        allow: namesFor(tool, settings.get('allowToolDomains')),
        deny: namesFor(tool, settings.get('denyToolDomains')),
      },
    ],
    internalHosts: settings.get('internalHosts'),
    search: { choice: settings.get('searchProvider'), searxngUrl: settings.get('searxngUrl') },
    workspaces: workspacesOf(settings.get('workspaces'), place),
    webhooks: namedTexts(settings.get('webhooks')),
  }
}

function namesFor(tool: string, entries: readonly string[]): readonly string[] {
  return entries.flatMap((entry) => (entry.startsWith(`${tool}:`) ? [entry.slice(tool.length + 1)] : []))
}

function namedTexts(entries: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    entries.map((entry) => [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)]),
  )
}

/** The folder that every person knows, where none is named. */
function workspacesOf(
  entries: readonly string[],
  { platform, environment }: ExternalPlace,
): ExternalAccess['workspaces'] {
  if (entries.length > 0) return namedTexts(entries)
  const paths = platform === 'win32' ? path.win32 : path.posix
  const home = platform === 'win32' ? environment['USERPROFILE'] : environment['HOME']
  return home === undefined || !paths.isAbsolute(home) ? {} : { downloads: paths.join(home, 'Downloads') }
}
