import { networkTypes } from '../../../../shared/domain/network-mode.ts'
import { isMessageKey } from '../../../../shared/texts/messages.ts'
import type { Translator } from '../../../../shared/texts/translate.ts'
import { ok, type Result } from '../../../kernel/result.ts'
import type { CliContext, CommandOutcome } from '../context.ts'
import { exitCodes } from '../exit-codes.ts'
import { padded } from '../padded.ts'
import { showReason } from '../show-error.ts'
import { titleOf } from '../show-diagnosis.ts'

/** How many tools there are and how many can be used now. */
export function statistics({ backend, translator, terminal }: CliContext): Result<CommandOutcome> {
  const found = backend.registry.getStatistics()
  const showing = { translator, registry: backend.registry, terminal }
  const rows = Object.entries(found.byCategory).map(([name, count]) => categoryRow(name, count, translator))
  const networks = networkTypes.map((type) => countRow(translator.text(`network.${type}`), found.byNetwork[type]))
  const lines = [
    `${translator.text('ui.panel.mode')}: ${translator.text(`ui.panel.mode.${found.mode}`)}`,
    translator.text('stats.total', { total: found.total, available: found.available }),
    `${translator.text('stats.byCategory')}:`,
    ...rows,
    `${translator.text('stats.byNetwork')}:`,
    ...networks,
    ...(found.disabled.length > 0 ? [`${translator.text('stats.disabled')}:`] : []),
    ...found.disabled.map(
      ({ tool, reason }) => `  ${titleOf(tool, showing)} (${tool}): ${showReason(reason, translator)}`,
    ),
  ]
  const disabled = found.disabled.map(({ tool, reason }) => ({
    tool,
    code: reason.code,
    reason: translator.error(reason).why,
  }))
  return ok({ exitCode: exitCodes.done, data: { ...found, disabled }, lines })
}

type Count = { readonly total: number; readonly available: number }

function categoryRow(name: string, count: Count, translator: Translator): string {
  const key = `ui.category.${name}`
  return countRow(isMessageKey(key) ? translator.text(key) : name, count)
}

function countRow(label: string, { available, total }: Count): string {
  return `  ${padded(label, 30)} ${available} / ${total}`
}
