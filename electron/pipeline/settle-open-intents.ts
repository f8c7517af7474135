import type { AuditLine } from '../../shared/domain/audit-event.ts'
import type { EndedCall } from '../../shared/domain/tool-call.ts'
import { appError, type Result } from '../kernel/result.ts'
import { keepInHistory } from './outcome-in-history.ts'
import type { PipelinePorts, UndoEntry } from './ports.ts'

/** A change that was begun and whose end nobody saw. */
export type UnknownCall = { readonly callId: string; readonly tool: string; readonly target: AuditLine['target'] }

type KeptStart = Omit<UndoEntry, 'callId'> & { readonly createdAt: string }

export type SettlePorts = Pick<PipelinePorts, 'audit' | 'history' | 'clock' | 'logger'> & {
  /** What was kept of a call before it began. */
  readonly startOf: (callId: string) => Promise<Result<KeptStart>>
}

/** An intent without a result means that Deskmedic was closed in between: written down as unknown, never as done. */
export async function settleOpenIntents(
  open: readonly AuditLine[],
  ports: SettlePorts,
): Promise<readonly UnknownCall[]> {
  const unknown: UnknownCall[] = []
  for (const line of open) {
    const { callId, tool, version, target } = line
    if (callId === null || tool === null) continue
    const undoId = undoneIn(line)
    const end = { callId, tool, version, target, outcome: 'unknown', undoId }
    await ports.audit.append({ kind: undoId === null ? 'result' : 'undo', ...end }, 'now')
    const kept = await ports.startOf(undoId ?? callId)
    if (kept.ok) await keepInHistory(unknownCall({ line, callId, undoId }, kept.value, ports.clock.now()), ports)
    unknown.push({ callId, tool, target })
  }
  return unknown
}

/** The fix that an intent was to undo; null = it was to run one. Earlier versions gave an undo the number of its fix. */
function undoneIn({ summary, undoId, callId }: AuditLine): string | null {
  return summary?.['undo'] === true && undoId !== callId ? undoId : null
}

type Begun = { readonly line: AuditLine; readonly callId: string; readonly undoId: string | null }

/** The call as the history keeps it, with what was kept before it began. */
function unknownCall({ line, callId, undoId }: Begun, kept: KeptStart, nowMs: number): EndedCall {
  const { tool, version, args, target, createdAt } = kept
  const at = Date.parse(undoId === null ? createdAt : line.at)
  const role = line.caller === 'admin' ? 'admin' : 'human_agent'
  return {
    state: 'unknown',
    id: callId,
    ...(undoId === null ? {} : { undoes: undoId }),
    tool,
    version,
    args,
    target,
    caller: { kind: 'person', role },
    parentId: null,
    prompting: null,
    createdAt: at,
    startedAt: at,
    endedAt: nowMs,
    allowedBy: { kind: 'person', approvalId: 'not_recorded', role },
    error: appError('unknown_after_crash', { tool }),
  }
}
