import type { MessageKey } from '../../../../shared/texts/messages.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { openRetention } from '../../open-retention.ts'
import { askYesOrNo } from '../ask-on-terminal.ts'
import type { CliContext, CommandOutcome } from '../context.ts'
import { exitCodes } from '../exit-codes.ts'

/** Deletes what is kept of one run or chat, or everything, after a person has read what is lost. */
export async function deleteRecords(context: CliContext, runId: string | null): Promise<Result<CommandOutcome>> {
  const { caller, translator, backend } = context
  if (caller.role === 'ai_agent') return fail('deletion_not_confirmed')
  const engine = await context.engine()
  if (!engine.ok) return engine
  const retention = openRetention(backend, engine.value, { host: 'cli', caller: () => caller })
  const undoable = await retention.undoable(runId)
  if (!undoable.ok) return undoable
  if (!(await agrees(context, linesOf(runId, undoable.value.length, context)))) return fail('deletion_not_confirmed')
  const removed = await (runId === null ? retention.removeAll() : retention.removeChat(runId))
  if (!removed.ok) return removed
  const { chats, calls, undo } = removed.value
  if (runId !== null && chats + calls + undo === 0) return fail('unknown_chat', { chatId: runId.slice(0, 80) })
  const lines = [translator.text('delete.done', { chats, calls, undo })]
  return ok({ exitCode: exitCodes.done, data: removed.value, lines })
}

function linesOf(runId: string | null, undoable: number, { translator }: CliContext): readonly string[] {
  const what: MessageKey = runId === null ? 'delete.all' : 'delete.one'
  const undo = undoable > 0 ? [translator.text('delete.undo', { count: undoable })] : []
  return [translator.text(what), ...undo, translator.text('delete.stays')]
}

async function agrees(context: CliContext, lines: readonly string[]): Promise<boolean> {
  const { terminal, translator, options, signal, stop } = context
  if (options.yes) return true
  if (!terminal.interactive || options.json) return false
  for (const line of lines) terminal.note(line)
  const question = { question: translator.text('delete.question'), yes: translator.text('delete.yes'), signal }
  const answer = await askYesOrNo(question, { terminal, translator })
  if (answer === null) stop()
  return answer === true
}
