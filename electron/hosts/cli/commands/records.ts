import { listChains } from '../../../audit/chain-folder.ts'
import { exportAuditLog } from '../../../audit/verify-audit-log.ts'
import { verifyChains } from '../../../audit/verify-chains.ts'
import { isPreview } from '../../../contract/define-tool.ts'
import { createHistoryFile, type HistoryRecord, type HistoryStore } from '../../../audit/history.ts'
import type { EndedCall } from '../../../../shared/domain/tool-call.ts'
import { appError, ok, fail, type Result } from '../../../kernel/result.ts'
import { ioResult } from '../../../store/io-result.ts'
import { exitCodes, type CliContext, type CommandOutcome, type Command } from '../context.ts'
import { harmless } from '../../../views/harmless.ts'
import { showReason } from '../../lines/show-error.ts'
import { endedLines, resultLines } from '../../lines/show-result.ts'
import type { MessageKey } from '../../../../shared/texts/messages.ts'
import { openRetention } from '../../../engine/open-retention.ts'
import { askYesOrNo } from '../ask-on-terminal.ts'
import type { Registry } from '../../../registry/registry.ts'
import { createUndoJournal } from '../../../audit/undo-journal.ts'
import { callTitleOf } from '../../../views/tool-titles.ts'

/** Undoes a fix. */
export async function undo(context: CliContext, callId: string): Promise<Result<CommandOutcome>> {
  const engine = await context.engine()
  if (!engine.ok) return engine
  const { signal, translator, backend } = context
  const undone = await engine.value.conversations.undoCall(callId, signal)
  if (!undone.ok) return undone
  const { restored } = undone.value
  const title = callTitleOf(undone.value, { translator, registry: backend.registry })
  return ok({ exitCode: exitCodes.done, data: { restored }, lines: [translator.text('undo.done', { title })] })
}

/** Checks every chain of the record of changes. Nothing is written: it works on a copy, too. */
export async function verifyAudit({ backend, translator }: CliContext): Promise<Result<CommandOutcome>> {
  const checked = await verifyChains(backend.data.audit, backend.ports)
  if (!checked.ok) return checked
  const { chains, lines, removed, bad } = checked.value
  const [firstBad] = bad
  const good = chains === 0 ? translator.text('audit.none') : translator.text('audit.ok', { lines })
  const gone = removed === 0 ? [] : [translator.text('audit.removed', { removed })]
  const said = bad.map(({ chain, seq, reason }) => translator.text('audit.bad', { line: `${chain} ${seq}`, reason }))
  const data = { lines, ...(removed > 0 ? { removed } : {}), ok: bad.length === 0, ...(firstBad ? { firstBad } : {}) }
  const exitCode = bad.length > 0 ? exitCodes.problem : exitCodes.done
  return ok({ exitCode, data, lines: bad.length > 0 ? said : [good, ...gone] })
}

/** Every line of the record, as it stands, one JSON document a line. */
export async function exportAudit({ backend, terminal }: CliContext): Promise<Result<CommandOutcome>> {
  const chains = await chainsOf(backend)
  if (!chains.ok) return chains
  const exported = await ioResult({ code: 'file_unreadable' }, async () => {
    for (const chain of chains.value)
      for await (const line of exportAuditLog(chain, backend.ports.fileSystem)) terminal.out(line.trimEnd())
  })
  return exported.ok ? ok({ exitCode: exitCodes.done, data: undefined, lines: [] }) : exported
}

function chainsOf({ ports, data }: CliContext['backend']): Promise<Result<readonly string[]>> {
  return ioResult({ code: 'file_unreadable', data: { path: data.audit } }, () =>
    listChains(ports.fileSystem, data.audit),
  )
}

/** `own` = what was asked for; `changes` = what changed something; `all` = with the looks that belong to another call. */
export type HistoryShown = 'own' | 'changes' | 'all'

const mostRows = 100

/** Past calls, newest first. */
export async function history(
  context: CliContext,
  query: string,
  shown: HistoryShown,
): Promise<Result<CommandOutcome>> {
  const { translator, terminal } = context
  let unread = 0
  const passedOver = (): void => void (unread += 1)
  const wanted = { text: query, limit: mostRows, only: chosen(shown, context), passedOver }
  const found = await historyOf(context).search(wanted)
  if (!found.ok) return found
  // What cannot be read may be what is looked for.
  if (unread > 0) terminal.warn(translator.text('history.unread', { count: unread }))
  const fixes = await undoneFixes(found.value, context)
  if (!fixes.ok) return fixes
  const lines = found.value.map(({ call, complaint }) => {
    const said = complaint === null ? '' : `  "${harmless(complaint)}"`
    const tool = toolOf(named(call, fixes.value), context)
    return `${timeOf(call, context)}  ${call.id}  ${tool}  ${stateOf(call, context)}${said}`
  })
  return ok({
    exitCode: exitCodes.done,
    data: found.value,
    lines: lines.length > 0 ? lines : [translator.text('history.empty')],
  })
}

/** One past call: for people what it was, why, and how it ended; for scripts its record. */
export async function showCall(context: CliContext, callId: string): Promise<Result<CommandOutcome>> {
  const found = await historyOf(context).get(callId)
  if (!found.ok) return found
  if (found.value === null) return fail('unknown_call', { callId: callId.slice(0, 80) })
  const fixes = await undoneFixes([found.value], context)
  if (!fixes.ok) return fixes
  const shown = { ...found.value, call: named(found.value.call, fixes.value) }
  return ok({ exitCode: exitCodes.done, data: found.value, lines: callLines(shown, context) })
}

/** The fixes of undos that name no tool, because nothing was stored for them. */
function undoneFixes(
  records: readonly HistoryRecord[],
  context: CliContext,
): Promise<Result<ReadonlyMap<string, HistoryRecord>>> {
  return historyOf(context).getAll(records.flatMap(({ call }) => (call.tool === '' ? (call.undoes ?? []) : [])))
}

/** An undo goes by the name of its fix, also where nothing was stored for it. */
function named(call: EndedCall, fixes: ReadonlyMap<string, HistoryRecord>): EndedCall {
  const fix = call.undoes === undefined ? undefined : fixes.get(call.undoes)?.call
  if (call.tool !== '' || fix === undefined) return call
  const { tool, args, object } = fix
  return { ...call, tool, args, ...(object === undefined ? {} : { object }) }
}

function callLines({ call, complaint }: HistoryRecord, context: CliContext): readonly string[] {
  const { translator, backend, terminal } = context
  const showing = { translator, registry: backend.registry, terminal }
  const tool = backend.registry.find(call.tool)
  const title = callTitleOf(call, showing)
  const given = Object.entries(call.args)
  return [
    `${title} (${toolOf(call, context)}), ${timeOf(call, context)}, ${stateOf(call, context)}`,
    ...(complaint === null ? [] : [`"${harmless(complaint)}"`]),
    ...given.map(([name, value]) => `  ${name} = ${harmless(JSON.stringify(value))}`),
    ...endedLines(call, { title, showing }),
    ...(call.state === 'succeeded' && tool ? resultLines(call.result, tool, translator) : []),
  ]
}

/** What was done on this PC, as it is kept. */
export function historyOf({ backend }: CliContext): HistoryStore {
  return createHistoryFile({ fileSystem: backend.ports.fileSystem, file: backend.data.history })
}

function chosen(shown: HistoryShown, { backend }: CliContext): (call: EndedCall) => boolean {
  if (shown === 'all') return () => true
  if (shown === 'own') return ({ parentId }) => parentId === null
  // A tool that this version does not know any more may have changed something.
  return (call) =>
    call.parentId === null &&
    backend.registry.find(call.tool)?.access.risk !== 'safe' &&
    !isShownOnly(call, backend.registry)
}

/** What a change would do was asked, and nothing was done. */
function isShownOnly({ tool, args }: EndedCall, registry: Pick<Registry, 'find'>): boolean {
  const known = registry.find(tool)
  return known !== null && isPreview(known, args)
}

function timeOf({ createdAt }: EndedCall, { translator }: CliContext): string {
  return new Intl.DateTimeFormat(translator.locale, { dateStyle: 'short', timeStyle: 'medium' }).format(createdAt)
}

/** An undo of what was never kept names no tool. */
function toolOf({ tool }: EndedCall, { translator }: CliContext): string {
  return tool === '' ? translator.text('value.unknown') : tool
}

function stateOf(call: EndedCall, { translator, backend }: CliContext): string {
  const { state, undoes } = call
  if (undoes !== undefined && state === 'denied') {
    const [reason = appError('internal')] = call.reasons
    return translator.text('history.undoRefused', { reason: showReason(reason, translator) })
  }
  if (state === 'succeeded' && isShownOnly(call, backend.registry)) return translator.text('history.shownOnly')
  const said = translator.text(`ui.card.state.${state}`)
  return undoes === undefined || state === 'undone' ? said : translator.text('history.undo', { state: said })
}

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
