import { entryName, entryText, without } from '../../../../shared/domain/network-settings.ts'
import { workspaceText, type Workspace } from '../../../../shared/domain/workspace.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import type { Changed } from '../../../settings/settings.ts'
import { harmless } from '../../../views/harmless.ts'
import { exitCodes, type CliContext, type CommandOutcome } from '../context.ts'
import { recordedSettings } from './settings.ts'

const key = 'workspaces'

/** The named folders that files may be read and changed in. */
export function listWorkspaces(context: CliContext): Result<CommandOutcome> {
  return ok(outcome(context.backend.settings.get(key), context))
}

/** Opens one more folder; the others stay. */
export function addWorkspace(context: CliContext, workspace: Workspace): Promise<Result<CommandOutcome>> {
  return change(context, (own) => ok([...own, workspace]))
}

/** Closes one folder; nothing in it is deleted. */
export function removeWorkspace(context: CliContext, name: string): Promise<Result<CommandOutcome>> {
  return change(context, (own) => {
    const left = without(own, name)
    const isThere = left.length < own.length
    return isThere ? ok(left) : fail('unknown_workspace', { workspace: name.slice(0, 80), known: own.map(entryName) })
  })
}

async function change(context: CliContext, changed: Changed<typeof key>): Promise<Result<CommandOutcome>> {
  const set = await recordedSettings(context).change(key, changed)
  return set.ok ? ok(outcome(set.value.value, context)) : set
}

function outcome(workspaces: readonly Workspace[], { translator }: CliContext): CommandOutcome {
  const lines = workspaces.map((workspace) => `${workspace.name} = ${harmless(workspaceText(workspace))}`)
  return {
    exitCode: exitCodes.done,
    data: workspaces.map(entryText),
    lines: lines.length > 0 ? lines : [translator.text('show.none')],
  }
}
