import { Readable, Writable } from 'node:stream'

import { version } from '../../../package.json'
import { showError } from '../lines/show-error.ts'
import { createSessions, type AcpPorts } from './sessions.ts'

type Connected = {
  readonly streams: { readonly stdin: Readable; readonly stdout: Writable }
  readonly signal: AbortSignal
}

/** An agent of the Agent Client Protocol over standard input and output, until the editor closes them. */
export async function serveAcp({ streams, signal, ...ports }: AcpPorts & Connected): Promise<void> {
  const { agent, ndJsonStream, PROTOCOL_VERSION, RequestError } = await import('@agentclientprotocol/sdk')
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
  const connection = app.connect(ndJsonStream(Writable.toWeb(streams.stdout), Readable.toWeb(streams.stdin)))
  signal.addEventListener('abort', () => connection.close())
  if (signal.aborted) connection.close()
  await connection.closed
  await sessions.idle()
}
