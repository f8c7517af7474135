import type { DisabledTool, ErrorView } from '../../../shared/ipc/views.ts'

export type DisabledGroup = {
  readonly key: string
  readonly reason: ErrorView
  readonly tools: readonly DisabledTool[]
}

/** Tools that are missing for the same reason in the same words, the largest group first. */
export function groupByReason(disabled: readonly DisabledTool[]): readonly DisabledGroup[] {
  const groups = new Map<string, DisabledTool[]>()
  for (const tool of disabled) {
    const key = `${tool.reason.number} ${tool.reason.why}`
    groups.set(key, [...(groups.get(key) ?? []), tool])
  }
  return [...groups]
    .flatMap(([key, tools]) => (tools[0] === undefined ? [] : [{ key, tools, reason: tools[0].reason }]))
    .sort((one, other) => other.tools.length - one.tools.length)
}
