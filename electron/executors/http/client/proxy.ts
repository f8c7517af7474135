import { isIP, type Socket } from 'node:net'

import { appError, fail, ok, type Result } from '../../../kernel/result.ts'
import { parseUrl } from '../../../kernel/parse-url.ts'
import { plainHost } from '../guard/listed-names.ts'
import type { Proxy } from './client-types.ts'
import { failure } from './failure.ts'

const usualPorts = { http: 80, socks5: 1080 } as const

/** A proxy from its address: `http://host:port` or `socks5://host:port`. Fails with `proxy_unsupported`. */
export function parseProxy(text: string): Result<Proxy> {
  const url = parseUrl(text.trim())
  if (/^pac\+|\.(pac|dat)([?#]|$)/i.test(text.trim())) return fail('proxy_unsupported', { reason: 'script' })
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

export function wantsSignIn(): Error {
  return failure(appError('proxy_unsupported', { reason: 'credentials' }))
}

export type ProxyTarget = { readonly host: string; readonly port: number }

/** Asks the proxy at the other end of `socket` for a connection to a name. @throws what `meaningOf` reads. */
export async function askProxy(socket: Socket, proxy: Proxy, target: ProxyTarget): Promise<void> {
  await (proxy.kind === 'http' ? connectByHttp : connectBySocks)(socket, proxy, target)
}

async function connectByHttp(socket: Socket, proxy: Proxy, { host, port }: ProxyTarget): Promise<void> {
  socket.write(`CONNECT ${host}:${port} HTTP/1.1\r\nHost: ${host}:${port}\r\n\r\n`)
  const head = await readPart(socket, proxy, (bytes) => {
    const end = bytes.indexOf('\r\n\r\n')
    return end < 0 ? null : end + 4
  })
  const status = /^HTTP\/1\.[01] (\d{3})/.exec(head.toString('latin1'))?.[1]
  if (status === '407') throw wantsSignIn()
  if (status?.startsWith('2') !== true) throw refusedBy(proxy, `status ${status ?? 'none'}`)
}

const socksVersion = 5
const withoutSignIn = 0
const noMethodFits = 0xff

async function connectBySocks(socket: Socket, proxy: Proxy, { host, port }: ProxyTarget): Promise<void> {
  socket.write(Uint8Array.of(socksVersion, 1, withoutSignIn))
  const method = await readPart(socket, proxy, (bytes) => (bytes.length < 2 ? null : 2))
  if (method[0] !== socksVersion) throw refusedBy(proxy, 'not SOCKS5')
  if (method[1] === noMethodFits) throw wantsSignIn()
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
  const shown = isIP(host) === 6 ? `[${host}]` : host
  return failure(appError('proxy_failed', { host: shown }, detail))
}
