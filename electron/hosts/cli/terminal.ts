import type { Readable, Writable } from 'node:stream'

import pc from 'picocolors'

import type { Colors, Page } from '../lines/page.ts'
import type { Showing } from '../lines/showing.ts'

/** Where the command line writes and whether somebody can answer. */
export type Terminal = Page & {
  /** One line for the person or the script that reads the answer. */
  out(line: string): void
  /** One line beside the answer: progress, warnings. */
  note(line: string): void
  /** One line that `--quiet` does not hold back: what went wrong. */
  warn(line: string): void
  /** For `note`, `warn` and questions: one of both streams may lead into a file. */
  readonly noteColors: Colors
  /** True when a person can be asked: both ends are a terminal, and nothing forbids it. */
  readonly interactive: boolean
  /** Everything that was written has left the process. */
  flushed(): Promise<void>
  /** Why the answer could not be written, as the system calls it; null = it was, or its reader had seen enough. */
  unwritten(): string | null
}

/** `isTTY` is not there at all where a stream leads into a file or a pipe; the types of Node do not say so. */
export type OutputStream = Writable & {
  readonly isTTY?: boolean
  readonly columns?: number
}

/** Lines, and where they are written. */
export type TerminalShowing = Showing & { readonly terminal: Terminal }

export type TerminalStreams = {
  readonly stdin: Readable & { readonly isTTY?: boolean }
  readonly stdout: OutputStream
  readonly stderr: OutputStream
}

export type TerminalDeps = {
  readonly streams: TerminalStreams
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly quiet: boolean
  /** Nobody is to be asked, whoever sits there. */
  readonly noInput: boolean
}

export function createTerminal({ streams, environment, quiet, noInput }: TerminalDeps): Terminal {
  const { stdin, stdout, stderr } = streams
  let failed: string | null = null
  // A reader that has seen enough (`| head`) closes the pipe: nothing is wrong with that.
  stdout.on('error', ({ code = '' }: NodeJS.ErrnoException) => {
    if (code !== 'EPIPE') failed ??= code
  })
  // Nobody can be told: what stands there is beside the answer.
  stderr.on('error', () => undefined)
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
    colors: pc.createColors(showsColors(stdout, environment)),
    noteColors: pc.createColors(showsColors(stderr, environment)),
    canvas: { columns: columnsOf(stdout), isPlain: isPlain(stdout, environment) },
    // Without a width every letter of a question would stand on its own line.
    interactive: !noInput && stdin.isTTY === true && stderr.isTTY === true && (stderr.columns ?? 0) > 0,
    flushed: () => new Promise((resolve) => void stdout.write('', () => resolve())),
    unwritten: () => failed,
  }
}

const usualColumns = 80

function columnsOf({ columns = 0 }: OutputStream): number {
  return columns > 0 ? columns : usualColumns
}

/** A console of Windows takes every character, and so does a terminal whose language is written in UTF-8. */
function isPlain({ isTTY }: OutputStream, environment: TerminalDeps['environment']): boolean {
  if (isTTY !== true || environment['TERM'] === 'dumb') return true
  const { LC_ALL, LC_CTYPE, LANG, SystemRoot } = environment
  const language = [LC_ALL, LC_CTYPE, LANG].find((value) => value !== undefined && value !== '')
  return SystemRoot === undefined && !/utf-?8/i.test(language ?? '')
}

/** A file and a pipe get no colours, on any system and in any build: somebody else reads them. */
function showsColors({ isTTY }: OutputStream, environment: TerminalDeps['environment']): boolean {
  if (environment['NO_COLOR'] !== undefined && environment['NO_COLOR'] !== '') return false
  return isTTY === true && environment['TERM'] !== 'dumb'
}
