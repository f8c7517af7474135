import fc from 'fast-check'

import type { Tool } from '../../electron/contract/define-tool.ts'
import { conditionShape, shapeOfSchema } from '../../electron/contract/shape-of-schema.ts'
import type { Look } from '../../electron/views/pictures/reading.ts'
import { anyOf } from './any-record.ts'

/** Without the tool: where one cannot be drawn, what was read is shown, not the tool. */
export function anyLook(tool: Tool, nowMs: number): fc.Arbitrary<Omit<Look, 'tool'>> {
  const rules = [null, ...tool.findings.map((rule) => ({ rule, severity: rule.severity }))]
  return fc.record({
    record: fc.option(
      anyOf(conditionShape(tool)).map((result) => ({ result: result as Record<string, unknown>, unavailable: [] })),
      { nil: null, freq: 8 },
    ),
    args: anyOf(shapeOfSchema(tool.args())) as fc.Arbitrary<Record<string, unknown>>,
    nowMs: fc.constant(nowMs),
    finding: fc.constantFrom(...rules),
  })
}
