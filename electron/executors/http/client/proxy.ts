import type { IncomingMessage } from 'node:http'
import { isIP, type Socket } from 'node:net'

import { noProxy } from '../../../../shared/domain/network-settings.ts'
import { appError, fail, ok, type Result } from '../../../kernel/result.ts'
import { parseUrl } from '../../../kernel/parse-url.ts'
import { plainHost } from '../guard/listed-names.ts'
import type { Proxy } from './client-types.ts'
import { failure } from './failure.ts'

const usualPorts = { http: 80, socks5: 1080 } as const

/** The address of a script that chooses a proxy (PAC); null = it is none. */
function proxyScript(text: string): string | null {
  const given = text.trim()
  const url = parseUrl(given.replace(/^pac\+/i, ''))
  const isScript = /^pac\+/i.test(given) || /\.(pac|dat)([?#]|$)/i.test(given)
  return isScript && url !== null && /^https?:$/.test(url.protocol) && url.username === '' ? url.href : null
}

/** Which way the setting leads: as the PC is set, past every proxy, by a script, or by one proxy. */
export type ProxyChoice =
  | { readonly kind: 'system' | 'direct' }
  | { readonly kind: 'script'; readonly address: string }
  | { readonly kind: 'proxy'; readonly proxy: Proxy }

/** What the text of the setting means. Fails with `proxy_unsupported`. */
export function proxyChoice(setting: string): Result<ProxyChoice> {
  if (setting === '') return ok({ kind: 'system' })
  if (setting === noProxy) return ok({ kind: 'direct' })
  const address = proxyScript(setting)
  if (address !== null) return ok({ kind: 'script', address })
  const proxy = parseProxy(setting)
  return proxy.ok ? ok({ kind: 'proxy', proxy: proxy.value }) : proxy
}

/** A proxy from its address: `http://host:port` or `socks5://host:port`. Fails with `proxy_unsupported`. */
export function parseProxy(text: string): Result<Proxy> {
  const url = parseUrl(text.trim())
  if (proxyScript(text) !== null) return fail('proxy_unsupported', { reason: 'script' })
  if (url === null || url.hostname === '') return fail('proxy_unsupported', { reason: 'kind' })
  if (url.username !== '' || url.password !== '') return fail('proxy_unsupported', { reason: 'credentials' })
  const kind = url.protocol === 'http:' ? 'http' : /^socks5h?:$/.test(url.protocol) ? 'socks5' : null
  if (kind === null) return fail('proxy_unsupported', { reason: 'kind' })
  return ok({ kind, host: plainHost(url.hostname), port: url.port === '' ? usualPorts[kind] : Number(url.port) })
}

/** An HTTP proxy passes an unprotected request on by itself, and may let nobody through to port 80. */
export function needsTunnel({ proxy, secure }: { readonly proxy: Proxy | null; readonly secure: boolean }): boolean {
  return proxy !== null && (secure || proxy.kind !== 'http')
}

const asking = new WeakMap<Error, { readonly takesPassword: boolean }>()

/** A proxy asks who it is that sends; `challenges` = each way to answer that it names. */
function asksToSignIn(challenges: readonly string[]): Error {
  const thrown = failure(appError('proxy_unsupported', { reason: 'credentials' }))
  asking.set(thrown, { takesPassword: challenges.some((each) => namesBasic(each)) })
  return thrown
}

/** Not in what is quoted: any other way to sign in can have a realm with this word, and a password as Basic has it is plain to read. */
function namesBasic(challenge: string): boolean {
  return /(^|,)\s*basic(\s|,|$)/i.test(challenge.replaceAll(/"(?:[^"\\]|\\.)*("|$)/g, ''))
}

/** The answer of a proxy that asks to sign in, to a whole request. */
export function asksInAnswer({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): Error {
  return asksToSignIn(rawHeaders.filter((_, at) => at % 2 === 1 && isChallenge(rawHeaders[at - 1] ?? '')))
}

function isChallenge(name: string): boolean {
  return name.toLowerCase() === 'proxy-authenticate'
}

/** Whether a request ended because its proxy asks to sign in, and whether a name and a password would do; null = for something else. */
export function signInAskedBy(thrown: unknown): { readonly takesPassword: boolean } | null {
  return thrown instanceof Error ? (asking.get(thrown) ?? null) : null
}

export const signInHeader = 'proxy-authorization'

/** `signIn` = name and password as Basic writes them; null = the proxy is told nothing of who asks. */
export type ProxyTarget = { readonly host: string; readonly port: number; readonly signIn: string | null }

/** Asks the proxy at the other end of `socket` for a connection to a name. @throws what `meaningOf` and `signInAskedBy` read. */
export async function askProxy(socket: Socket, proxy: Proxy, target: ProxyTarget): Promise<void> {
  await (proxy.kind === 'http' ? connectByHttp : connectBySocks)(socket, proxy, target)
}

async function connectByHttp(socket: Socket, proxy: Proxy, { host, port, signIn }: ProxyTarget): Promise<void> {
  const who = signIn === null ? '' : `${signInHeader}: Basic ${signIn}\r\n`
  socket.write(`CONNECT ${host}:${port} HTTP/1.1\r\nHost: ${host}:${port}\r\n${who}\r\n`)
  const head = await readPart(socket, proxy, (bytes) => {
    const end = bytes.indexOf('\r\n\r\n')
    return end < 0 ? null : end + 4
  })
  const text = head.toString('latin1')
  const status = /^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1]
  if (status === '407')
    throw asksToSignIn([...text.matchAll(/^proxy-authenticate:(.*)$/gim)].map(([, said = '']) => said))
  if (status?.startsWith('2') !== true) throw refusedBy(proxy, `status ${status ?? 'none'}`)
}

const socksVersion = 5
const withoutSignIn = 0
const noMethodFits = 0xff

async function connectBySocks(socket: Socket, proxy: Proxy, { host, port }: ProxyTarget): Promise<void> {
  socket.write(Uint8Array.of(socksVersion, 1, withoutSignIn))
  const method = await readPart(socket, proxy, (bytes) => (bytes.length < 2 ? null : 2))
  if (method[0] !== socksVersion) throw refusedBy(proxy, 'not SOCKS5')
  if (method[1] === noMethodFits) throw failure(appError('proxy_unsupported', { reason: 'credentials' }))
  const name = Buffer.from(host, 'latin1')
  socket.write(
    Buffer.concat([Uint8Array.of(socksVersion, 1, 0, 3, name.length), name, Uint8Array.of(port >> 8, port & 255)]),
  )
  const reply = await readPart(socket, proxy, socksReplyLength)
  if (reply[1] !== 0) throw refusedBy(proxy, `SOCKS ${reply[1] ?? 'none'}`)
}

function socksReplyLength(bytes: Buffer): number | null {
  const [, , , kind, nameLength] = bytes
  if (kind === undefined || nameLength === undefined) return null
  const length = 6 + (kind === 1 ? 4 : kind === 4 ? 16 : 1 + nameLength)
  return bytes.length < length ? null : length
}

const maxHeadBytes = 16 * 1024

/** The first bytes that are a whole part; what comes after them is given back to the socket. */
function readPart(socket: Socket, proxy: Proxy, lengthOf: (bytes: Buffer) => number | null): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let bytes = Buffer.alloc(0)
    const settle = (act: () => void): void => {
      socket.off('readable', read)
      socket.off('error', reject)
      socket.off('close', gone)
      act()
    }
    const gone = (): void => settle(() => reject(refusedBy(proxy, 'closed')))
    const read = (): void => {
      const part = socket.read() as Buffer | null
      if (part === null) return
      bytes = Buffer.concat([bytes, part])
      const length = lengthOf(bytes)
      if (length === null && bytes.length > maxHeadBytes) settle(() => reject(refusedBy(proxy, 'too long')))
      if (length === null) return
      settle(() => {
        if (bytes.length > length) socket.unshift(bytes.subarray(length))
        resolve(bytes.subarray(0, length))
      })
    }
    socket.on('readable', read)
    socket.once('error', reject)
    socket.once('close', gone)
  })
}

/** The proxy cannot be reached or does not do what it was asked for. */
export function refusedBy({ host }: Proxy, detail: string): Error {
  return failure(appError('proxy_failed', { host: shownHost(host) }, detail))
}

/** A proxy by its server: `host:port`. */
export function shownProxy({ host, port }: Proxy): string {
  return `${shownHost(host)}:${port}`
}

function shownHost(host: string): string {
  return isIP(host) === 6 ? `[${host}]` : host
}

/**
 * The first proxy of an answer that a script or the settings of the PC gave for an address, such as `PROXY proxy.corp:8080; DIRECT`;
 * null = direct. Fails with `proxy_unsupported`.
 */
export function proxyInAnswer(answer: string): Result<Proxy | null> {
  const ways = answer.split(';').map((way) => way.trim().split(/\s+/))
  for (const [kind = '', server = ''] of ways) {
    if (kind.toUpperCase() === 'DIRECT') return ok(null)
    const scheme = answerKinds[kind.toUpperCase()]
    const proxy = scheme === undefined ? null : parseProxy(`${scheme}://${server}`)
    if (proxy?.ok === true) return proxy
  }
  return fail('proxy_unsupported', { reason: 'kind' })
}

const answerKinds: Readonly<Record<string, string>> = { PROXY: 'http', HTTP: 'http', SOCKS5: 'socks5' }
