import { spawn } from 'node:child_process'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'

export type McpPeer = {
  /** Text of the answer. @throws when it is an error. */
  call(tool: string, args: object): Promise<string>
  close(): void
}

type Answer = {
  readonly id?: number
  readonly result?: { readonly isError?: boolean; readonly content?: readonly { readonly text?: string }[] }
  readonly error?: { readonly message: string }
}

/** A server that speaks over its standard input, ready to be asked. */
export async function startPeer(argv: readonly string[], home: string): Promise<McpPeer> {
  const env = { PATH: plainPath(), HOME: home, USERPROFILE: home, DESKTOP_COMMANDER_DISABLE_TELEMETRY: '1' }
  const child = spawn(process.execPath, argv, { env, cwd: home, stdio: ['pipe', 'pipe', 'ignore'] })
  const open = new Map<number, (answer: Answer) => void>()
  createInterface({ input: child.stdout }).on('line', (line) => {
    const answer = parsed(line)
    if (answer?.id !== undefined) open.get(answer.id)?.(answer)
  })
  // Who waits for one that has ended is told so.
  child.once('exit', () => open.forEach((answered) => answered({ error: { message: 'the server has ended' } })))
  let next = 1
  const send = (message: object): void => void child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
  const ask = (method: string, params: object): Promise<Answer> => {
    const id = next++
    return new Promise((resolve, reject) => {
      if (child.exitCode !== null) reject(new Error('the server has ended'))
      open.set(id, resolve)
      send({ id, method, params })
    })
  }
  const clientInfo = { name: 'bench', version: '1' }
  await ask('initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo })
  send({ method: 'notifications/initialized' })
  return {
    call: async (name, args) => {
      const { result, error } = await ask('tools/call', { name, arguments: args })
      const text = (result?.content ?? []).map((part) => part.text ?? '').join('\n')
      if (error !== undefined || result?.isError === true) throw new Error(error?.message ?? text)
      return text
    },
    close: () => void child.kill(),
  }
}

/** One of them asks other programs for their version at every call: what an account puts in front of them must not count. */
function plainPath(): string | undefined {
  if (process.platform === 'win32') return process.env['PATH']
  return [dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin'].join(':')
}

function parsed(line: string): Answer | null {
  try {
    return JSON.parse(line) as Answer
  } catch {
    return null
  }
}
