import { constants } from 'node:fs'
import { open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { posix, win32 } from 'node:path'

import { noFollow } from '../files/open-flags.ts'

const secretBytes = 32

/**
 * Where the secret of one start lies. Both sides know the place by the name of the pipe: whoever starts a broker names no path. On
 * Windows everybody may make a file there, and only who made it and administrators may read it.
 */
function handoverFile(pipe: string, windowsFolder: string | null): string {
  return windowsFolder === null
    ? posix.join(tmpdir(), `deskmedic-${pipe}.key`)
    : win32.join(windowsFolder, 'Temp', `deskmedic-${pipe}.key`)
}

export type Handover = {
  /** Puts the secret there, for this account alone. Errors are those of the system. */
  put(pipe: string, secret: Buffer): Promise<void>
  /** Null = there is none. A link, or a file of another size, is none. */
  read(pipe: string): Promise<Buffer | null>
  /** By the side that put it there: the one with rights removes nothing by name. @throws never */
  remove(pipe: string): Promise<void>
}

/** @param windowsFolder as the system says it; null = this is no Windows */
export function createHandover(windowsFolder: string | null): Handover {
  return {
    put: (pipe, secret) => writeFile(handoverFile(pipe, windowsFolder), secret, { flag: 'wx', mode: 0o600 }),
    read: async (pipe) => {
      try {
        return await readSecret(handoverFile(pipe, windowsFolder))
      } catch {
        return null
      }
    },
    remove: async (pipe) => {
      await rm(handoverFile(pipe, windowsFolder), { force: true, maxRetries: 3 }).catch(() => undefined)
    },
  }
}

async function readSecret(file: string): Promise<Buffer | null> {
  const opened = await open(file, constants.O_RDONLY | noFollow)
  try {
    const facts = await opened.stat()
    if (!facts.isFile() || facts.size !== secretBytes) return null
    const secret = Buffer.alloc(secretBytes)
    const { bytesRead } = await opened.read(secret, 0, secretBytes, 0)
    return bytesRead === secretBytes ? secret : null
  } finally {
    await opened.close()
  }
}
