import { createServer, type ListenOptions } from 'node:net'

import type { SystemLock, SystemLocks } from '../../kernel/ports.ts'

/** Which kinds of names this system frees by itself. */
export type LockFacts = {
  readonly platform: NodeJS.Platform
  /** Version of libuv; before 1.46 all names of sockets that begin with a zero byte become the same one. */
  readonly uv: string
}

/**
 * Locks by what only one process can listen at: a pipe on Windows, a socket without a file on Linux. Both end with their
 * process, also when it is killed or the power fails, so that nothing left behind can ever lock.
 */
export function createSystemLocks(
  facts: LockFacts = { platform: process.platform, uv: process.versions.uv },
): SystemLocks {
  return { take: (name) => listen(placeOf(name, facts)) }
}

function placeOf(name: string, { platform, uv }: LockFacts): ListenOptions {
  if (platform === 'win32') return { path: `\\\\.\\pipe\\deskmedic-${name}` }
  if (platform === 'linux' && isAtLeast(uv, 46)) return { path: `\0deskmedic-${name}` }
  return loopbackPlace(name, platform)
}

function isAtLeast(uv: string, wantedMinor: number): boolean {
  const [major = 0, minor = 0] = uv.split('.').map(Number)
  return major > 1 || minor >= wantedMinor
}

/** Nobody can reach it from elsewhere, and whoever connects is turned away. Linux has a network of such addresses. */
function loopbackPlace(name: string, platform: NodeJS.Platform): ListenOptions {
  const [a = 0, b = 0, c = 0, high = 0, low = 0] = Buffer.from(name, 'hex')
  const port = 20_000 + ((high * 256 + low) % 12_000)
  return { host: platform === 'linux' ? `127.${64 + (a % 128)}.${b}.${c}` : '127.0.0.1', port }
}

function listen(place: ListenOptions): Promise<SystemLock | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null)
      else reject(error)
    })
    server.listen({ ...place, exclusive: true }, () => {
      // A lock that was forgotten must not keep the program from ending.
      server.unref()
      resolve({ release: () => new Promise((done) => void server.close(() => done())) })
    })
  })
}
