/** Longer lines are cut here: a file without line breaks must not fill the memory. */
const maxLineLength = 10_000

/** Lines of a text file from its bytes; the encoding is taken from a byte order mark or the shape of the first bytes. */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | null = null
  let rest = ''
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(encodingOf(chunk))
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = (lines.pop() ?? '').slice(0, maxLineLength)
    for (const line of lines) yield withoutReturn(line)
  }
  rest += decoder?.decode() ?? ''
  if (rest !== '') yield withoutReturn(rest)
}

function withoutReturn(line: string): string {
  return (line.endsWith('\r') ? line.slice(0, -1) : line).slice(0, maxLineLength)
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be'

function encodingOf(start: Uint8Array): Encoding {
  const [first, second] = start
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  // Logs are mostly Latin letters: every second byte is then zero in UTF-16 without a mark.
  const sample = [...start.subarray(0, 64)]
  const zeros = (parity: 0 | 1): number => sample.filter((byte, index) => byte === 0 && index % 2 === parity).length
  if (zeros(1) > sample.length / 4) return 'utf-16le'
  return zeros(0) > sample.length / 4 ? 'utf-16be' : 'utf-8'
}
