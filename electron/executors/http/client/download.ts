import { createHash } from 'node:crypto'

import { ok, type Result } from '../../../kernel/result.ts'
import type { GuardedAnswer, GuardedClient, GuardedRequest } from './client-types.ts'

/** A download sends nothing but its address. */
export type DownloadRequest = Omit<GuardedRequest, 'method' | 'headers' | 'body'>

export type DownloadSink = {
  /** Called in order; the next part is read when it resolves. */
  write(part: Uint8Array): Promise<void>
  /** The server begins anew: what was written before has to go. */
  restart(): Promise<void>
  /** The answer has begun. `validator` is what a later `resume` needs; null = this file cannot be resumed. */
  started?(head: { readonly totalBytes: number | null; readonly validator: string | null }): void
}

/** What is there from an earlier try. */
export type Resume = {
  readonly sizeBytes: number
  readonly validator: string
  readonly written: AsyncIterable<Uint8Array>
}

export type Downloaded = Pick<GuardedAnswer, 'url' | 'status' | 'headers' | 'redirects' | 'guard'> & {
  /** Bytes of the whole file; null = the status is no success and nothing was written. */
  readonly sizeBytes: number | null
  /** Of the whole file, in lower-case hexadecimal. */
  readonly sha256: string | null
  readonly resumed: boolean
}

/** Brings a file, from where an earlier try ended when the server still has the same one. */
export async function download(
  client: GuardedClient,
  request: DownloadRequest,
  options: { readonly sink: DownloadSink; readonly resume?: Resume | undefined },
): Promise<Result<Downloaded>> {
  const { sink, resume } = options
  const headers: Record<string, string> =
    resume === undefined ? {} : { range: `bytes=${resume.sizeBytes}-`, 'if-range': resume.validator }
  const done = await client.open({ ...request, headers }, (answer) => receive(answer, sink, resume))
  // What is there is not the beginning of what the server has now.
  if (done.ok && done.value.status === 416 && resume !== undefined) {
    await sink.restart()
    return download(client, request, { sink })
  }
  return done.ok ? ok(done.value) : done
}

async function receive(answer: GuardedAnswer, sink: DownloadSink, resume: Resume | undefined): Promise<Downloaded> {
  const { url, status, headers, redirects, guard } = answer
  const head = { url, status, headers, redirects, guard }
  const resumed = resume !== undefined && status === 206 && startsAt(headers['content-range'], resume.sizeBytes)
  if (status !== 200 && !resumed) return { ...head, sizeBytes: null, sha256: null, resumed: false }
  const hash = createHash('sha256')
  let sizeBytes = 0
  if (resumed) {
    for await (const part of resume.written) hash.update(part)
    sizeBytes = resume.sizeBytes
  } else if (resume !== undefined) await sink.restart()
  sink.started?.({ totalBytes: totalOf(headers, sizeBytes), validator: validatorOf(headers) })
  for await (const part of answer.body) {
    hash.update(part)
    sizeBytes += part.length
    await sink.write(part)
  }
  return { ...head, sizeBytes, sha256: hash.digest('hex'), resumed }
}

function startsAt(range: string | undefined, offset: number): boolean {
  return Number(/^bytes (\d+)-/.exec(range ?? '')?.[1] ?? -1) === offset
}

/** Unknown for a packed answer: its length is that of the package. */
function totalOf(headers: GuardedAnswer['headers'], before: number): number | null {
  const length = headers['content-length']
  return length === undefined || headers['content-encoding'] !== undefined ? null : before + Number(length)
}

/** Only a strong mark says that the bytes are the same, and only when they come unpacked. */
function validatorOf(headers: GuardedAnswer['headers']): string | null {
  const mark = headers['etag']
  if (headers['content-encoding'] !== undefined) return null
  return mark !== undefined && !mark.startsWith('W/') ? mark : null
}
