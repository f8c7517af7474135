import { heldIn, isRecord } from '../../../../shared/domain/is-record.ts'
import type { EndedCall } from '../../../../shared/domain/tool-call.ts'
import type { Workspace } from '../../../../shared/domain/workspace.ts'
import type { Tool } from '../../../contract/define-tool.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { rulesFor } from '../../../policy/paths/path-rules.ts'
import { isIn, pathOf, placeOf, volumeOf } from '../../../policy/paths/place.ts'
import { callTitleOf } from '../../../views/tool-titles.ts'
import { exitCodes, type CliContext, type CommandOutcome } from '../context.ts'
import { historyOf } from './records.ts'
import { errorOf } from './run-tool.ts'

type Values = Readonly<Record<string, unknown>>
type Edit = { readonly tool: Tool; readonly args: Values; readonly callId: string }

/**
 * Makes edits that stand in the history once more, in the order that they are named, where they were made or in another folder that was
 * opened. Each is asked for, recorded and undone like any other; the first that cannot be made ends it.
 */
export async function replayEdits(
  context: CliContext,
  callIds: readonly string[],
  into: string | null,
): Promise<Result<CommandOutcome>> {
  const edits: Edit[] = []
  for (const callId of callIds) {
    const edit = await editOf(context, callId, into)
    if (!edit.ok) return edit
    edits.push(edit.value)
  }
  const engine = await context.engine()
  if (!engine.ok) return engine
  const { caller, signal, translator, backend } = context
  const made: EndedCall[] = []
  for (const { tool, args, callId } of edits) {
    const call = await engine.value.pipeline.submit({ tool: tool.name, args, caller }, signal)
    if (call.state !== 'succeeded') {
      const { code, data } = errorOf(call)
      return { ok: false, error: { code, data: { ...data, replayed: callId, made: made.map(({ id }) => id) } } }
    }
    made.push(call)
  }
  const lines = made.map((call) => `${call.id}  ${callTitleOf(call, { translator, registry: backend.registry })}`)
  const data = made.map((call, index) => ({ callId: call.id, of: edits[index]?.callId, tool: call.tool }))
  return ok({ exitCode: exitCodes.done, data, lines })
}

async function editOf(context: CliContext, callId: string, into: string | null): Promise<Result<Edit>> {
  const { backend } = context
  const found = await historyOf(context).get(callId)
  if (!found.ok) return found
  if (found.value === null) return fail('unknown_call', { callId: callId.slice(0, 80) })
  const { call } = found.value
  const tool = backend.registry.find(call.tool)
  if (tool?.diffs === undefined || tool.preview === undefined || call.state !== 'succeeded')
    return fail('no_edit', { callId: callId.slice(0, 80) })
  // What was masked before it was kept would be written as the mask.
  if (JSON.stringify(call.args).includes('***')) return fail('edit_not_kept', { callId: callId.slice(0, 80) })
  const workspaces = backend.settings.get('workspaces')
  const args = elsewhere(call.args, { tool, preview: tool.preview, into, workspaces, platform: process.platform })
  return args === null ? fail('no_edit', { callId: callId.slice(0, 80) }) : ok({ tool, args, callId })
}

type Moving = {
  readonly tool: Tool
  readonly preview: NonNullable<Tool['preview']>
  /** Null = where they were made. */
  readonly into: string | null
  readonly workspaces: readonly Workspace[]
  readonly platform: NodeJS.Platform
}

/** The same arguments, for another folder where one is named, without what was agreed to for the first one; null = a file lay in no folder that is open. */
export function elsewhere(args: Values, { tool, preview, into, workspaces, platform }: Moving): Values | null {
  const pinned = new Set(Object.keys(preview.pins ?? {}))
  const kept = Object.fromEntries(Object.entries(args).filter(([name]) => !pinned.has(name)))
  if (into === null) return { ...kept, [preview.argument]: false }
  const isNamedApart = typeof args['workspace'] === 'string'
  const moved: Record<string, unknown> = {}
  for (const name of tool.placement.folderArguments ?? []) {
    const value = isNamedApart ? args[name] : belowAll(args[name], { workspaces, platform })
    if (value === null) return null
    moved[name] = value
  }
  return { ...kept, ...moved, workspace: into, [preview.argument]: false }
}

type Opened = Pick<Moving, 'workspaces' | 'platform'>

/** Paths from their folder on: of a text, or of each in a list. */
function belowAll(value: unknown, opened: Opened): unknown {
  if (typeof value === 'string') return below(value, opened)
  if (!Array.isArray(value)) return null
  const listed = value.map((one: unknown) => {
    const path = heldIn(one, 'path')
    const moved = typeof path === 'string' ? below(path, opened) : null
    return moved === null || !isRecord(one) ? null : { ...one, path: moved }
  })
  return listed.includes(null) ? null : listed
}

function below(path: string, { workspaces, platform }: Opened): string | null {
  const rules = rulesFor(platform)
  const place = volumeOf(path, rules) !== null || path.startsWith(rules.separator) ? placeOf(path, rules) : null
  if (place === null) {
    const rest = path.split(/[/\\]/).slice(1)
    return rest.length === 0 ? null : rest.join('/')
  }
  const roots = workspaces.map((workspace) => placeOf(workspace.path, rules)).filter((root) => root !== null)
  const around = roots
    .filter((root) => isIn(place, root, rules))
    .sort((one, other) => other.names.length - one.names.length)
  const [root] = around
  if (root === undefined || place.names.length === root.names.length) return null
  return pathOf({ volume: '', names: place.names.slice(root.names.length) }, rules).slice(rules.separator.length)
}
