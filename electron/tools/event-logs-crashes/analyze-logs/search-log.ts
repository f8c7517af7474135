import * as z from 'zod'

import type { NodeStepPorts, NodeStepRun, OpenedFile } from '../../../contract/node-step.ts'
import { allowedLogFolders, isEventLogFile } from './allowed-log-folders.ts'
import { matcherFor } from './log-patterns.ts'
import { linesOf } from './lines-of.ts'
import { maskSecrets } from '../../../contract/mask-secrets.ts'

export type LogQuery = { readonly path: string; readonly pattern: string; readonly max: number }

export type LogMatch = {
  readonly line: number
  readonly utc: string | null
  readonly level: null
  readonly summary: string
}

/** What was found; `truncated` = there are more matches than the newest ones that are given. */
export type LogMatches = {
  readonly matches: readonly LogMatch[]
  readonly scannedBytes: number
  readonly truncated: boolean
}

type LogSource = { readonly ports: Pick<NodeStepPorts, 'files' | 'environment'>; readonly signal: AbortSignal }

const maxSummaryLength = 500
const utcTime = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,7})?Z/
const controlCharacters = /\p{Cc}+/gu
const eventLogSignature = 'ElfFile'

const queryStep = z.object({ path: z.string(), pattern: z.string(), max: z.int() })

const nothing = { matches: null, scannedBytes: null, truncated: null }

/**
 * Searches a text log. A saved event log is only looked at here, whether it lies in an allowed folder and is one at all:
 * then nothing is given, and the script that reads such files follows.
 */
export const searchLogStep: NodeStepRun = async ({ state, ports, signal }) => {
  const query = queryStep.parse(state.p)
  const file = await openLog(query.path, { ports, signal })
  if (typeof file === 'string') return { ...nothing, unavailable: [`matches:${file}`] }
  if (!isEventLogFile(query.path)) return { ...(await searchLog(query, file, signal)) }
  return (await isEventLog(file)) ? {} : { ...nothing, unavailable: ['matches:no_event_log'] }
}

/** Opens a log inside the allowed folders; a text says why not. */
export async function openLog(
  path: string,
  { ports, signal }: LogSource,
): Promise<OpenedFile | 'outside' | 'unreadable'> {
  return ports.files.open(path, { within: allowedLogFolders(path, ports.environment), signal })
}

/** The newest lines that hold the text or, for the logs of Windows, say that something failed. */
export async function searchLog(query: LogQuery, file: OpenedFile, signal: AbortSignal): Promise<LogMatches> {
  const isMatch = matcherFor(query.path, query.pattern)
  const matches: LogMatch[] = []
  let number = 0
  let truncated = false
  for await (const line of linesOf(file.chunks)) {
    number += 1
    if (!isMatch(line)) continue
    matches.push(matchOf(line, number))
    if (matches.length <= query.max) continue
    matches.shift()
    truncated = true
  }
  signal.throwIfAborted()
  return { matches, scannedBytes: file.sizeBytes, truncated }
}

function matchOf(text: string, line: number): LogMatch {
  const summary = maskSecrets(text.replace(controlCharacters, ' ').trim()).slice(0, maxSummaryLength)
  return { line, utc: utcTime.exec(text)?.[0] ?? null, level: null, summary }
}

async function isEventLog(file: OpenedFile): Promise<boolean> {
  for await (const chunk of file.chunks) {
    return new TextDecoder('latin1').decode(chunk.subarray(0, eventLogSignature.length)) === eventLogSignature
  }
  return false
}
