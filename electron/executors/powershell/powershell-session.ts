import type { Result } from '../../kernel/result.ts'
import type { CliXmlError } from './clixml.ts'

/** What a script reads: `$p` arguments, `$s` results of earlier steps by id, `$r` stored result of the fix. */
export type ScriptArguments = {
  readonly p: Readonly<Record<string, unknown>>
  readonly s: Readonly<Record<string, unknown>>
  readonly r: Readonly<Record<string, unknown>>
}

export type ScriptRequest = {
  /** Whole text of a fixed script. */
  readonly script: string
  /** SHA-256 of the text as it was when the program was loaded: a script that differs is refused. */
  readonly scriptSha256: string
  readonly args: ScriptArguments
  readonly timeoutMs: number
  /** True in the elevated process: there, a refusal of Windows is not cured by asking for more rights. */
  readonly elevated: boolean
  /** The only call of its host: nothing can be read behind it, so a program that asks for input goes on at once. */
  readonly isolated: boolean
}

export type ScriptReply = {
  /** What the script emitted, in order. */
  readonly records: readonly unknown[]
  /** True when the question itself says "there is none": no matching events, name not known. */
  readonly empty: boolean
  /** Memory of the host after the call, null when it does not say. */
  readonly workingSetBytes: number | null
  /** Age of a stored answer, 0 for a new one. */
  readonly ageMs: number
}

/** What a script host says of itself at its start. */
export type HostFacts = {
  readonly languageMode: 'full' | 'constrained'
  /** The language that scripts get there: in a limited host they are run as files. `none` = a rule of the PC refuses those too. */
  readonly scripts: 'full' | 'constrained' | 'none'
  readonly version: string
  /** OEM code page of this PC, null when it could not be read. */
  readonly oemCodePage: number | null
}

/** Output outside the frame and error streams: for the technician log only, never read for facts. */
export type HostNoise = {
  readonly stream: 'stdout' | 'stderr'
  readonly text: string
  readonly errors: readonly CliXmlError[]
}

/** A script host that answers one call at a time. */
export type PowerShellSession = {
  readonly facts: HostFacts
  /** @throws never. Cancel, time-out and protocol errors end the whole process tree before this resolves. */
  run(request: ScriptRequest, signal: AbortSignal): Promise<Result<ScriptReply>>
  /** False once it was interrupted, broke the protocol or ended: it is never used again. */
  usable(): boolean
  close(): Promise<void>
}

/** `not_allowed` = a rule of the PC keeps the program itself from starting. */
export type StartFailure = 'missing_file' | 'not_allowed' | 'ended_at_start' | 'no_answer'

export type StartedSession =
  | { readonly ok: true; readonly session: PowerShellSession }
  | { readonly ok: false; readonly reason: StartFailure }

/** Starts a script host and waits until it is ready. @throws never */
export type StartSession = () => Promise<StartedSession>
