import type { Locale } from '../../../shared/domain/locale.ts'
import type { NetworkMode } from '../../../shared/domain/network-mode.ts'
import type { Role } from '../../../shared/domain/role.ts'
import type { Caller } from '../../../shared/domain/caller.ts'
import type { SimulationSetUp } from '../../../shared/domain/simulation-set-up.ts'
import type { Translator } from '../../../shared/texts/translate.ts'
import type { Result } from '../../kernel/result.ts'
import type { MachineKind } from '../../machines/machine.ts'
import type { ConsentPort } from '../../pipeline/consent.ts'
import type { ConversationPorts, Engine } from '../../engine/engine.ts'
import type { OpenedModel } from '../../engine/models/models.ts'
import type { Backend } from '../../engine/backend.ts'
import type { Terminal, TerminalStreams } from './terminal.ts'
import { errorCodes, type AppError, type ErrorKind } from '../../../shared/errors.ts'

/** Options that every command takes. */
export type GlobalOptions = {
  readonly data: string | undefined
  readonly target: MachineKind | undefined
  readonly setUp: SimulationSetUp | undefined
  readonly mode: NetworkMode | undefined
  readonly lang: Locale | undefined
  readonly role: Role
  readonly json: boolean
  readonly quiet: boolean
  /** Answers confirmations of `caution` steps. */
  readonly yes: boolean
  /** Digests of `elevated` steps that may run. */
  readonly approve: readonly string[]
  /** A waiting fix starts although the PC is in use. */
  readonly now: boolean
  /** Values that the person gave, by slot. */
  readonly know: Readonly<Record<string, string>>
}

/** A host that a command of the terminal starts: it asks in its own way, and tells what a crash left in its conversations. */
export type OtherHost = { readonly host: string; readonly consent: ConsentPort }

/** How the engine of a command differs from that of the others. */
export type EngineWish = {
  readonly other?: OtherHost
  readonly model?: OpenedModel
  /** The model of the settings takes part, for as long as it may be asked; `agreed` = one elsewhere only where a person has agreed to it. */
  readonly talks?: boolean | 'agreed'
}

/** What a command can use. Backend and engine are opened at their first use and closed at the end. */
export type CliContext = {
  readonly options: GlobalOptions
  readonly terminal: Terminal
  /** For a command that answers in a protocol of its own. */
  readonly streams: Pick<TerminalStreams, 'stdin' | 'stdout'>
  readonly signal: AbortSignal
  /** Stops the whole run, as Ctrl+C does. */
  readonly stop: () => void
  readonly caller: Caller
  readonly translator: Translator
  readonly backend: Backend
  /** Opened with its first use; `tell` hears of its conversations. */
  engine(tell?: ConversationPorts['tell'], wish?: EngineWish): Promise<Result<Engine>>
  readStandardInput(): AsyncIterable<string>
}

/** How a command ended: data for scripts, lines for people. */
export type CommandOutcome = {
  readonly exitCode: number
  readonly data: unknown
  readonly lines: readonly string[]
}

export type Command = (context: CliContext) => Promise<Result<CommandOutcome>>

/** What the process says to a script. `--json` never changes it. */
export const exitCodes = {
  done: 0,
  problem: 1,
  usage: 2,
  refused: 3,
  needsConfirmation: 4,
  unavailable: 5,
  failed: 6,
  stopped: 130,
} as const

const byKind: Readonly<Record<ErrorKind, number>> = {
  validation: exitCodes.usage,
  security: exitCodes.refused,
  denied: exitCodes.refused,
  unavailable: exitCodes.unavailable,
  execution: exitCodes.failed,
  timed_out: exitCodes.failed,
  cancelled: exitCodes.stopped,
}

/** Codes of which cli.md says something else than their kind does. */
const byCode: Readonly<Partial<Record<AppError['code'], number>>> = {
  mode_blocks_tool: exitCodes.refused,
  external_access_off: exitCodes.refused,
  confirmation_missing: exitCodes.needsConfirmation,
  deletion_not_confirmed: exitCodes.needsConfirmation,
  answer_needed: exitCodes.needsConfirmation,
}

export function exitCodeOf({ code }: Pick<AppError, 'code'>): number {
  return byCode[code] ?? byKind[errorCodes[code].kind]
}
