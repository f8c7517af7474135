import type { Timers } from '../kernel/timers.ts'
import { createFrameReader, encodeFrame } from './frames.ts'
import { brokerLimits } from './limits.ts'

/** The pipe between the two processes. */
export type Wire = {
  send(bytes: Buffer): void
  /** Both directions are over after it. */
  close(): void
  onBytes(listener: (bytes: Buffer) => void): void
  /** Told once, also when the other side closes only its own direction. */
  onClosed(listener: () => void): void
}

/** Why a connection is over. `ended` = one side has closed it. */
export type WireEnd = 'ended' | 'handshake' | 'altered' | 'not_understood' | 'repeated' | 'too_large' | 'too_slow'

export type FramedWire = {
  send(message: Buffer): void
  /** The next message; null = the wire is closed. */
  take(): Promise<Buffer | null>
  /** One listener; what came before it is told first. */
  onMessage(listener: (message: Buffer) => void): void
  close(reason: WireEnd): void
  readonly closed: Promise<WireEnd>
}

/** Whole messages over a pipe. A message that is too large, or takes too long, ends it. */
export function frameWire(wire: Wire, timers: Timers): FramedWire {
  const reader = createFrameReader(brokerLimits.messageBytes)
  const ending = whenEnded()
  const inbox = createInbox(ending.closed)
  let stopWaiting: (() => void) | null = null
  let isClosed = false
  const close = (reason: WireEnd): void => {
    if (isClosed) return
    isClosed = true
    stopWaiting?.()
    wire.close()
    ending.tell(reason)
  }
  // One message may end the connection: what came with it is not heard any more.
  const hand = (message: Buffer): void => {
    if (!isClosed) inbox.put(message)
  }
  wire.onClosed(() => close('ended'))
  wire.onBytes((bytes) => {
    if (isClosed) return
    const messages = reader.push(bytes)
    if (messages === null) {
      close('too_large')
      return
    }
    // The time of a message begins with its first byte, however slowly the others come.
    if (messages.length > 0) stopWaiting = (stopWaiting?.(), null)
    if (reader.isOpen()) stopWaiting ??= timers.after(brokerLimits.messageMs, () => close('too_slow'))
    for (const message of messages) hand(message)
  })
  return {
    send: (message) => {
      if (!isClosed) wire.send(encodeFrame(message))
    },
    take: inbox.take,
    onMessage: inbox.onMessage,
    close,
    closed: ending.closed,
  }
}

type Inbox = Pick<FramedWire, 'take' | 'onMessage'> & { readonly put: (message: Buffer) => void }

/** Keeps what nobody has asked for yet. */
function createInbox(closed: Promise<unknown>): Inbox {
  const waiting: Buffer[] = []
  let listener: ((message: Buffer) => void) | null = null
  return {
    put: (message) => {
      if (listener) listener(message)
      else waiting.push(message)
    },
    take: () =>
      new Promise((resolve) => {
        const first = waiting.shift()
        if (first) resolve(first)
        else {
          listener = (message) => {
            listener = null
            resolve(message)
          }
          void closed.then(() => resolve(null))
        }
      }),
    onMessage: (next) => {
      listener = next
      for (const message of waiting.splice(0)) next(message)
    },
  }
}

function whenEnded(): { readonly closed: Promise<WireEnd>; readonly tell: (reason: WireEnd) => void } {
  let tell: (reason: WireEnd) => void = () => undefined
  const closed = new Promise<WireEnd>((resolve) => (tell = resolve))
  return { closed, tell: (reason) => tell(reason) }
}
