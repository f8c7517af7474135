import type { Result } from '../kernel/result.ts'
import type { NamedFile } from './file-reading-port.ts'

export type WantedRun = {
  readonly runtime: 'python3' | 'node'
  readonly argv: readonly string[]
  /** Where it starts: a folder that may be written. */
  readonly folder: NamedFile
  readonly timeoutMs: number
}

export type EndedRun = {
  readonly path: string
  readonly exitCode: number
  readonly stdout: string
  readonly stderr: string
  /** True = more was written than is given. */
  readonly truncated: boolean
  readonly durationMs: number
}

/**
 * Runs a program of others without a shell, with a built environment and closed input; it ends with everything that it started. Fails with
 * the codes of the judge of paths, with `runtime_missing`, and with those of the runner of programs.
 */
export type ProgramRunPort = { run(wanted: WantedRun, signal: AbortSignal): Promise<Result<EndedRun>> }
