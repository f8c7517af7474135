import type { EndedCall } from '../../../../shared/domain/tool-call.ts'
import { createHistoryFile, type HistoryRecord, type HistoryStore } from '../../../audit/history.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { harmless } from '../../../views/harmless.ts'
import type { CliContext, CommandOutcome } from '../context.ts'
import { exitCodes } from '../exit-codes.ts'
import { callTitleOf } from '../show-diagnosis.ts'
import { endedLines } from '../show-fix-report.ts'
import { resultLines } from '../show-result.ts'

/** `own` = what was asked for; `changes` = what changed something; `all` = with the looks that belong to another call. */
export type HistoryShown = 'own' | 'changes' | 'all'

const mostRows = 100

/** Past calls, newest first. */
export async function history(
  context: CliContext,
  query: string,
  shown: HistoryShown,
): Promise<Result<CommandOutcome>> {
  const { translator } = context
  const found = await historyOf(context).search({ text: query, limit: mostRows, only: chosen(shown, context) })
  if (!found.ok) return found
  const lines = found.value.map(({ call, complaint }) => {
    const said = complaint === null ? '' : `  "${harmless(complaint)}"`
    return `${timeOf(call, context)}  ${call.id}  ${toolOf(call, context)}  ${stateOf(call, context)}${said}`
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
  return ok({ exitCode: exitCodes.done, data: found.value, lines: callLines(found.value, context) })
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

function historyOf({ backend }: CliContext): HistoryStore {
  return createHistoryFile({ fileSystem: backend.ports.fileSystem, file: backend.data.history })
}

function chosen(shown: HistoryShown, { backend }: CliContext): (call: EndedCall) => boolean {
  if (shown === 'all') return () => true
  if (shown === 'own') return ({ parentId }) => parentId === null
  // A tool that this version does not know any more may have changed something.
  return ({ tool, parentId }) => parentId === null && backend.registry.find(tool)?.access.risk !== 'safe'
}

function timeOf({ createdAt }: EndedCall, { translator }: CliContext): string {
  return new Intl.DateTimeFormat(translator.locale, { dateStyle: 'short', timeStyle: 'medium' }).format(createdAt)
}

/** An undo of what was never kept names no tool. */
function toolOf({ tool }: EndedCall, { translator }: CliContext): string {
  return tool === '' ? translator.text('value.unknown') : tool
}

function stateOf({ state, undoes }: EndedCall, { translator }: CliContext): string {
  const said = translator.text(`ui.card.state.${state}`)
  return undoes === undefined || state === 'undone' ? said : translator.text('history.undo', { state: said })
}
