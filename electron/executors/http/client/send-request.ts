import { request as plainRequest, type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as secureRequest } from 'node:https'

import type { AgentPool, ConnectionOptions } from './agent-pool.ts'
import type { Deadline } from './deadline.ts'
import { counterOf, type Way } from './open-socket.ts'
import { asksInAnswer, needsTunnel, signInHeader } from './proxy.ts'

export type Hop = {
  readonly way: Way
  readonly url: URL
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array | null
  readonly tool: string
  readonly maxHeaderBytes: number
}

/** Sends one request and resolves with the head of its answer. @throws what `meaningOf` and `signInAskedBy` read. */
export async function sendRequest(hop: Hop, pool: AgentPool, deadline: Deadline): Promise<IncomingMessage> {
  try {
    return await attempt(hop, pool, deadline)
  } catch (thrown) {
    // A server may end a kept connection in the moment it is used again: that says nothing about the request.
    if (!(thrown instanceof StaleConnection) || hop.method !== 'GET') throw thrown
    return attempt(hop, pool, deadline)
  }
}

class StaleConnection extends Error {
  readonly code = 'ECONNRESET'
}

function attempt(hop: Hop, pool: AgentPool, deadline: Deadline): Promise<IncomingMessage> {
  const { way, url, body, tool } = hop
  const host = url.host.replace(/\.(?=:|$)/, '')
  const passedOn = way.proxy !== null && !needsTunnel(way)
  const options: RequestOptions & ConnectionOptions = {
    agent: pool.agentFor(way),
    host: way.host,
    port: way.port,
    method: hop.method,
    path: `${passedOn ? `http://${host}` : ''}${url.pathname}${url.search}`,
    headers: {
      ...hop.headers,
      host,
      ...(passedOn && way.signIn !== null ? { [signInHeader]: `Basic ${way.signIn}` } : {}),
    },
    maxHeaderSize: hop.maxHeaderBytes,
    way,
    giveUp: deadline.signal,
    tool,
  }
  deadline.enter('connect', way.host)
  return deadline.within(
    new Promise((resolve, reject) => {
      const request = (way.secure ? secureRequest : plainRequest)(options)
      const stop = (): void => void request.destroy()
      deadline.signal.addEventListener('abort', stop)
      request.once('close', () => deadline.signal.removeEventListener('abort', stop))
      request.on('error', (error: NodeJS.ErrnoException) =>
        reject(isStale(request, error) ? new StaleConnection() : error),
      )
      request.once('response', (response) => {
        const asksToSignIn = passedOn && response.statusCode === 407
        if (!asksToSignIn) {
          resolve(response)
          return
        }
        response.destroy()
        reject(asksInAnswer(response))
      })
      request.once('socket', (socket) => {
        const counter = counterOf(socket)
        counter?.servesTool(tool)
        for (const moment of ['finish', 'response', 'close'] as const) request.once(moment, () => counter?.count())
        deadline.enter('headers', way.host)
      })
      request.end(body ?? undefined)
      if (deadline.signal.aborted) stop()
    }),
  )
}

function isStale(request: ClientRequest, { code }: NodeJS.ErrnoException): boolean {
  return request.reusedSocket && (code === 'ECONNRESET' || code === 'EPIPE')
}
