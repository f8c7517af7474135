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
  const waiting: Buffer[] = []
  let listener: ((message: Buffer) => void) | null = null
  let stopWaiting: (() => void) | null = null
  let isClosed = false
  let tellClosed: (reason: WireEnd) => void = () => undefined
  const closed = new Promise<WireEnd>((resolve) => (tellClosed = resolve))
  const close = (reason: WireEnd): void => {
    if (isClosed) return
    isClosed = true
    stopWaiting?.()
    wire.close()
    tellClosed(reason)
  }
  const hand = (message: Buffer): void => {
    if (isClosed) return
    if (listener) listener(message)
    else waiting.push(message)
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
      for (const message of waiting.splice(0)) hand(message)
    },
    close,
    closed,
  }
}
