import path from 'node:path'

import type * as z from 'zod'

import {
  entryName,
  entryText,
  namedEntry,
  type AnyEntry,
  type CollectedFolder,
  type NamedEntry,
} from '../../shared/domain/network-settings.ts'
import type { Workspace } from '../../shared/domain/workspace.ts'
import { unknownWebhook } from '../contract/web-port.ts'
import { parseUrl, withoutSignIn } from '../kernel/parse-url.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import { isPattern } from '../policy/paths/patterns.ts'
import type { Judge, JudgeContext, JudgePorts } from './setting-row.ts'

export const mostEntries = 1_000
export const mostPatterns = 50

type JudgeOne<Entry> = (entry: Entry, ports: JudgePorts) => Promise<Result<Entry>> | Result<Entry>

/** Judges the entries that are new; `refusal` says what an entry is not. A name that is there already has to be taken away first. */
export function listJudge<Entry extends AnyEntry>(
  schema: z.ZodType<Entry>,
  refusal: 'domain_invalid' | 'server_invalid' | 'webhook_invalid' | 'workspace_invalid',
  judgeEntry: JudgeOne<Entry>,
): Judge<readonly Entry[]> {
  return async (entries, before, ports) => {
    const old = new Set(before.map(entryText))
    const kept = new Map<string, Entry>()
    for (const entry of entries) {
      const isOld = old.has(entryText(entry))
      const judged = isOld ? ok(entry) : await judgeEntry(entry, ports)
      if (!judged.ok) return judged
      const name = shown(entryName(judged.value))
      // What the file of settings would refuse when it is read must not get into it.
      if (!schema.safeParse(judged.value).success) return fail(refusal, { entry: name, reason: '' })
      const key = entryText(judged.value)
      const twin = [...kept.values()].find((each) => entryName(each) === entryName(judged.value))
      if (twin !== undefined && entryText(twin) !== key && !(isOld && old.has(entryText(twin))))
        return fail(refusal, { entry: name, reason: 'twice' })
      kept.set(key, judged.value)
    }
    return kept.size <= mostEntries ? ok([...kept.values()]) : fail('list_too_long', { limit: mostEntries })
  }
}

/** Judges a new text; empty takes the setting away. */
export function textJudge(
  judgeText: (text: string, context: JudgeContext) => Promise<Result<unknown>> | Result<unknown>,
): Judge<string> {
  return async (value, before, context) => {
    const text = value.trim()
    if (text === '' || text === before) return ok(text)
    const judged = await judgeText(text, context)
    return judged.ok ? ok(text) : judged
  }
}

export function proxy(text: string, ports: JudgePorts): Promise<Result<unknown>> {
  return ports.proxy(text)
}

export async function certificates(file: string, ports: JudgePorts): Promise<Result<unknown>> {
  return isLocalPath(file, ports) ? ports.certificates(file) : fail('certificates_unreadable', { path: shown(file) })
}

export function searchAddress(text: string): Result<unknown> {
  if (isWebAddress(text)) return ok(text)
  return fail('web_address_invalid', { entry: shown(withoutSignIn(text)) })
}

export function domain(text: string): Result<string> {
  const given = text.trim()
  const name = given.startsWith('.') ? given.slice(1) : given
  return isPlainName(name) ? ok(given.toLowerCase()) : fail('domain_invalid', { entry: shown(given) })
}

export function toolDomain(text: string): Result<string> {
  const start = text.indexOf(':') + 1
  const judged = domain(text.slice(start))
  return judged.ok ? ok(text.slice(0, start).trim() + judged.value) : judged
}

const serverForm = /^(\[[0-9a-f:.]{2,45}\]|[^:[\]]+)(?::(\d{1,5}))?$/i
const highestPort = 65_535

export function server(text: string): Result<string> {
  const given = text.trim()
  const [, host = '', port = '1'] = serverForm.exec(given) ?? []
  const named = host.startsWith('[') ? parseUrl(`http://${host}/`) !== null : isPlainName(host)
  const fits = Number(port) >= 1 && Number(port) <= highestPort
  return named && fits ? ok(given.toLowerCase()) : fail('server_invalid', { entry: shown(given) })
}

/** The address is in no error: whoever knows it may use it. */
export function webhook(entry: NamedEntry<'webhooks'>): Result<NamedEntry<'webhooks'>> {
  const [name, url] = [entry.name.trim(), entry.url.trim()]
  if (!isName(name)) return fail('webhook_invalid', { entry: shown(name), reason: 'name' })
  if (!isWebAddress(url)) return fail('webhook_invalid', { entry: name, reason: 'address' })
  return ok(namedEntry('webhooks', name, url))
}

/** The webhooks after their own judge: one that is told how fixes end stays as long as it is. */
export function toldStays(judge: Judge<readonly NamedEntry<'webhooks'>[]>): Judge<readonly NamedEntry<'webhooks'>[]> {
  return async (entries, before, context) => {
    const judged = await judge(entries, before, context)
    const told = context.notifyWebhook()
    const isThere = (all: typeof entries): boolean => all.some(({ name }) => name === told)
    if (!judged.ok || !isThere(before) || isThere(judged.value)) return judged
    return fail('webhook_in_use', { webhook: told })
  }
}

/** Each new one can be read now; what has become of those that are there shows in a search. */
export const collectedFolders: Judge<readonly CollectedFolder[]> = async (entries, before, { collectedFolder }) => {
  const old = new Set(before.map(entryText))
  const kept = new Map<string, CollectedFolder>()
  for (const entry of entries) {
    const [name, folder] = [entry.name.trim(), entry.folder.trim()]
    // A name that is none is refused by the form of the setting.
    const judged = old.has(entryText(entry)) || !isName(name) ? ok(folder) : await collectedFolder(folder)
    if (!judged.ok) return judged
    kept.set(entryText({ name, folder }), { name, folder })
  }
  return ok([...kept.values()])
}

/** Each new one is the address of a server; what mode and policy say of it shows when it is asked. */
export const serverAddresses: Judge<readonly string[]> = (addresses, before) => {
  for (const address of addresses) {
    const judged = before.includes(address) ? ok(address) : searchAddress(address)
    if (!judged.ok) return judged
  }
  return ok([...new Set(addresses)])
}

/** Nobody is told by a name that stands for no address. */
export function webhookThere(name: string, { webhooks }: JudgeContext): Result<string> {
  const known = webhooks()
  return known.includes(name) ? ok(name) : unknownWebhook(shown(name), known)
}

export async function workspace(entry: Workspace, ports: JudgePorts): Promise<Result<Workspace>> {
  const [name, folder] = [entry.name.trim(), entry.path.trim()]
  const only = entry.only.map((pattern) => pattern.trim())
  const never = entry.never.map((pattern) => pattern.trim())
  const refuse = (text: string, reason: string): Result<never> =>
    fail('workspace_invalid', { entry: shown(text), reason })
  if (!isName(name)) return refuse(name, 'name')
  if (!isLocalPath(folder, ports)) return refuse(folder, 'path')
  const wrong = [...only, ...never].find((pattern) => !isPattern(pattern))
  if (wrong !== undefined) return refuse(wrong, 'pattern')
  if (Math.max(only.length, never.length) > mostPatterns) return refuse(name, 'patterns')
  if (!(await ports.isFolder(folder))) return refuse(folder, 'missing')
  const closed = await ports.closedFolder(folder)
  return closed === null ? ok({ name, path: folder, access: entry.access, only, never }) : refuse(folder, closed)
}

const numbers = /^\d+(\.\d+){3}$/

/** A name or an IPv4 address and nothing else: what the parser of addresses would read as something different is none. */
function isPlainName(text: string): boolean {
  if (text.endsWith('.') || /[\s/?#@\\:%]/.test(text)) return false
  const host = parseUrl(`http://${text}/`)?.hostname ?? ''
  if (numbers.test(host)) return host === text
  return /^[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*$/.test(host)
}

function isName(text: string): boolean {
  return /^[a-z][a-z0-9_-]{0,31}$/.test(text)
}

function isWebAddress(text: string): boolean {
  const url = parseUrl(text)
  if (url === null || !/^https?:\/\/[^\s/]\S*$/i.test(text)) return false
  return url.username === '' && url.password === '' && url.hostname !== ''
}

/** A path to another computer would make Windows sign in there as soon as it is looked at. */
function isLocalPath(text: string, { platform }: JudgePorts): boolean {
  if (text.includes('\0')) return false
  return platform === 'win32' ? /^[a-z]:[\\/]/i.test(text) : path.posix.isAbsolute(text)
}

const longestShown = 80

function shown(text: string): string {
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text
}
