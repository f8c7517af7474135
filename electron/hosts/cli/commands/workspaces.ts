import { entryName, entryText, namedEntry, without } from '../../../../shared/domain/network-settings.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import type { Changed, SettingView } from '../../../settings/settings.ts'
import type { CliContext, CommandOutcome } from '../context.ts'
import { exitCodes } from '../exit-codes.ts'
import { recordedSettings } from './settings.ts'

const list = 'workspaces'

/** The named folders that downloads are put into and agents may read. */
export function listWorkspaces(context: CliContext): Result<CommandOutcome> {
  return ok(outcome(context.backend.settings.get(list), context))
}

/** Opens one more folder; the others stay. */
export function addWorkspace(context: CliContext, name: string, folder: string): Promise<Result<CommandOutcome>> {
  return change(context, (own) => ok([...own, namedEntry(list, name, folder)]))
}

/** Closes one folder; nothing in it is deleted. */
export function removeWorkspace(context: CliContext, name: string): Promise<Result<CommandOutcome>> {
  return change(context, (own) => {
    const left = without(own, name)
    const isThere = left.length < own.length
    return isThere ? ok(left) : fail('unknown_workspace', { workspace: name.slice(0, 80), known: own.map(entryName) })
  })
}

async function change(context: CliContext, changed: Changed<typeof list>): Promise<Result<CommandOutcome>> {
  const set = await recordedSettings(context).change(list, changed)
  return set.ok ? ok(outcome(set.value.value, context)) : set
}

function outcome(entries: SettingView<typeof list>['value'], { translator }: CliContext): CommandOutcome {
  const lines = entries.map(({ name, path }) => `${name} = ${path}`)
  return {
    exitCode: exitCodes.done,
    data: entries.map(entryText),
    lines: lines.length > 0 ? lines : [translator.text('show.none')],
  }
}
