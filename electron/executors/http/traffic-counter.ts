import type { Socket } from 'node:net'

/** Counts what leaves the PC by connections of Deskmedic itself. Programs of the system that it starts are not its connections. */
export type TrafficCounter = {
  /** Bytes since the start. */
  readonly total: () => number
  /** Bytes since the start by tool; what was sent without one is only in the total. */
  readonly byTool: () => Readonly<Record<string, number>>
  /** Every socket that is opened is handed over here, before anything is written to it. */
  readonly watch: (socket: Socket) => WatchedSocket
  /** What goes out by a part of the system that shows no socket, such as the question for a name. */
  readonly add: (bytes: number, tool?: string) => void
}

/** A connection may serve one tool after the other. */
export type WatchedSocket = {
  /** What is written from now on belongs to this tool. */
  readonly servesTool: (tool: string) => void
  /** Counts what was written until now. */
  readonly count: () => void
}

const ownAddress = /^(127\.|::1$|::ffff:127\.)/

/** @param leaves whether what is sent to this address leaves the PC. */
export function createTrafficCounter(
  leaves: (address: string) => boolean = (address) => !ownAddress.test(address),
): TrafficCounter {
  let total = 0
  const tools = new Map<string, number>()
  const add = (bytes: number, tool?: string): void => {
    total += bytes
    if (tool !== undefined) tools.set(tool, (tools.get(tool) ?? 0) + bytes)
  }
  return {
    total: () => total,
    byTool: () => Object.fromEntries(tools),
    add,
    watch: (socket) => watch(socket, leaves, add),
  }
}

function watch(socket: Socket, leaves: (address: string) => boolean, add: TrafficCounter['add']): WatchedSocket {
  let counted = 0
  let counts: boolean | null = null
  let servedTool: string | undefined
  const count = (): void => {
    // Only an open socket knows where it leads to.
    counts ??= socket.remoteAddress === undefined ? null : leaves(socket.remoteAddress)
    if (counts === true) add(socket.bytesWritten - counted, servedTool)
    counted = socket.bytesWritten
  }
  for (const event of ['connect', 'data', 'end', 'close'] as const) socket.on(event, count)
  return {
    count,
    servesTool: (tool) => {
      count()
      servedTool = tool
    },
  }
}

/** Size of a question for a name: the header of twelve bytes, the labels, type and class. */
export function questionBytes(name: string): number {
  return 12 + new TextEncoder().encode(name).length + 2 + 4
}
