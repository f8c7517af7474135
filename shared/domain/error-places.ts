/** The places of the program that an error passed, innermost first: file without its folder, line and column. */
export function placesOfError({ message, stack = '' }: Error): readonly string[] {
  // The text of the error stands in front of the places, and may look like one.
  const begin = message === '' ? 0 : stack.lastIndexOf(message) + message.length
  return stack
    .slice(Math.max(0, begin))
    .split('\n')
    .flatMap((line) => /([^\s/\\(]+:\d+:\d+)\)?$/.exec(line.trimEnd())?.[1] ?? [])
}
