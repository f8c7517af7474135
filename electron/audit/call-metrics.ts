import type { EndedCall } from '../../shared/domain/tool-call.ts'

/** How the calls of one tool went. Times are those from its start to its end; null = none of its calls was begun. */
export type ToolMetrics = {
  readonly tool: string
  readonly calls: number
  /** Begun, and ended otherwise than it should; who stopped a call made no error. */
  readonly errors: number
  /** Never begun: the rules or a person said no. */
  readonly refused: number
  readonly p50Ms: number | null
  readonly p95Ms: number | null
  /** Milliseconds since the epoch. */
  readonly lastEndedAt: number
}

const errorStates: readonly EndedCall['state'][] = ['failed', 'timed_out', 'unknown']

/** One row for each tool that was called, those called most often first. */
export function metricsOf(calls: readonly EndedCall[]): readonly ToolMetrics[] {
  const byTool = new Map<string, EndedCall[]>()
  for (const call of calls) listOf(byTool, call.tool).push(call)
  // An undo of what was never kept names no tool.
  byTool.delete('')
  return [...byTool]
    .map(([tool, own]) => rowOf(tool, own))
    .sort((a, b) => b.calls - a.calls || (a.tool < b.tool ? -1 : 1))
}

function listOf(byTool: Map<string, EndedCall[]>, tool: string): EndedCall[] {
  const known = byTool.get(tool) ?? []
  byTool.set(tool, known)
  return known
}

function rowOf(tool: string, calls: readonly EndedCall[]): ToolMetrics {
  const tookMs = calls
    .flatMap((call) => ('startedAt' in call ? [Math.max(0, call.endedAt - call.startedAt)] : []))
    .sort((a, b) => a - b)
  return {
    tool,
    calls: calls.length,
    errors: calls.filter(({ state }) => errorStates.includes(state)).length,
    refused: calls.filter(({ state }) => state === 'denied').length,
    p50Ms: quantileOf(tookMs, 0.5),
    p95Ms: quantileOf(tookMs, 0.95),
    lastEndedAt: calls.reduce((latest, { endedAt }) => Math.max(latest, endedAt), 0),
  }
}

/** The smallest value that at least this share of all does not exceed. */
function quantileOf(sorted: readonly number[], share: number): number | null {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null
}
