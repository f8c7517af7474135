import type { Tool } from '../contract/define-tool.ts'

type Done = { readonly tool: Pick<Tool, 'undoUntil'>; readonly result: Readonly<Record<string, unknown>> }

/**
 * Milliseconds until undoing a fix has no effect any more, counted from `nowMs` of the PC on which it was done; not
 * positive once it is over. Null = the fix has no end of its own. A time that cannot be read is over: nothing is
 * offered that may do nothing.
 */
export function undoLeftMs({ tool: { undoUntil }, result }: Done, nowMs: number): number | null {
  if (undoUntil === undefined) return null
  const until = result[undoUntil]
  const untilMs = typeof until === 'string' ? Date.parse(until) : Number.NaN
  return Number.isNaN(untilMs) ? 0 : untilMs - nowMs
}

/** Whether undoing it can still have an effect. */
export function undoHasEffect(done: Done, nowMs: number): boolean {
  const leftMs = undoLeftMs(done, nowMs)
  return leftMs === null || leftMs > 0
}
