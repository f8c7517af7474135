import type { NativeOutput } from '../../../contract/define-tool.ts'

/**
 * Reads what powercfg.exe prints. Its words are translated; GUIDs, tokens such as S3 and [PROCESS], the order of its
 * blocks and its indentation are not. A layout that is not known gives null: unknown, never "nothing there".
 */
type PowerRequest = {
  readonly section: string
  readonly entry: string
  /** The file of the program, or what the driver calls its device. */
  readonly name: string
}

/** In the order in which powercfg prints them; older Windows 10 ends before the last one. */
const sections = ['DISPLAY', 'SYSTEM', 'AWAYMODE', 'EXECUTION', 'PERFBOOST', 'ACTIVELOCKSCREEN']
const fewestSections = sections.length - 1
const maxWakeLines = 20

/** `/getactivescheme`: the name of a plan is translated, its GUID is not. */
export function parseScheme({ stdout }: NativeOutput): { schemeGuid: string | null } {
  const found = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i.exec(stdout)
  return { schemeGuid: found === null ? null : found[0].toLowerCase() }
}

/** `/a`: a block of what this PC offers, and one of what it does not, where each state has its reasons below it. */
export function parseSleepStates({ exitCode, stdout }: NativeOutput): { sleepStates: string[] | null } {
  const blocks = exitCode === 0 ? indentedBlocks(stdout) : []
  const [first, second] = blocks
  if (first === undefined || blocks.length > 2) return { sleepStates: null }
  const offered = second !== undefined || !hasReasons(first) ? first : []
  return { sleepStates: offered.flatMap((line) => /[(（]\s*(S[0-4])(?![0-9A-Za-z])/.exec(line)?.[1] ?? []) }
}

/** `/lastwake`: a line with a count, then what woke the PC. For people to read. */
export function parseLastWake({ exitCode, stdout }: NativeOutput): { lastWake: string[] | null } {
  if (exitCode !== 0) return { lastWake: null }
  return { lastWake: filledLines(stdout).slice(1, 1 + maxWakeLines) }
}

/** `/requests`: blocks in a fixed order. Ends with an error where it is not elevated. */
export function parseRequests({ exitCode, stdout }: NativeOutput): { requests: PowerRequest[] | null } {
  const blocks = exitCode === 0 ? separatedBlocks(stdout) : []
  const isKnown = blocks.length >= fewestSections && blocks.length <= sections.length && blocks.every(isHeaded)
  if (!isKnown) return { requests: null }
  return {
    requests: blocks.flatMap((lines, index) =>
      lines.filter(isEntry).map((entry) => ({ section: sections[index] ?? '', entry, name: requesterIn(entry) })),
    ),
  }
}

/** From `[PROCESS] \Device\HarddiskVolume3\player.exe` the file, from `[DRIVER] Realtek Audio (HDAUDIO\FUNC_01)` the device. */
export function requesterIn(entry: string): string {
  const asked = entry.replace(/^\[[A-Z]+\]\s*/, '')
  const file = /^\\Device\\(?:.*\\)?([^\\]+)$/.exec(asked)?.[1]
  return (file ?? asked).replace(/\s*\([^()]*\)$/, '')
}

/** `/waketimers`: one line says that there are none; each timer names who set it. */
export function parseWakeTimers({ exitCode, stdout }: NativeOutput): { wakeTimers: string[] | null } {
  const lines = exitCode === 0 ? filledLines(stdout) : []
  const timers = lines.filter((line) => /\[[A-Z]+\]/.test(line))
  return { wakeTimers: timers.length > 0 || lines.length === 1 ? timers : null }
}

function linesOf(text: string): string[] {
  return text.split(/\r?\n/)
}

function filledLines(text: string): string[] {
  return linesOf(text)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** Lines below each line that begins at the margin. */
function indentedBlocks(text: string): string[][] {
  const blocks: string[][] = []
  for (const line of linesOf(text).filter((each) => each.trim() !== '')) {
    if (/^\s/.test(line)) blocks.at(-1)?.push(line)
    else blocks.push([])
  }
  return blocks
}

/** Reasons stand deeper than the states they belong to. */
function hasReasons(lines: readonly string[]): boolean {
  return new Set(lines.map((line) => /^\s*/.exec(line)?.[0] ?? '')).size > 1
}

function separatedBlocks(text: string): string[][] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map(filledLines)
    .filter((lines) => lines.length > 0)
}

function isHeaded([header = '']: readonly string[]): boolean {
  return /[:：]$/.test(header)
}

function isEntry(line: string): boolean {
  return line.startsWith('[')
}
