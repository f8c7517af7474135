import { without, type CollectedFolder } from '../../../../shared/domain/network-settings.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { collectionsIn } from '../../../settings/code-collections.ts'
import type { Changed } from '../../../settings/settings.ts'
import { harmless } from '../../../views/harmless.ts'
import { exitCodes, type CliContext, type CommandOutcome } from '../context.ts'
import { recordedSettings } from './settings.ts'

const key = 'codeCollections'

/** Folders whose code is searched together, each under its name. */
export function listCollections(context: CliContext): Result<CommandOutcome> {
  return ok(outcome(context.backend.settings.get(key), context))
}

/** Puts a folder of a workspace under a name, behind those that it has already. */
export function addToCollection(context: CliContext, name: string, folder: string): Promise<Result<CommandOutcome>> {
  return change(context, (own) => ok([...own, { name, folder }]))
}

/** Forgets a collection; its folders stay as they are. */
export function removeCollection(context: CliContext, collection: string): Promise<Result<CommandOutcome>> {
  return change(context, (own) => {
    const left = without(own, collection)
    if (left.length < own.length) return ok(left)
    const known = collectionsIn(own).map(({ name }) => name)
    return fail('unknown_collection', { collection: collection.slice(0, 80), known })
  })
}

async function change(context: CliContext, changed: Changed<typeof key>): Promise<Result<CommandOutcome>> {
  const set = await recordedSettings(context).change(key, changed)
  return set.ok ? ok(outcome(set.value.value, context)) : set
}

function outcome(entries: readonly CollectedFolder[], { translator }: CliContext): CommandOutcome {
  const collections = collectionsIn(entries)
  const lines = collections.map(({ name, folders }) => `${name} = ${harmless(folders.join(', '))}`)
  return {
    exitCode: exitCodes.done,
    data: collections,
    lines: lines.length > 0 ? lines : [translator.text('show.none')],
  }
}
