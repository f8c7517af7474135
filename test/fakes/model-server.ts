import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterEach } from 'vitest'

export type AskedModel = {
  readonly path: string
  readonly authorization: string | null
  readonly headers: IncomingMessage['headers']
  /** The body of a question; null where there was none. */
  readonly body: Readonly<Record<string, unknown>> | null
}

/** How this server answers; `asked` = every question so far, the one at hand last. */
export type ModelBehaviour = (response: ServerResponse, asked: readonly AskedModel[]) => void | Promise<void>

export type ModelServer = {
  /** Ends before `/chat/completions`. */
  readonly address: string
  readonly asked: readonly AskedModel[]
  /** Requests for the list of its models. */
  readonly listed: readonly AskedModel[]
  close(): Promise<void>
}

/** An endpoint on this computer that speaks the protocol of OpenAI as `answer` does, over real HTTP. */
export async function openModelServer(
  answer: ModelBehaviour,
  { models = ['test-model'] }: { readonly models?: readonly string[] } = {},
): Promise<ModelServer> {
  const asked: AskedModel[] = []
  const listed: AskedModel[] = []
  const server = createServer((request, response) => {
    void readBody(request).then(async (body) => {
      const { url = '', headers } = request
      const isList = url.endsWith('/models')
      const into = isList ? listed : asked
      into.push({ path: url, authorization: headers.authorization ?? null, headers, body })
      if (isList) sendJson(response, { object: 'list', data: models.map((id) => ({ id, object: 'model' })) })
      else await answer(response, asked)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${String(port)}/v1`, asked, listed, close: () => closeServer(server) }
}

/** Says a word, and calls what it is told to call: a model that passes the test of the settings. */
export const passesTest: ModelBehaviour = (response, asked) =>
  sendStream(
    response,
    asked.at(-1)?.body?.['tools'] === undefined
      ? textChunks('OK')
      : callChunks({ name: 'report_ready', args: { word: 'ready' } }),
  )

/** Model servers of one test file, closed after each of its tests. Call once at the top. */
export function useModelServers(): typeof openModelServer {
  const opened: ModelServer[] = []
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((server) => server.close()))
  })
  return async (...asked) => {
    const server = await openModelServer(...asked)
    opened.push(server)
    return server
  }
}

export function sendJson(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(value))
}

/** Sends these chunks as server-sent events, and the mark of their end unless told otherwise. */
export function sendStream(
  response: ServerResponse,
  chunks: readonly unknown[],
  { ends = true }: { readonly ends?: boolean } = {},
): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const chunk of chunks) response.write(`data: ${JSON.stringify(chunk)}\n\n`)
  if (ends) response.end('data: [DONE]\n\n')
}

/** The chunks of an answer that is text. */
export function textChunks(...parts: readonly string[]): readonly unknown[] {
  return [
    ...parts.map((content) => ({ choices: [{ index: 0, delta: { content } }] })),
    { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] },
    { choices: [], usage: { prompt_tokens: 6_000, completion_tokens: 5 } },
  ]
}

export type ScriptedCall = { readonly name: string; readonly args: unknown }

/** The chunks of an answer that asks for calls. */
export function callChunks(...calls: readonly ScriptedCall[]): readonly unknown[] {
  const pieces = calls.map(({ name, args }, index) => ({
    index,
    id: `call_${String(index)}`,
    type: 'function',
    function: { name, arguments: JSON.stringify(args) },
  }))
  return [
    ...pieces.map((piece) => ({ choices: [{ index: 0, delta: { tool_calls: [piece] } }] })),
    { choices: [{ index: 0, delta: {}, finish_reason: 'tool_calls' }] },
  ]
}

async function readBody(request: IncomingMessage): Promise<AskedModel['body']> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const text = Buffer.concat(parts).toString('utf8')
  return text === '' ? null : (JSON.parse(text) as Readonly<Record<string, unknown>>)
}

async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}
