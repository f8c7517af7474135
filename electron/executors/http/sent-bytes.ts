import type { Socket } from 'node:net'

/** Counts what leaves the PC by connections of Deskmedic itself. Programs of the system that it starts are not its connections. */
export type SentBytes = {
  /** Bytes since the start. */
  readonly total: () => number
  /** Every socket that is opened is handed over here, before anything is written to it. */
  readonly watch: (socket: Socket) => void
  /** What goes out by a part of the system that shows no socket, such as the question for a name. */
  readonly add: (bytes: number) => void
}

const ownAddress = /^(127\.|::1$|::ffff:127\.)/

/** @param leaves whether what is sent to this address leaves the PC. */
export function createSentBytes(
  leaves: (address: string) => boolean = (address) => !ownAddress.test(address),
): SentBytes {
  let total = 0
  const add = (bytes: number): void => {
    total += bytes
  }
  return {
    total: () => total,
    add,
    watch: (socket) => {
      let counted = 0
      let counts: boolean | null = null
      const count = (): void => {
        // Only an open socket knows where it leads to.
        counts ??= socket.remoteAddress === undefined ? null : leaves(socket.remoteAddress)
        if (counts === true) add(socket.bytesWritten - counted)
        counted = socket.bytesWritten
      }
      for (const event of ['connect', 'data', 'end', 'close'] as const) socket.on(event, count)
    },
  }
}

/** Size of a question for a name: the header of twelve bytes, the labels, type and class. */
export function questionBytes(name: string): number {
  return 12 + new TextEncoder().encode(name).length + 2 + 4
}
