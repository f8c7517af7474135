import { fail, ok, type Result } from '../../../kernel/result.ts'
import { refusedFile } from '../../../policy/paths/refused-file.ts'
import { collectionEntries, collectionsIn } from '../../../settings/code-collections.ts'
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
export async function addToCollection(
  context: CliContext,
  name: string,
  folder: string,
): Promise<Result<CommandOutcome>> {
  const question = { path: folder, use: 'read', confined: true, withHidden: true } as const
  const judged = await context.backend.judgeFile(question)
  if (judged.verdict === 'refuse') return { ok: false, error: refusedFile(judged.refusal, question) }
  if (judged.file.kind !== 'folder') return fail('file_unreadable', { path: folder.slice(0, 260), reason: 'ENOTDIR' })
  return change(context, (own) => ok([...new Set([...own, ...collectionEntries({ name, folders: [folder] })])]))
}

/** Forgets a collection; its folders stay as they are. */
export function removeCollection(context: CliContext, collection: string): Promise<Result<CommandOutcome>> {
  return change(context, (own) => {
    const known = collectionsIn(own)
    const left = known.filter(({ name }) => name !== collection)
    return left.length < known.length
      ? ok(left.flatMap(collectionEntries))
      : fail('unknown_collection', { collection: collection.slice(0, 80), known: known.map(({ name }) => name) })
  })
}

async function change(context: CliContext, changed: Changed<typeof key>): Promise<Result<CommandOutcome>> {
  const set = await recordedSettings(context).change(key, changed)
  return set.ok ? ok(outcome(set.value.value, context)) : set
}

function outcome(entries: readonly string[], { translator }: CliContext): CommandOutcome {
  const collections = collectionsIn(entries)
  const lines = collections.map(({ name, folders }) => `${name} = ${harmless(folders.join(', '))}`)
  return {
    exitCode: exitCodes.done,
    data: collections,
    lines: lines.length > 0 ? lines : [translator.text('show.none')],
  }
}
