import { ok, type Result } from '../../../kernel/result.ts'
import type { CliContext, CommandOutcome } from '../context.ts'
import { exitCodes } from '../exit-codes.ts'
import { showReason } from '../show-error.ts'
import { titleOf } from '../show-diagnosis.ts'

/** How many tools there are and how many can be used now. */
export function statistics({ workbench, translator, terminal }: CliContext): Result<CommandOutcome> {
  const found = workbench.registry.getStatistics()
  const showing = { translator, registry: workbench.registry, terminal }
  const counts = (rows: object): string[] =>
    Object.entries(rows as Record<string, { readonly total: number; readonly available: number }>).map(
      ([name, count]) => `  ${name.padEnd(24)} ${count.available} / ${count.total}`,
    )
  const lines = [
    translator.text('stats.mode', { mode: found.mode }),
    translator.text('stats.total', { total: found.total, available: found.available }),
    `${translator.text('stats.byCategory')}:`,
    ...counts(found.byCategory),
    `${translator.text('stats.byNetwork')}:`,
    ...counts(found.byNetwork),
    ...(found.disabled.length > 0 ? [`${translator.text('stats.disabled')}:`] : []),
    ...found.disabled.map(
      ({ tool, reason }) => `  ${titleOf(tool, showing)} (${tool}): ${showReason(reason, translator)}`,
    ),
  ]
  const disabled = found.disabled.map(({ tool, reason }) => ({
    tool,
    code: reason.code,
    reason: translator.error(reason).why,
  }))
  return ok({ exitCode: exitCodes.done, data: { ...found, disabled }, lines })
}
