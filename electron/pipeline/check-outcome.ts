import type { EndedCall } from '../../shared/domain/tool-call.ts'
import type { Assessment, ToolRecord } from '../contract/define-tool.ts'

/** What one check said: its record, what its rules make of it, and its arguments. */
export type CheckOutcome = {
  readonly record: ToolRecord
  readonly assessment: Assessment
  readonly args: Readonly<Record<string, unknown>>
}

/** Null = the check could not be run. */
export type CheckRunner = (tool: string, args: unknown) => Promise<CheckOutcome | null>

/** Checks by calls of the pipeline. */
export function checksBy(submit: (tool: string, args: unknown) => Promise<EndedCall>): CheckRunner {
  return async (tool, args) => {
    const ended = await submit(tool, args)
    if (ended.state !== 'succeeded') return null
    const { result, unavailable, verdict, findings } = ended
    return { record: { result, unavailable }, assessment: { verdict, findings }, args: ended.args }
  }
}
