import type { Readable } from 'node:stream'
import { TextDecoder } from 'node:util'

/** The sign that stands for bytes which are none of their encoding; what holds it was broken here or before. */
export const brokenSign = '\ufffd'

const lineEnd = /\r\n|\n|\r(?=[^\n])/

/**
 * The lines of a text as people and programs of Windows write it: in UTF-8, or in UTF-16 as `>` of Windows PowerShell does, each with or
 * without the mark that says so. They end where the signal stops them, and who stops reading closes the input.
 */
export async function* linesIn(input: Readable, signal: AbortSignal): AsyncIterable<string> {
  let open = ''
  for await (const text of textIn(stoppable(input, signal))) {
    const lines = (open + text).split(lineEnd)
    open = lines.pop() ?? ''
    yield* lines
  }
  if (open !== '') yield open.replace(/\r$/, '')
}

/** An input that stays open would hold the program when nobody wants it any more. */
async function* stoppable(input: Readable, signal: AbortSignal): AsyncIterable<string | Uint8Array> {
  const stop = (): void => {
    input.destroy()
  }
  const isStopped = (): boolean => signal.aborted
  if (isStopped()) stop()
  signal.addEventListener('abort', stop)
  try {
    for await (const chunk of input as AsyncIterable<string | Uint8Array>) yield chunk
  } catch (error) {
    if (!isStopped()) throw error
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

async function* textIn(input: AsyncIterable<string | Uint8Array>): AsyncIterable<string> {
  let decoder: TextDecoder | null = null
  let waiting: Uint8Array = new Uint8Array()
  for await (const chunk of input) {
    waiting = Buffer.concat([waiting, typeof chunk === 'string' ? Buffer.from(chunk) : chunk])
    // The mark is two bytes long: one alone says nothing.
    if (decoder === null && waiting.length < 2) continue
    decoder ??= new TextDecoder(encodingOf(waiting))
    yield decoder.decode(waiting, { stream: true })
    waiting = new Uint8Array()
  }
  yield (decoder ?? new TextDecoder()).decode(waiting)
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}
