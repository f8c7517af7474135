import type { IncomingMessage } from 'node:http'
import { pipeline, Readable, type Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib'

import { errorCode } from '../../../kernel/error-code.ts'
import type { AppError } from '../../../../shared/errors.ts'
import { appError } from '../../../kernel/result.ts'
import type { RequestLimits } from './client-types.ts'
import { failure } from './failure.ts'

export type BodyOptions = {
  readonly host: string
  readonly limits: RequestLimits
  /** Called with the size of every part that arrives. */
  readonly arrived: (bytes: number) => void
  /** Why time is up, or null. */
  readonly stopped: () => AppError | null
}

/** The body as it was meant, with a limit before and after unpacking. Reads no more than is asked for. */
export async function* readBody(response: IncomingMessage, options: BodyOptions): AsyncGenerator<Uint8Array> {
  const { host, limits } = options
  const declared = Number(response.headers['content-length'] ?? 0)
  if (declared > limits.maxReceivedBytes) throw failure(tooLarge(host, limits.maxReceivedBytes))
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  const received = limited(response, options)
  const parts = encoding === 'identity' || encoding === '' ? received : unpacked(received, encoding, options)
  let decodedBytes = 0
  try {
    for await (const part of parts) {
      decodedBytes += part.length
      if (decodedBytes > limits.maxDecodedBytes) throw failure(tooLarge(host, limits.maxDecodedBytes))
      yield part
    }
  } catch (thrown) {
    const stopped = options.stopped()
    throw stopped === null ? thrown : failure(stopped)
  }
}

function tooLarge(host: string, limitBytes: number): AppError {
  return appError('answer_too_large', { host, limitBytes })
}

async function* limited(response: IncomingMessage, { host, limits, arrived }: BodyOptions): AsyncGenerator<Uint8Array> {
  let receivedBytes = 0
  try {
    for await (const part of response as AsyncIterable<Uint8Array>) {
      arrived(part.length)
      receivedBytes += part.length
      if (receivedBytes > limits.maxReceivedBytes) throw failure(tooLarge(host, limits.maxReceivedBytes))
      yield part
    }
  } catch (thrown) {
    if (errorCode(thrown) !== 'ECONNRESET') throw thrown
    throw failure(appError('answer_broken', { host, reason: 'cut_off' }))
  }
}

async function* unpacked(
  parts: AsyncGenerator<Uint8Array>,
  encoding: string,
  { host }: BodyOptions,
): AsyncGenerator<Uint8Array> {
  const first = await parts.next()
  // A body that is announced as packed may still be empty.
  if (first.done === true) return
  const unpack = unpackerFor(encoding, first.value[0] ?? 0)
  if (unpack === null) throw failure(appError('answer_broken', { host, reason: 'bad_encoding' }, encoding.slice(0, 40)))
  const source = Readable.from(joined(first.value, parts), { objectMode: false })
  pipeline(source, unpack, () => undefined)
  yield* unpack as AsyncIterable<Uint8Array>
}

async function* joined(first: Uint8Array, rest: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first
  yield* rest
}

function unpackerFor(encoding: string, firstByte: number): Transform | null {
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip()
  if (encoding === 'br') return createBrotliDecompress()
  // Servers send both kinds under this name; the header of the packed one begins like this.
  if (encoding === 'deflate') return (firstByte & 0x0f) === 8 ? createInflate() : createInflateRaw()
  return null
}
