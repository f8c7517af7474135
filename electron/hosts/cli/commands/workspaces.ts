import { fail, ok, type Result } from '../../../kernel/result.ts'
import type { SettingView } from '../../../store/settings.ts'
import type { CliContext, CommandOutcome } from '../context.ts'
import { exitCodes } from '../exit-codes.ts'
import { recordedSettings } from './settings.ts'

const list = 'workspaces'

/** The named folders that downloads are put into and agents may read. */
export function listWorkspaces(context: CliContext): Result<CommandOutcome> {
  return ok(outcome(context.workbench.settings.get(list), context))
}

/** Opens one more folder; the others stay. */
export async function addWorkspace(context: CliContext, name: string, folder: string): Promise<Result<CommandOutcome>> {
  const { withEntry } = await import('../../network-values.ts')
  return change(context, (entries) => withEntry(list, `${name}=${folder}`, entries))
}

/** Closes one folder; nothing in it is deleted. */
export async function removeWorkspace(context: CliContext, name: string): Promise<Result<CommandOutcome>> {
  const { nameOfEntry } = await import('../../network-values.ts')
  return change(context, (entries) => {
    const left = entries.filter((entry) => nameOfEntry(list, entry) !== name)
    const known = entries.map((entry) => nameOfEntry(list, entry))
    const isThere = left.length < entries.length
    return Promise.resolve(isThere ? ok(left) : fail('unknown_workspace', { workspace: name.slice(0, 80), known }))
  })
}

async function change(
  context: CliContext,
  changed: (entries: readonly string[]) => Promise<Result<readonly string[]>>,
): Promise<Result<CommandOutcome>> {
  const { settings } = context.workbench
  const lock = settings.lockOf(list)
  if (lock !== null) return { ok: false, error: lock }
  const entries = await changed(settings.own(list))
  if (!entries.ok) return entries
  const set = await recordedSettings(context).set(list, [...entries.value])
  return set.ok ? ok(outcome(set.value.value, context)) : set
}

function outcome(entries: SettingView<typeof list>['value'], { translator }: CliContext): CommandOutcome {
  const lines = entries.map((entry) => entry.replace('=', ' = '))
  return { exitCode: exitCodes.done, data: entries, lines: lines.length > 0 ? lines : [translator.text('show.none')] }
}
