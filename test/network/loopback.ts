import { createServer, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { createServer as createTcpServer, type AddressInfo, type Server, type Socket } from 'node:net'

import { createGuardedClient } from '../../electron/executors/http/client/guarded-client.ts'
import type {
  GuardedClient,
  GuardedClientDeps,
  GuardedRequest,
} from '../../electron/executors/http/client/client-types.ts'
import { judgeAddress, type AddressJudge } from '../../electron/executors/http/guard/address-ranges.ts'
import { createTrafficCounter, type TrafficCounter } from '../../electron/executors/http/traffic-counter.ts'
import { ok } from '../../electron/kernel/result.ts'
import { systemTimers } from '../../electron/kernel/timers.ts'
import type { TestCertificates } from './certificates.ts'
import { openGuardRules } from '../fakes/guard-rules.ts'

/** The refusal of this computer is lifted for one address; all others are judged as ever. */
export const loopbackToo: AddressJudge = (address, rules) =>
  address === '127.0.0.1' ? null : judgeAddress(address, rules)

export type TestNetwork = {
  readonly client: GuardedClient
  readonly sent: TrafficCounter
  /** Names that were looked up, in order. */
  readonly asked: string[]
  /** Starts a server on this computer and gives its port. */
  serve(listener: RequestListener, certificates?: TestCertificates): Promise<number>
  /** A server that says exactly what it is told to. */
  serveRaw(speak: (socket: Socket) => void): Promise<number>
  request(url: string, more?: Partial<GuardedRequest>): GuardedRequest
  close(): Promise<void>
}

/** Real sockets, names of the test's own: every name leads to this computer unless `lookUp` says otherwise. */
export function createTestNetwork(more: Partial<GuardedClientDeps> = {}): TestNetwork {
  const servers: Server[] = []
  const sockets = new Set<Socket>()
  const asked: string[] = []
  const { lookUp = () => Promise.resolve(['127.0.0.1']), sent = createTrafficCounter(() => true), ...rest } = more
  const client = createGuardedClient({
    lookUp: (name) => {
      asked.push(name)
      return lookUp(name)
    },
    proxyFor: () => ok(null),
    extraCertificates: () => Promise.resolve(ok([])),
    timers: systemTimers,
    judge: loopbackToo,
    sent,
    ...rest,
  })
  const listen = async (server: Server): Promise<number> => {
    servers.push(server)
    server.on('connection', (socket: Socket) => {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.once('close', () => sockets.delete(socket))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return (server.address() as AddressInfo).port
  }
  return {
    client,
    sent,
    asked,
    serve: (listener, certificates) =>
      listen(certificates === undefined ? createServer(listener) : createSecureServer(certificates, listener)),
    serveRaw: (speak) => listen(createTcpServer(speak)),
    request: (url, options = {}) => ({
      url,
      rules: openGuardRules,
      tool: 'test_tool',
      signal: new AbortController().signal,
      ...options,
    }),
    close: async () => {
      client.close()
      for (const socket of sockets) socket.destroy()
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
    },
  }
}
