import { ok, type Result } from '../../../kernel/result.ts'
import { harmless } from '../../../views/harmless.ts'
import type { CliContext, CommandOutcome } from '../context.ts'
import { exitCodes } from '../exit-codes.ts'

type Row = { readonly what: string; readonly value: string | number | boolean | null }

/** What was found on this computer that decides which tools can be used. */
export function doctor({ workbench, translator }: CliContext): Result<CommandOutcome> {
  const { data, settings, registry } = workbench
  const facts = workbench.facts()
  const { total, available } = registry.getStatistics()
  const rows: readonly Row[] = [
    { what: 'target', value: facts.kind },
    { what: 'windowsBuild', value: facts.windowsBuild },
    { what: 'languageMode', value: facts.languageMode },
    { what: 'elevated', value: facts.elevated },
    // Rights are used only where it is closed to ordinary programs.
    { what: 'program', value: facts.program },
    ...Object.entries(facts.runtimes).map(([runtime, version]) => ({ what: `runtime ${runtime}`, value: version })),
    { what: 'mode', value: settings.get('mode') },
    { what: 'dataFolder', value: data.root },
    { what: 'tools', value: total },
    { what: 'toolsAvailable', value: available },
    ...settings.warnings().map((warning) => ({
      what: 'warning',
      value: `${warning.code}: ${harmless(translator.error(warning).why)}`,
    })),
  ]
  const lines = rows.map(
    ({ what, value }) => `  ${what.padEnd(24)} ${value === null ? translator.text('doctor.missing') : String(value)}`,
  )
  return ok({ exitCode: exitCodes.done, data: rows, lines: [translator.text('doctor.title'), ...lines] })
}
