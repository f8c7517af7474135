import { connect, isIP, type LookupFunction, type Socket, type TcpNetConnectOpts } from 'node:net'
import { connect as secure } from 'node:tls'

import { errorCode } from '../../../kernel/error-code.ts'
import type { GuardRules } from '../../../../shared/domain/url-guard.ts'
import { appError } from '../../../kernel/result.ts'
import type { AddressJudge } from '../guard/address-ranges.ts'
import { checkConnected } from '../guard/check-answers.ts'
import type { TrafficCounter, WatchedSocket } from '../traffic-counter.ts'
import type { TrustedRoots } from './certificate-context.ts'
import { namesOf, type ShownCertificate } from './certificate-names.ts'
import type { Proxy } from './client-types.ts'
import { certificateFailure, failure } from './failure.ts'
import { askProxy, needsTunnel, refusedBy } from './proxy.ts'

/** A way to one host that has passed the guard. */
export type Way = {
  readonly host: string
  readonly port: number
  readonly secure: boolean
  /** The only addresses that are connected to; empty = a proxy finds them. */
  readonly addresses: readonly string[]
  readonly proxy: Proxy | null
  /** Name and password for the proxy, as Basic writes them; null = it has not asked, or there are none. */
  readonly signIn: string | null
  readonly rules: GuardRules
  readonly judge: AddressJudge
  /** Who may vouch for the other end; null = the connection is not secured. */
  readonly roots: TrustedRoots | null
}

const watched = new WeakMap<Socket, WatchedSocket>()

/** The counter of a connection that was opened here. */
export function counterOf(socket: Socket): WatchedSocket | undefined {
  return watched.get(socket)
}

/** Opens a connection: to a vetted address, with the other end checked, before anything is written. @throws what `meaningOf` reads. */
export async function openSocket(
  way: Way,
  { sent, tool, signal }: { readonly sent: TrafficCounter; readonly tool: string; readonly signal: AbortSignal },
): Promise<Socket> {
  const raw = connect(whereTo(way))
  const stop = (): void => void raw.destroy(failure(appError('cancelled')))
  signal.addEventListener('abort', stop)
  try {
    if (signal.aborted) stop()
    const counter = sent.watch(raw)
    counter.servesTool(tool)
    await reach(raw, way)
    const socket = way.roots === null ? raw : await protect(raw, way.roots, way.host)
    watched.set(socket, counter)
    return socket
  } catch (thrown) {
    raw.destroy()
    throw thrown
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

async function reach(raw: Socket, way: Way): Promise<void> {
  const { proxy } = way
  if (proxy === null) {
    await once(raw, 'connect')
    checkOtherEnd(raw, way)
    return
  }
  try {
    await once(raw, 'connect')
  } catch (thrown) {
    throw refusedBy(proxy, errorCode(thrown) ?? '')
  }
  if (needsTunnel(way)) await askProxy(raw, proxy, way)
}

function whereTo({ proxy, host, port, addresses }: Way): TcpNetConnectOpts {
  if (proxy !== null) return { host: proxy.host, port: proxy.port }
  const families = new Set(addresses.map(isIP))
  return { host, port, lookup: vettedOnly(addresses), noDelay: true, autoSelectFamily: families.size > 1 }
}

/** Answers with what was checked, whatever the name leads to by now. */
function vettedOnly(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_name, { all }, done) => {
    const [first] = found
    if (first === undefined) done(new Error('no vetted address'), '')
    else if (all === true) done(null, found)
    else done(null, first.address, first.family)
  }
}

function checkOtherEnd(socket: Socket, { rules, judge, host }: Way): void {
  const refused = checkConnected(socket.remoteAddress, rules, judge)
  if (refused !== null) throw failure(appError('url_refused', { host, reason: refused.code, step: refused.step }))
}

async function protect(raw: Socket, roots: TrustedRoots, host: string): Promise<Socket> {
  const socket = secure({
    socket: raw,
    host,
    secureContext: roots.context,
    // Said here, because a variable of the environment changes what holds when nothing is said.
    rejectUnauthorized: true,
    ALPNProtocols: ['http/1.1'],
    ...(isIP(host) === 0 ? { servername: host } : {}),
  })
  let shown: ShownCertificate = {}
  // In front of the check, which ends the connection together with what it has shown.
  socket.prependOnceListener('secure', () => {
    // Read in the older form: after the newer one the check of the name finds nothing.
    shown = socket.getPeerCertificate()
  })
  try {
    await once(socket, 'secureConnect')
  } catch (thrown) {
    throw certificateFailure(thrown, host, namesOf(shown)) ?? thrown
  }
  return socket
}

function once(socket: Socket, event: 'connect' | 'secureConnect'): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => (): void => {
      socket.off(event, done)
      socket.off('close', gone)
      act()
    }
    const done = settle(resolve)
    const gone = settle(() => reject(Object.assign(new Error('closed'), { code: 'ECONNRESET' })))
    socket.once(event, done)
    socket.once('close', gone)
    // Stays: an error after the connection stands must find somebody who listens until the request does.
    socket.on('error', reject)
  })
}
