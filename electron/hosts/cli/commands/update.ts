import { ok, type Result } from '../../../kernel/result.ts'
import { loadUpdates } from '../../../engine/network/load-updates.ts'
import { exitCodes, type CliContext, type CommandOutcome } from '../context.ts'

/** Whether there is a newer version where settings or policy say. It starts nothing. */
export async function checkForUpdate({ backend, translator, signal }: CliContext): Promise<Result<CommandOutcome>> {
  const updates = await loadUpdates(backend)
  if (updates === null) {
    return ok({ exitCode: exitCodes.done, data: { state: 'off' }, lines: [translator.text('update.none')] })
  }
  const found = await updates.check(signal)
  if (!found.ok) return found
  const { state, version } = found.value
  if (state !== 'ready')
    return ok({ exitCode: exitCodes.done, data: found.value, lines: [translator.text(`update.${state}`, { version })] })
  const file = await updates.offered(version)
  if (!file.ok) return file
  const lines = [translator.text('update.ready', { version }), translator.text('update.file', { file: file.value })]
  return ok({ exitCode: exitCodes.done, data: { state, version, file: file.value }, lines })
}
