import { stat } from 'node:fs/promises'
import path from 'node:path'

import { isNamedList, type NetworkList, type NetworkText } from '../../shared/domain/network-settings.ts'
import type { ErrorCode } from '../../shared/errors.ts'
import { createCertificateReader } from '../executors/http/client/certificate-context.ts'
import { parseProxy } from '../executors/http/client/proxy.ts'
import { parseUrl } from '../kernel/parse-url.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import { settingSchemas } from '../store/settings-schema.ts'

type Check = (text: string, platform: NodeJS.Platform) => Promise<Result<string>> | Result<string>

/** An entry of a list as it is to be kept. Fails with a code of its own for each kind of entry. */
export async function checkEntry(list: NetworkList, text: string, platform: NodeJS.Platform): Promise<Result<string>> {
  const checked = await entryChecks[list](text.trim(), platform)
  if (!checked.ok) return checked
  // What the file of settings would not take back must not get into it.
  return settingSchemas[list].safeParse([checked.value]).success ? checked : refused(list, checked.value)
}

const mostEntries = 1_000

/** The values with a new one at the end. A name that is there already has to be taken away first. */
export async function withEntry(
  list: NetworkList,
  entry: string,
  entries: readonly string[],
): Promise<Result<readonly string[]>> {
  const checked = await checkEntry(list, entry, process.platform)
  if (!checked.ok) return checked
  const name = nameOfEntry(list, checked.value)
  const known = entries.some((each) => nameOfEntry(list, each) === name)
  if (known && isNamedList(list)) return fail(refusals[list], { entry: name, reason: 'twice' })
  if (known) return ok(entries)
  return entries.length < mostEntries ? ok([...entries, checked.value]) : fail('list_too_long', { limit: mostEntries })
}

/** A text as it is to be kept; empty takes the setting away. */
export async function checkText(key: NetworkText, text: string, platform: NodeJS.Platform): Promise<Result<string>> {
  const value = text.trim()
  if (value === '') return ok(value)
  const checked = await textChecks[key](value, platform)
  if (!checked.ok) return checked
  return settingSchemas[key].safeParse(checked.value).success ? checked : fail('invalid_arguments', { field: key })
}

/** The name of an entry of a list of named ones; of any other the entry itself. */
export function nameOfEntry(list: NetworkList, entry: string): string {
  const end = entry.indexOf('=')
  return isNamedList(list) && end >= 0 ? entry.slice(0, end) : entry
}

const entryChecks: Readonly<Record<NetworkList, Check>> = {
  allowDomains: domain,
  denyDomains: domain,
  internalHosts: server,
  workspaces: workspace,
  webhooks: webhook,
}

const textChecks: Readonly<Record<NetworkText, Check>> = {
  proxy: (text) => {
    const proxy = parseProxy(text)
    return proxy.ok ? ok(text) : proxy
  },
  caFile: async (text, platform) => {
    if (!isLocalPath(text, platform)) return fail('certificates_unreadable', { path: shown(text) })
    const read = await createCertificateReader()(text)
    return read.ok ? ok(text) : read
  },
  searxngUrl: (text) => (isWebAddress(text) ? ok(text) : fail('web_address_invalid', { entry: shown(text) })),
}

function refused(list: NetworkList, text: string): Result<never> {
  return fail(refusals[list], { entry: shown(nameOfEntry(list, text)), reason: '' })
}

const refusals = {
  allowDomains: 'domain_invalid',
  denyDomains: 'domain_invalid',
  internalHosts: 'server_invalid',
  workspaces: 'workspace_invalid',
  webhooks: 'webhook_invalid',
} as const satisfies Record<NetworkList, ErrorCode>

function domain(text: string): Result<string> {
  const name = text.startsWith('.') ? text.slice(1) : text
  return isPlainName(name) ? ok(text.toLowerCase()) : fail('domain_invalid', { entry: shown(text) })
}

const serverForm = /^(\[[0-9a-f:.]{2,45}\]|[^:[\]]+)(?::(\d{1,5}))?$/i
const highestPort = 65_535

function server(text: string): Result<string> {
  const [, host = '', port = '1'] = serverForm.exec(text) ?? []
  const named = host.startsWith('[') ? parseUrl(`http://${host}/`) !== null : isPlainName(host)
  const fits = Number(port) >= 1 && Number(port) <= highestPort
  return named && fits ? ok(text.toLowerCase()) : fail('server_invalid', { entry: shown(text) })
}

const numbers = /^\d+(\.\d+){3}$/

/** A name or an IPv4 address and nothing else: what the parser of addresses would read as something different is none. */
function isPlainName(text: string): boolean {
  if (text.endsWith('.') || /[\s/?#@\\:%]/.test(text)) return false
  const host = parseUrl(`http://${text}/`)?.hostname ?? ''
  if (numbers.test(host)) return host === text
  return /^[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*$/.test(host)
}

const entryName = /^[a-z][a-z0-9_-]{0,31}$/

/** The address is in no error: whoever knows it may use it. */
function webhook(text: string): Result<string> {
  const [name, address] = parts(text)
  if (!entryName.test(name)) return fail('webhook_invalid', { entry: shown(name), reason: 'name' })
  return isWebAddress(address) ? ok(text) : fail('webhook_invalid', { entry: name, reason: 'address' })
}

async function workspace(text: string, platform: NodeJS.Platform): Promise<Result<string>> {
  const [name, folder] = parts(text)
  if (!entryName.test(name)) return fail('workspace_invalid', { entry: shown(name), reason: 'name' })
  if (!isLocalPath(folder, platform)) return fail('workspace_invalid', { entry: shown(folder), reason: 'path' })
  if (!(await isFolder(folder))) return fail('workspace_invalid', { entry: shown(folder), reason: 'missing' })
  return ok(`${name}=${folder}`)
}

function parts(text: string): readonly [string, string] {
  const end = text.indexOf('=')
  return end < 0 ? [text, ''] : [text.slice(0, end).trim(), text.slice(end + 1).trim()]
}

function isWebAddress(text: string): boolean {
  const url = parseUrl(text)
  if (url === null || !/^https?:\/\/[^\s/]\S*$/i.test(text)) return false
  return url.username === '' && url.password === '' && url.hostname !== ''
}

/** A path to another computer would make Windows sign in there as soon as it is looked at. */
function isLocalPath(text: string, platform: NodeJS.Platform): boolean {
  if (text.includes('\0')) return false
  return platform === 'win32' ? /^[a-z]:[\\/]/i.test(text) : path.posix.isAbsolute(text)
}

async function isFolder(folder: string): Promise<boolean> {
  try {
    return (await stat(folder)).isDirectory()
  } catch {
    return false
  }
}

const longestShown = 80

function shown(text: string): string {
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text
}
