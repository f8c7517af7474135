import type { Result } from '../../kernel/result.ts'
import { failUsage } from '../../engine/failed-usage.ts'
import type { HistoryShown } from './commands/records.ts'
import type { CommandOutcome } from './context.ts'

/** What was typed with a command, by option. */
export type OwnOptions = Readonly<Record<string, string | boolean | readonly string[] | undefined>>

export async function oneOrBatch(
  own: OwnOptions,
  value: string | undefined,
  run: {
    readonly one: (value: string) => Promise<Result<CommandOutcome>>
    readonly batch: (file: string) => Promise<Result<CommandOutcome>>
  },
): Promise<Result<CommandOutcome>> {
  if (typeof own['batch'] === 'string') return run.batch(own['batch'])
  return value === undefined ? failUsage('argument_or_batch') : run.one(value)
}

export function shownOf(own: OwnOptions): HistoryShown {
  if (own['changes'] === true) return 'changes'
  return own['all'] === true ? 'all' : 'own'
}

export function listOf(value: OwnOptions[string]): readonly string[] {
  return typeof value === 'object' ? value : []
}

export function textOf(value: OwnOptions[string]): string {
  return typeof value === 'string' ? value : ''
}

/** Undefined = the option was not given. */
export function givenOf(value: OwnOptions[string]): string | undefined {
  return typeof value === 'string' ? value : undefined
}
