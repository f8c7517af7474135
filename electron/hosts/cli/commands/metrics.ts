import { metricsOf, type ToolMetrics } from '../../../audit/call-metrics.ts'
import { ok, type Result } from '../../../kernel/result.ts'
import { showTimeTaken } from '../../../views/show-values.ts'
import { titleOf } from '../../../views/tool-titles.ts'
import { exitCodes, type CliContext, type CommandOutcome } from '../context.ts'
import { historyOf } from './records.ts'

/** How the calls of each tool went and how long they took, as far back as the history reaches. */
export async function metrics(context: CliContext): Promise<Result<CommandOutcome>> {
  const { translator } = context
  const found = await historyOf(context).search({ text: '', limit: Number.MAX_SAFE_INTEGER })
  if (!found.ok) return found
  const rows = metricsOf(found.value.map(({ call }) => call))
  const lines = rows.map((row) => rowText(row, context))
  return ok({
    exitCode: exitCodes.done,
    data: rows,
    lines: lines.length > 0 ? lines : [translator.text('history.empty')],
  })
}

function rowText(row: ToolMetrics, { backend, translator }: CliContext): string {
  const { tool, calls, errors, refused, p50Ms, p95Ms } = row
  const title = titleOf(tool, { translator, registry: backend.registry })
  const counts = translator.text('metrics.counts', { calls, errors, refused })
  const duration = (ms: number): string => showTimeTaken(ms, translator.locale)
  const said =
    p50Ms === null || p95Ms === null
      ? counts
      : translator.text('metrics.times', { counts, usual: duration(p50Ms), slow: duration(p95Ms) })
  return translator.text('metrics.row', { title, tool, said })
}
