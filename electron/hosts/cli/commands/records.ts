import path from 'node:path'

import { listChains } from '../../../audit/chain-folder.ts'
import { exportAuditLog, verifyAuditLog, type AuditVerification } from '../../../audit/verify-audit-log.ts'
import { createHistoryFile } from '../../../audit/history.ts'
import type { UndoRequest } from '../../../../shared/domain/tool-call.ts'
import { ok, type Result } from '../../../kernel/result.ts'
import { ioResult } from '../../../store/io-result.ts'
import { undoneBy } from '../../../conversation/undo-runs.ts'
import type { CliContext, CommandOutcome } from '../context.ts'
import { exitCodes } from '../exit-codes.ts'
import { callTitleOf } from '../show-diagnosis.ts'

/** Undoes a fix. */
export async function undo(context: CliContext, callId: string): Promise<Result<CommandOutcome>> {
  const engine = await context.engine()
  if (!engine.ok) return engine
  const { caller, signal, translator, backend } = context
  const object = await objectOf(callId, context)
  const request = { intent: 'undo', undoes: callId, caller, startNow: true, ...object } as const
  const undone = undoneBy(await engine.value.pipeline.submit(request, signal))
  if (!undone.ok) return undone
  const { tool, args, restored } = undone.value
  const title = callTitleOf({ tool, args, ...object }, { translator, registry: backend.registry })
  return ok({ exitCode: exitCodes.done, data: { restored }, lines: [translator.text('undo.done', { title })] })
}

/** How the PC called what the fix acted on, as its record says. */
async function objectOf(callId: string, { backend }: CliContext): Promise<Pick<UndoRequest, 'object'>> {
  const store = createHistoryFile({ fileSystem: backend.ports.fileSystem, file: backend.data.history })
  const found = await store.get(callId)
  return found.ok && found.value?.call.object ? { object: found.value.call.object } : {}
}

/** Checks every chain of the record of changes. Nothing is written: it works on a copy, too. */
export async function verifyAudit({ backend, translator }: CliContext): Promise<Result<CommandOutcome>> {
  const { fileSystem, secondPlace } = backend.ports
  const chains = await chainsOf(backend)
  if (!chains.ok) return chains
  const checked: { readonly chain: string; readonly found: AuditVerification }[] = []
  for (const chain of chains.value)
    checked.push({ chain: path.basename(chain), found: await verifyAuditLog(chain, fileSystem, secondPlace) })
  const lines = checked.reduce((sum, { found }) => sum + found.lines, 0)
  const bad = checked.flatMap(({ chain, found }) => (found.firstBad ? [{ chain, ...found.firstBad }] : []))
  const [firstBad] = bad
  const good = chains.value.length === 0 ? translator.text('audit.none') : translator.text('audit.ok', { lines })
  const said = bad.map(({ chain, seq, reason }) => translator.text('audit.bad', { line: `${chain} ${seq}`, reason }))
  const data = { lines, ok: bad.length === 0, ...(firstBad ? { firstBad } : {}) }
  const exitCode = bad.length > 0 ? exitCodes.problem : exitCodes.done
  return ok({ exitCode, data, lines: bad.length > 0 ? said : [good] })
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
