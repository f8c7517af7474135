import { chmod } from 'node:fs/promises'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** One connection between two processes of this computer. */
export type LocalPipe = {
  send(bytes: Buffer): void
  close(): void
  onBytes(listener: (bytes: Buffer) => void): void
  /** Told once, also when the other side closes only its own direction. */
  onClosed(listener: () => void): void
  /** Resolves once nothing of what was sent is on its way any more; never where the other side does not take it. */
  readonly gone: Promise<void>
}

export type Listening = {
  /** The first that connects; everybody after it is turned away. Null = `close` came first. */
  readonly first: Promise<LocalPipe | null>
  close(): void
}

/** @param name random, letters and digits: nobody else has it, and it is no path */
function addressOf(name: string, platform: NodeJS.Platform): string {
  return platform === 'win32' ? `\\\\.\\pipe\\deskmedic-${name}` : path.posix.join(tmpdir(), `deskmedic-${name}.sock`)
}

/** Errors are those of the system. */
export async function listenLocally(name: string, platform = process.platform): Promise<Listening> {
  const address = addressOf(name, platform)
  let taken = false
  let tellFirst: (pipe: LocalPipe | null) => void = () => undefined
  const first = new Promise<LocalPipe | null>((resolve) => (tellFirst = resolve))
  const server = createServer((socket) => {
    if (taken) return void socket.destroy()
    taken = true
    server.close()
    tellFirst(pipeOver(socket))
  })
  await opened(server, address)
  // Between the two lines only somebody who guesses 128 random bits gets in, and they know no secret.
  if (platform !== 'win32') await chmod(address, 0o600)
  return {
    first,
    close: () => {
      server.close()
      if (!taken) tellFirst(null)
    },
  }
}

function opened(server: Server, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(address, () => {
      server.off('error', reject).on('error', () => undefined)
      resolve()
    })
  })
}

/** Null = nobody listens there. */
export function connectLocally(name: string, platform = process.platform): Promise<LocalPipe | null> {
  return new Promise((resolve) => {
    const socket = connect(addressOf(name, platform))
    const refuse = (): void => resolve(null)
    socket.once('error', refuse)
    socket.once('connect', () => {
      socket.off('error', refuse)
      resolve(pipeOver(socket))
    })
  })
}

function pipeOver(socket: Socket): LocalPipe {
  let tellClosed: () => void = () => undefined
  const closed = new Promise<void>((resolve) => (tellClosed = resolve))
  const gone = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.on('error', () => undefined)
  socket.once('end', tellClosed)
  socket.once('close', tellClosed)
  return {
    send: (bytes) => {
      if (socket.writable) socket.write(bytes)
    },
    close: () => {
      socket.end()
      socket.destroySoon()
      tellClosed()
    },
    onBytes: (listener) => void socket.on('data', listener),
    onClosed: (listener) => void closed.then(listener),
    gone,
  }
}
