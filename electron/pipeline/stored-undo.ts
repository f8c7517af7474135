import type { RecordedTarget } from '../../shared/domain/target.ts'
import { digestOf } from '../kernel/digest.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import { validateArgs } from '../contract/argument-validation.ts'
import type { Tool } from '../contract/define-tool.ts'
import { validStoredResult } from '../contract/result-validation.ts'
import type { PipelinePorts } from './ports.ts'

type Values = Readonly<Record<string, unknown>>

/** A way back as it is stored, after its schemas: what a person is shown, and what is then used. */
export type StoredUndo = {
  readonly tool: Tool
  readonly target: RecordedTarget
  readonly args: Values
  readonly result: Values
  /** Of exactly these values: a record that changes after it was shown is another one. */
  readonly digest: string
}

/** Nothing of what a file says is shown or used before it is held against the schemas of its tool. */
export async function storedUndo(
  callId: string,
  {
    undo,
    registry,
  }: { readonly undo: Pick<PipelinePorts['undo'], 'ready'>; readonly registry: PipelinePorts['registry'] },
): Promise<Result<StoredUndo>> {
  const stored = await undo.ready(callId)
  if (!stored.ok) return stored
  const { tool: name, target, version, record } = stored.value
  const tool = registry.find(name)
  if (tool?.undo !== 'automatic' || tool.version !== version) return fail('undo_missing', { callId, tool: name })
  const args = validateArgs(tool, stored.value.args)
  const result = validStoredResult(tool, record.result)
  if (!args.ok || result === null) return fail('undo_refused', { callId, tool: name })
  return ok({ tool, target, args: args.value, result, digest: digestOf({ args: args.value, result }) })
}
