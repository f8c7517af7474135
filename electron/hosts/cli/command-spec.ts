import type { MessageKey } from '../../../shared/texts/messages.ts'
import type { Result } from '../../kernel/result.ts'
import type { CliContext, CommandOutcome } from './context.ts'
import type { OwnOptions } from './own-options.ts'

type Values = readonly (string | undefined)[]

/** One command: how it is typed and what it does. A command of two words stands in a group. */
export type CommandSpec = {
  readonly name: string
  readonly arguments?: string
  readonly description: MessageKey
  readonly options?: Readonly<Record<string, MessageKey>>
  /** Options that may be given several times. */
  readonly repeated?: Readonly<Record<string, MessageKey>>
  /** True when the first argument is a stored call: without `--target` the command looks at the PC of that call. */
  readonly isAboutCall?: boolean
  readonly run: (context: CliContext, values: Values, own: OwnOptions) => Promise<Result<CommandOutcome>>
}

// What a command does is loaded when it runs: each start would carry all of them.
