import type { Assessment, ToolRecord } from '../contract/define-tool.ts'

/** What one check said: its record, what its rules make of it, and its arguments. */
export type CheckOutcome = {
  readonly record: ToolRecord
  readonly assessment: Assessment
  readonly args: Readonly<Record<string, unknown>>
}

/** Null = the check could not be run. */
export type CheckRunner = (tool: string, args: unknown) => Promise<CheckOutcome | null>
