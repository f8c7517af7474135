import { createHistoryFile } from '../../../audit/history.ts'
import { createUndoJournal } from '../../../audit/undo-journal.ts'
import { fail, type Result } from '../../../kernel/result.ts'
import type { CliContext, Command, CommandOutcome } from '../context.ts'

/** Runs a command about a stored call. A number that was never given is a slip of whoever typed it: `unknown_call`. */
export async function withKnownCall(
  context: CliContext,
  callId: string,
  run: Command,
): Promise<Result<CommandOutcome>> {
  return (await isKnown(callId, context)) ? run(context) : fail('unknown_call', { callId: callId.slice(0, 80) })
}

async function isKnown(callId: string, { backend }: CliContext): Promise<boolean> {
  const { ports, data } = backend
  const kept = await createUndoJournal({ ...ports, folder: data.undo }).get(callId)
  if (kept.ok || kept.error.code !== 'undo_missing' || kept.error.data['corruptFile'] !== undefined) return true
  const found = await createHistoryFile({ fileSystem: ports.fileSystem, file: data.history }).get(callId)
  // What cannot be read is not unknown: the command itself says why.
  return !found.ok || found.value !== null
}
