import { Readable, Writable } from 'node:stream'

import type { AnyMessage } from '@agentclientprotocol/sdk'

import { version } from '../../../package.json'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { showError } from '../lines/show-error.ts'
import { createSessions, type AcpPorts } from './sessions.ts'

type Connected = {
  readonly streams: { readonly stdin: Readable; readonly stdout: Writable }
  readonly signal: AbortSignal
}

/**
 * An agent of the Agent Client Protocol over standard input and output, until the editor closes them. Fails with `message_too_large`, after which
 * nothing that comes in can be understood.
 */
export async function serveAcp({ streams, signal, ...ports }: AcpPorts & Connected): Promise<Result<null>> {
  const { agent, MessageTooLargeError, ndJsonStream, PROTOCOL_VERSION, RequestError } =
    await import('@agentclientprotocol/sdk')
  const sessions = createSessions(ports)
  const agentInfo = { name: 'deskmedic', title: 'Deskmedic', version }
  const app = agent({ name: 'deskmedic' })
    .onRequest('initialize', () => ({ protocolVersion: PROTOCOL_VERSION, agentInfo, agentCapabilities: {} }))
    .onRequest('session/new', async ({ client }) => {
      const opened = await sessions.open(client)
      if (opened.ok) return { sessionId: opened.value }
      throw new RequestError(-32_603, showError(opened.error, ports.showing.translator).join(' '), {
        code: opened.error.code,
      })
    })
    .onRequest('session/prompt', async ({ params: { sessionId, prompt }, client, signal: request }) => {
      const session = sessions.find(sessionId)
      if (!session) throw RequestError.resourceNotFound(sessionId)
      request.addEventListener('abort', () => sessions.cancel(sessionId))
      const text = prompt.map((block) => (block.type === 'text' ? block.text : '')).join('\n')
      return { stopReason: await sessions.prompt(session, text.trim(), client) }
    })
    .onNotification('session/cancel', ({ params }) => sessions.cancel(params.sessionId))
  const lines = ndJsonStream(Writable.toWeb(streams.stdout), Readable.toWeb(streams.stdin))
  const { readable, writable } = new TransformStream<AnyMessage, AnyMessage>()
  const piped = lines.readable.pipeTo(writable).then(
    () => null,
    (error: unknown) => error,
  )
  const connection = app.connect({ readable, writable: lines.writable })
  signal.addEventListener('abort', () => connection.close())
  if (signal.aborted) connection.close()
  await connection.closed
  await sessions.idle()
  return (await piped) instanceof MessageTooLargeError ? fail('message_too_large') : ok(null)
}
