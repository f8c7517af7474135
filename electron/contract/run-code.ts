/* oxlint-disable no-control-regex -- keeping control characters out is what this pattern is for */
import * as z from 'zod'

import { text } from './argument-schemas.ts'
import { namedPath, workspaceName } from './edit-arguments.ts'
import { given } from './edit-steps.ts'
import type { FindingRule } from './finding-rule.ts'
import type { EndedRun, ProgramRunPort, WantedRun } from './program-run-port.ts'
import type { StepFailure } from './step-failure.ts'

/** Where code starts, for how long at most, and which check shows whether it helped. */
export const runArguments = () => ({
  workspace: workspaceName(),
  path: namedPath().meta({ slot: 'user_folder' }),
  timeoutSec: z.int().min(1).max(300).default(60).describe('s'),
  verifyTool: text(/^[a-z][a-z0-9_]{2,60}$/, 260)
    .nullable()
    .default(null),
})

export const runResult = () =>
  z.object({
    path: z.string(),
    exitCode: z.int(),
    stdout: z.string(),
    stderr: z.string(),
    truncated: z.boolean(),
    durationMs: z.int().describe('ms'),
  })

export const runFindings = [
  { id: 'failed', severity: 'warning', when: 'exitCode != 0' },
  { id: 'cut', severity: 'info', when: 'truncated == true' },
] as const satisfies readonly FindingRule[]

export const runProof = {
  tool: { argument: 'verifyTool' },
  after: 0,
  improvedWhen: 'result.exitCode == 0',
} as const

/** A call of Python or Node as one line: plain words, or words in double quotes. No shell reads it. */
export const programLine = () =>
  text(/^(?:python3|node)(?: (?:"[^"\\\u0000-\u001f\u007f]*"|[\w./:=,@%+-]+)){1,60}$/, 1_000)

type Place = {
  readonly workspace: string | null
  readonly path: string
  readonly timeoutSec: number
}

type Started = Pick<WantedRun, 'runtime' | 'argv'>

/** The program and the words of a `programLine`. */
export function startedBy(line: string): Started {
  const words = [...line.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word)
  return words[0] === 'node'
    ? { runtime: 'node', argv: words.slice(1) }
    : { runtime: 'python3', argv: ['-X', 'utf8', ...words.slice(1)] }
}

export async function runCode(
  { workspace, path, timeoutSec }: Place,
  started: Started,
  context: { readonly programs: ProgramRunPort; readonly signal: AbortSignal },
): Promise<EndedRun | StepFailure> {
  const folder = { path, ...(workspace === null ? {} : { workspace }) }
  const { programs, signal } = context
  return given(await programs.run({ ...started, folder, timeoutMs: timeoutSec * 1_000 }, signal))
}
