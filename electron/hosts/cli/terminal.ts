import pc from 'picocolors'

/** Where the command line writes and whether somebody can answer. */
export type Terminal = {
  /** One line for the person or the script that reads the answer. */
  out(line: string): void
  /** One line beside the answer: progress, warnings. */
  note(line: string): void
  /** One line that `--quiet` does not hold back: what went wrong. */
  warn(line: string): void
  readonly colors: ReturnType<typeof pc.createColors>
  /** True when a person can be asked: both ends are a terminal. */
  readonly interactive: boolean
  /** Everything that was written has left the process. */
  flushed(): Promise<void>
}

export type TerminalStreams = {
  readonly stdin: NodeJS.ReadStream
  readonly stdout: NodeJS.WriteStream
  readonly stderr: NodeJS.WriteStream
}

export function createTerminal({ stdin, stdout, stderr }: TerminalStreams, quiet: boolean): Terminal {
  // A reader that has seen enough (`| head`) closes the pipe: nothing is wrong with that.
  for (const stream of [stdout, stderr]) stream.on('error', ignoreClosedPipe)
  return {
    out: (line) => {
      stdout.write(`${line}\n`)
    },
    note: (line) => {
      if (!quiet) stderr.write(`${line}\n`)
    },
    warn: (line) => {
      stderr.write(`${line}\n`)
    },
    colors: pc.createColors(stdout.isTTY && pc.isColorSupported),
    // Without a width every letter of a question would stand on its own line.
    interactive: stdin.isTTY && stderr.isTTY && stderr.columns > 0,
    flushed: () => new Promise((resolve) => void stdout.write('', () => resolve())),
  }
}

function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
}
