import { fail, ok, type Result } from '../../kernel/result.ts'
import type { Timers } from '../../kernel/timers.ts'
import type { NativeOutput, NativeStep } from '../../contract/define-tool.ts'
import { decodeOutput, decodeUtf16 } from './decode.ts'
import type { StartedProcess, StartProcess } from './start-process.ts'

/** Most that a program may write. */
const maxProgramOutputBytes = 8 * 1024 * 1024

export type ProgramCall = {
  /** Absolute path. */
  readonly executable: string
  readonly argv: readonly string[]
  readonly timeoutMs: number
  readonly decode: NativeStep['decode']
  readonly okExitCodes: readonly number[]
}

/** Runs programs without a shell: nothing in an argument is ever interpreted. */
export type ProgramRunner = {
  /**
   * @throws never. Errors: `cancelled`, `timed_out`, `output_too_large`, `could_not_stop`, `runtime_missing` (no such
   * program), `step_failed` (exit code not in `okExitCodes`).
   */
  run(call: ProgramCall, signal: AbortSignal): Promise<Result<NativeOutput>>
}

export type ProgramRunnerDeps = {
  readonly startProcess: StartProcess
  /** Built environment, see `buildHostEnvironment`. */
  readonly environment: Readonly<Record<string, string>>
  readonly cwd: string
  readonly timers: Timers
  /** As Windows numbers it; null = not known yet. */
  readonly oemCodePage: () => number | null
}

type Captured = { readonly stdout: Buffer[]; readonly stderr: Buffer[]; bytes: number }
type Stop = 'ended' | 'cancelled' | 'timed_out' | 'output_too_large'

export function createProgramRunner(deps: ProgramRunnerDeps): ProgramRunner {
  return {
    run: async (call, signal) => {
      if (signal.aborted) return fail('cancelled')
      const { executable: file, argv } = call
      const program = deps.startProcess({ file, argv, cwd: deps.cwd, environment: deps.environment, stdin: 'closed' })
      const captured: Captured = { stdout: [], stderr: [], bytes: 0 }
      const stop = await awaitStop({ program, captured, call, timers: deps.timers }, signal)
      if (stop === 'ended') return endOf(deps, { program, captured, call })
      const isGone = await program.killTree()
      if (!isGone && program.pid !== null) return fail('could_not_stop', { pid: program.pid })
      return stop === 'timed_out' ? fail(stop, { timeoutMs: call.timeoutMs }) : fail(stop)
    },
  }
}

type Running = { readonly program: StartedProcess; readonly captured: Captured; readonly call: ProgramCall }

function awaitStop(running: Running & { readonly timers: Timers }, signal: AbortSignal): Promise<Stop> {
  const { program, captured, call, timers } = running
  return new Promise((resolve) => {
    const settle = (stop: Stop): void => {
      cancelTimer()
      signal.removeEventListener('abort', cancel)
      resolve(stop)
    }
    const cancel = (): void => settle('cancelled')
    const cancelTimer = timers.after(call.timeoutMs, () => settle('timed_out'))
    const capture = (into: Buffer[]) => (bytes: Buffer) => {
      captured.bytes += bytes.length
      if (captured.bytes > maxProgramOutputBytes) settle('output_too_large')
      else into.push(bytes)
    }
    program.onStdout(capture(captured.stdout))
    program.onStderr(capture(captured.stderr))
    signal.addEventListener('abort', cancel)
    void program.ended.then(() => settle('ended'))
  })
}

async function endOf(deps: ProgramRunnerDeps, { program, captured, call }: Running): Promise<Result<NativeOutput>> {
  const end = await program.ended
  if (end.startError !== null) {
    return end.startError === 'ENOENT'
      ? fail('runtime_missing', { runtime: call.executable, reason: end.startError })
      : fail('step_failed', { runtime: call.executable, reason: end.startError })
  }
  const text = (chunks: readonly Buffer[]): string => decodeFor(Buffer.concat(chunks), call.decode, deps.oemCodePage())
  const output = { exitCode: end.exitCode ?? -1, stdout: text(captured.stdout), stderr: text(captured.stderr) }
  if (call.okExitCodes.includes(output.exitCode)) return ok(output)
  const detail = (output.stderr === '' ? output.stdout : output.stderr).slice(0, 2_000)
  return fail('step_failed', { reason: 'exit_code', exitCode: output.exitCode }, detail)
}

function decodeFor(bytes: Buffer, declared: NativeStep['decode'], oemCodePage: number | null): string {
  if (declared === 'bytes') return bytes.toString('latin1')
  return declared === 'utf16le' ? decodeUtf16(bytes) : decodeOutput(bytes, oemCodePage)
}
