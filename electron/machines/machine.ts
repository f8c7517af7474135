import type { AuditNet } from '../../shared/domain/audit-event.ts'
import type { Target } from '../../shared/domain/target.ts'
import type { AppError } from '../../shared/errors.ts'
import type { Result } from '../kernel/result.ts'
import type { Tool, ToolRecord } from '../contract/define-tool.ts'

export type MachineKind = Target['kind']

/** What is known of the PC before any tool runs. Null = not known. */
export type MachineFacts = {
  readonly kind: MachineKind
  readonly windowsBuild: number | null
  /**
   * Runtime id -> version: those that carry tools (`powershell5.1`, `node18`, `windows`), and the programs of others that were
   * found (`git`, `python3`, ...). Null = it is there, and its version has not been read.
   */
  readonly runtimes: Readonly<Record<string, string | null>>
  readonly languageMode: 'full' | 'constrained' | 'unknown'
  /** The language that scripts of Deskmedic get under the rules of this PC; `none` = they are refused. */
  readonly scripts: 'full' | 'constrained' | 'none' | 'unknown'
  readonly elevated: boolean
  /**
   * Whether ordinary programs cannot change what runs here: then, and only then, it may use administrator rights. What could not
   * be read does not count as closed.
   */
  readonly program: 'closed' | 'open' | 'unreadable'
  /** Last start of Windows, milliseconds since the epoch. */
  readonly lastBootMs: number | null
}

export type Progress = { readonly line: string; readonly share: number | null }

export type RunOptions = {
  readonly signal: AbortSignal
  readonly onProgress: (progress: Progress) => void
  /** Told of every call to an external page or service; absent = nobody writes them down. */
  readonly onExternalCall?: (net: AuditNet) => void
  /** Told of the fields that the steps have given so far: what they kept outlives a failure of a later one. */
  readonly onKept?: (fields: Readonly<Record<string, unknown>>) => void
  /** True = of files and folders it sees no more than an agent may. Absent = as the person does who is signed in. */
  readonly confined?: boolean
  /** True = never answer from a cache: proof reads the PC again. */
  readonly fresh: boolean
}

/** A fix as it was stored: its arguments and what it gave back. */
export type DoneFix = { readonly args: Readonly<Record<string, unknown>>; readonly record: ToolRecord }

/** The PC that is looked at: Windows, this computer by Node alone, or a simulation. */
export type Machine = {
  readonly kind: MachineKind
  facts(): Promise<MachineFacts>
  /** What is known so far, for a machine that takes its time over `facts`; absent = `facts` answers at once. */
  readonly knownFacts?: () => MachineFacts
  /** Looks again for programs of others, and asks each for its version; absent = `facts` says all. @throws never */
  readonly readRuntimes?: (signal: AbortSignal) => Promise<MachineFacts>
  /** Null = this machine can carry the tool; otherwise why it never can. */
  supports(tool: Tool): AppError | null
  /** @throws never; problems are errors as values. Ends the whole process tree when `signal` fires. */
  run(tool: Tool, args: Readonly<Record<string, unknown>>, options: RunOptions): Promise<Result<ToolRecord>>
  /** Undoes a fix; gives what the undo steps say. */
  undo(tool: Tool, done: DoneFix, signal: AbortSignal): Promise<Result<Readonly<Record<string, unknown>>>>
  /** Time of the PC that is looked at, milliseconds since the epoch. */
  now(): number
  /** Lets time pass on that PC; at once on a simulated one. @throws never; ends early when `signal` fires. */
  wait(durationMs: number, signal: AbortSignal): Promise<void>
}
