export type EventReader = {
  /** @throws where an event that these bytes complete holds no JSON; those before it were heard. */
  take(bytes: Uint8Array): void
  /** The body has ended: an event that only lacks its blank line counts, half a one does not. */
  end(): void
  /** The server has said that nothing follows. */
  isDone(): boolean
}

/** What a server says in place of a value when it is done. */
const done = '[DONE]'
const lineEnds = /\r\n|\n|\r/

/**
 * Reads a body of server-sent events as it comes, cut anywhere, and lets the value of each be heard. Of an event its data alone counts;
 * comments and names are passed over, and so is everything behind the end that the server announces.
 */
export function createEventReader(hear: (value: unknown) => void): EventReader {
  const decoder = new TextDecoder()
  let rest = ''
  let data: string[] = []
  let isDone = false
  const takeEvent = (): void => {
    const text = data.join('\n')
    data = []
    isDone = text.startsWith(done)
    if (!isDone) hear(JSON.parse(text))
  }
  const takeLine = (line: string): void => {
    if (line.startsWith('data:')) data.push(line.slice(line[5] === ' ' ? 6 : 5))
    else if (line === '' && data.length > 0) takeEvent()
  }
  const takeLines = (lines: readonly string[]): void => {
    for (const line of lines) if (!isDone) takeLine(line)
  }
  return {
    take: (bytes) => {
      const text = rest + decoder.decode(bytes, { stream: true })
      // A line may end in two signs, of which the second one is still to come.
      const whole = text.endsWith('\r') ? text.slice(0, -1) : text
      const lines = whole.split(lineEnds)
      rest = (lines.pop() ?? '') + text.slice(whole.length)
      takeLines(lines)
    },
    end: () => {
      try {
        takeLines([...`${rest}${decoder.decode()}`.split(lineEnds), ''])
      } catch {
        // Nobody said that it was whole.
      }
    },
    isDone: () => isDone,
  }
}
