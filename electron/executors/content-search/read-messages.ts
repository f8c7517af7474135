import * as z from 'zod'

import { linesIn, type SeenLine } from './seen-lines.ts'

export type MessageReader = {
  readonly add: (bytes: Buffer) => void
  /** True = ripgrep came to its end: the pattern was one, and the folder was gone through. */
  readonly hasEnded: () => boolean
  /** Lines that were too long to be read, and files whose names are no text. */
  readonly skipped: () => number
}

export type MessageHandlers = {
  readonly onLine: (path: string, line: SeenLine) => void
  /** So many lines around each that is found are wanted. */
  readonly context: number
}

/** One message of ripgrep holds a line of a file: one that is longer says nothing to anybody. */
const longestMessage = 1_000_000

const content = z.union([z.object({ text: z.string() }), z.object({ bytes: z.base64() })])
const message = z.discriminatedUnion('type', [
  z.object({
    type: z.enum(['match', 'context']),
    data: z.object({
      path: content,
      lines: content,
      absolute_offset: z.int(),
      submatches: z.array(z.object({ start: z.int() })),
    }),
  }),
  z.object({ type: z.literal('summary') }),
])

/** Two of four messages only say that a file begins or ends. */
const frames = ['{"type":"begin",', '{"type":"end",'].map((start) => Buffer.from(start))

/** Reads what ripgrep writes, message by message: no more than one of them stands in memory. */
export function createMessageReader(handlers: MessageHandlers): MessageReader {
  let held: Buffer[] = []
  let heldBytes = 0
  let isTooLong = false
  const counts = { skipped: 0, ended: false }
  const keep = (part: Buffer): void => {
    heldBytes += part.length
    if (heldBytes > longestMessage) isTooLong = true
    held = isTooLong ? [] : [...held, part]
  }
  const take = (): void => {
    if (isTooLong) counts.skipped += 1
    else if (handle(Buffer.concat(held), handlers, counts) === 'skipped') counts.skipped += 1
    held = []
    heldBytes = 0
    isTooLong = false
  }
  return {
    add: (bytes) => {
      let at = 0
      for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, at)) {
        keep(bytes.subarray(at, end))
        take()
        at = end + 1
      }
      if (at < bytes.length) keep(bytes.subarray(at))
    },
    hasEnded: () => counts.ended,
    skipped: () => counts.skipped,
  }
}

function handle(bytes: Buffer, handlers: MessageHandlers, counts: { ended: boolean }): 'skipped' | 'read' {
  if (frames.some((start) => bytes.subarray(0, start.length).equals(start))) return 'read'
  const read = message.safeParse(parsed(bytes))
  if (!read.success) return 'skipped'
  if (!('data' in read.data)) {
    counts.ended = true
    return 'read'
  }
  const { path: name, lines, absolute_offset: lineAt, submatches } = read.data.data
  const path = textOf(name)
  if (path === null) return 'skipped'
  const whole = { lineAt, bytes: bytesOf(lines), starts: submatches.map(({ start }) => start) }
  for (const seen of linesIn(whole, { isMatch: read.data.type === 'match', context: handlers.context }))
    handlers.onLine(path, seen)
  return 'read'
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return null
  }
}

type Content = z.output<typeof content>

/** A name that is no text leads to no file here. */
function textOf(given: Content): string | null {
  return 'text' in given ? given.text : null
}

function bytesOf(given: Content): Uint8Array {
  return 'text' in given ? Buffer.from(given.text) : Buffer.from(given.bytes, 'base64')
}
