import * as z from 'zod'

import { errorCodes, type AppError, type ErrorCode } from '../../shared/errors.ts'
import type { Clock, Ids } from '../kernel/ports.ts'
import { appError, fail, ok, type Result } from '../kernel/result.ts'
import type { Progress } from '../machines/machine.ts'
import type { Connection } from './connection.ts'
import { brokerLimits } from './limits.ts'
import { fromBroker, readMessage, type AnnouncedStep, type FromBroker } from './messages.ts'
import { createPartReader, type PartReader } from './parts.ts'

type Values = Readonly<Record<string, unknown>>

export type BrokerCall = AnnouncedStep & {
  readonly callId: string
  readonly approvalId: string
  readonly signal: AbortSignal
  readonly onProgress: (progress: Progress) => void
  readonly onKept: (fields: Values) => void
}

/** The app's end of a connection to a broker. */
export type BrokerClient = {
  /** Has these steps shown there. Errors: `elevation_refused`, `broker_refused`, `broker_lost`. */
  announce(steps: readonly AnnouncedStep[]): Promise<Result<void>>
  /** Runs one of them. Errors: those of the tool, and as above. @throws never */
  submit(call: BrokerCall): Promise<Result<unknown>>
  /** Whether it still takes so many requests. */
  takes(count: number): boolean
  close(): void
  readonly closed: Promise<unknown>
}

type Waiting = Pick<BrokerCall, 'onProgress' | 'onKept'> & {
  readonly kept: PartReader
  readonly done: PartReader
  readonly end: (result: Result<unknown>) => void
}

export type ClientDeps = {
  readonly connection: Connection
  readonly clock: Clock
  readonly steady: Clock
  readonly ids: Pick<Ids, 'randomHex'>
}

/** Time that a request needs to arrive: the broker must not be asked in its last moment. */
const spareMs = 10_000

export function createBrokerClient({ connection, clock, steady, ids }: ClientDeps): BrokerClient {
  const waiting = new Map<string, Waiting>()
  const untilMs = steady.now() + brokerLimits.acceptMs - spareMs
  let left: number = brokerLimits.requests
  let isLost = false
  let shown: ((result: Result<void>) => void) | null = null
  const settleShown = (result: Result<void>): void => {
    shown?.(result)
    shown = null
  }
  void connection.closed.then(() => {
    isLost = true
    settleShown(fail('broker_lost'))
    for (const one of waiting.values()) one.end(fail('broker_lost'))
    waiting.clear()
  })
  listen(connection, { waiting, settleShown })
  return {
    announce: (steps) => {
      if (isLost) return Promise.resolve(fail('broker_lost'))
      const answered = new Promise<Result<void>>((resolve) => (shown = resolve))
      connection.send({ kind: 'steps', steps })
      return answered
    },
    submit: async ({ signal, onProgress, onKept, ...call }) => {
      if (isLost) return fail('broker_lost')
      if (signal.aborted) return fail('cancelled')
      const nonce = ids.randomHex(16)
      left -= 1
      const cancel = (): void => connection.send({ kind: 'cancel', nonce })
      const ended = new Promise<Result<unknown>>((resolve) => {
        const readers = { kept: createPartReader(), done: createPartReader() }
        waiting.set(nonce, { onProgress, onKept, ...readers, end: resolve })
      })
      signal.addEventListener('abort', cancel, { once: true })
      connection.send({ kind: 'request', ...call, nonce, expiresAt: clock.now() + brokerLimits.expiryMs })
      const result = await ended
      // After a Stop in its window that broker takes nothing more.
      if (wasStopped(result, signal)) left = 0
      waiting.delete(nonce)
      signal.removeEventListener('abort', cancel)
      return result
    },
    takes: (count) => !isLost && left >= count && steady.now() < untilMs,
    close: () => connection.close(),
    closed: connection.closed,
  }
}

/** By somebody else than the app: in the window of the broker. */
function wasStopped(result: Result<unknown>, signal: AbortSignal): boolean {
  if (result.ok) return false
  return result.error.code === 'elevation_refused' || (result.error.code === 'cancelled' && !signal.aborted)
}

type Listening = {
  readonly waiting: ReadonlyMap<string, Waiting>
  readonly settleShown: (result: Result<void>) => void
}

function listen(connection: Connection, { waiting, settleShown }: Listening): void {
  connection.onMessage((text) => {
    const message = readMessage(fromBroker, text)
    if (message === null) connection.close('not_understood')
    else if (message.kind === 'shown') settleShown(message.answer === 'run' ? ok(undefined) : fail('elevation_refused'))
    else if (message.kind === 'refusedSteps') settleShown(fail('broker_refused', { reason: message.reason }))
    else hear(message, waiting.get(message.nonce), connection)
  })
}

type OfCall = Exclude<FromBroker, { kind: 'shown' | 'refusedSteps' }>

function hear(message: OfCall, one: Waiting | undefined, connection: Connection): void {
  if (one === undefined) return
  if (message.kind === 'progress') {
    one.onProgress({ line: message.line, share: message.share })
    return
  }
  const read = one[message.of].add(message)
  if (read === 'too_large') connection.close('too_large')
  if (read === null || read === 'too_large') return
  if (message.of === 'done') {
    one.end(readMessage(answer, read.whole) ?? fail('broker_lost'))
    return
  }
  const fields = readMessage(values, read.whole)
  if (fields) one.onKept(fields)
}

const values = z.record(z.string(), z.unknown())
const plain = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())])
const answer: z.ZodType<Result<unknown>> = z.union([
  z.strictObject({ ok: z.literal(true), value: z.unknown() }),
  z.strictObject({
    ok: z.literal(false),
    error: z
      .object({ code: z.string(), data: z.record(z.string(), plain), detail: z.string().optional() })
      .transform(({ code, data, detail }): AppError => {
        if (!isCode(code)) return appError('internal')
        return { code, data, ...(detail === undefined ? {} : { detail }) }
      }),
  }),
])

function isCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorCodes, code)
}
