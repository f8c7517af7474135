import { PassThrough, Readable, Writable } from 'node:stream'

import {
  client,
  ndJsonStream,
  PROTOCOL_VERSION,
  type ClientContext,
  type InitializeResponse,
  type RequestPermissionRequest,
  type RequestPermissionResponse,
  type SessionUpdate,
} from '@agentclientprotocol/sdk'

import { runCli } from '../../electron/hosts/cli/run-cli.ts'

/** What is done with a question: the id of an option, or a whole answer. */
export type Answering = (asked: RequestPermissionRequest) => string | Promise<RequestPermissionResponse>

type Update<Kind> = Extract<SessionUpdate, { sessionUpdate: Kind }>

/** An editor: the client of the official library, with everything that it was sent. */
export type Editor = {
  readonly agent: ClientContext
  readonly initialized: InitializeResponse
  readonly asked: readonly RequestPermissionRequest[]
  readonly answer: (answering: Answering) => void
  readonly open: () => Promise<string>
  /** One turn; gives why it ended. */
  readonly say: (sessionId: string, text: string) => Promise<string>
  readonly updates: <Kind extends SessionUpdate['sessionUpdate']>(id: string, kind: Kind) => readonly Update<Kind>[]
  /** Everything that was said in a session. */
  readonly text: (sessionId: string) => string
}

export type Ends = { readonly toAgent: Writable; readonly fromAgent: Readable }

export async function openEditor({ toAgent, fromAgent }: Ends): Promise<Editor> {
  const sent: { readonly sessionId: string; readonly update: SessionUpdate }[] = []
  const asked: RequestPermissionRequest[] = []
  let answering: Answering = () => 'refuse'
  const { agent } = client({ name: 'editor' })
    .onNotification('session/update', ({ params }) => void sent.push(params))
    .onRequest('session/request_permission', async ({ params }) => {
      asked.push(params)
      const answer = answering(params)
      return typeof answer === 'string' ? { outcome: { outcome: 'selected', optionId: answer } } : answer
    })
    .connect(ndJsonStream(Writable.toWeb(toAgent), Readable.toWeb(fromAgent)))
  const updates: Editor['updates'] = <Kind extends SessionUpdate['sessionUpdate']>(id: string, kind: Kind) =>
    sent.flatMap(({ sessionId, update }) =>
      sessionId === id && update.sessionUpdate === kind ? [update as Update<Kind>] : [],
    )
  return {
    agent,
    initialized: await agent.request('initialize', { protocolVersion: PROTOCOL_VERSION, clientCapabilities: {} }),
    asked,
    answer: (next) => {
      answering = next
    },
    open: async () => (await agent.request('session/new', { cwd: '/', mcpServers: [] })).sessionId,
    say: async (sessionId, text) =>
      (await agent.request('session/prompt', { sessionId, prompt: [{ type: 'text', text }] })).stopReason,
    updates,
    text: (sessionId) =>
      updates(sessionId, 'agent_message_chunk')
        .map(({ content }) => (content.type === 'text' ? content.text : ''))
        .join(''),
  }
}

export type RunningAcp = Ends & {
  /** Its exit code. */
  readonly ended: Promise<number>
  /** Lines on its output, and beside it. */
  readonly lines: () => readonly string[]
  readonly notes: () => string
}

/** A command of the terminal in this process. */
export function startCommand(...argv: readonly string[]): RunningAcp {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()]
  const texts = { out: '', beside: '' }
  stdout.on('data', (bytes: Buffer) => (texts.out += bytes.toString()))
  stderr.on('data', (bytes: Buffer) => (texts.beside += bytes.toString()))
  const ended = runCli({
    argv: [...argv, '--lang', 'en', '--target', 'simulated'],
    command: 'deskmedic',
    environment: {},
    platform: process.platform,
    streams: { stdin, stdout, stderr },
  })
  const lines = (): readonly string[] => texts.out.split('\n').filter((line) => line !== '')
  return { toAgent: stdin, fromAgent: stdout, ended, lines, notes: () => texts.beside }
}
