import { ok, type Result } from '../../../kernel/result.ts'
import { exportCatalogue } from '../../../registry/export-catalogue.ts'
import type { CliContext, CommandOutcome } from '../context.ts'
import { exitCodes } from '../exit-codes.ts'

/** Everything about all tools, scripts included. Without `--json` the same document, to be read or kept as a file. */
export function catalogue({ backend }: CliContext): Result<CommandOutcome> {
  const data = exportCatalogue(backend.registry.all())
  return ok({ exitCode: exitCodes.done, data, lines: [JSON.stringify(data, null, 1)] })
}
