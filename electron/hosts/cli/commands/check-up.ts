import type { ChangesSince } from '../../../../shared/domain/changes-since.ts'
import type { CheckUp, WayOn } from '../../../../shared/domain/check-up.ts'
import type { Trend } from '../../../../shared/domain/trend.ts'
import type { Remembered } from '../../../checkup/check-up-memory.ts'
import { checkUpOf } from '../../../checkup/check-up-of.ts'
import type { Found } from '../../../conversation/driver.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import type { CliContext, CommandOutcome } from '../context.ts'
import { changeLines, checkUpLines } from '../../lines/show-check-up.ts'
import { trendLines } from '../../lines/show-trends.ts'
import { idOf, lookedData, lookedExit, proposedData } from './looked.ts'

/** Looks at everything without a complaint. Changes nothing. */
export async function checkUp(context: CliContext): Promise<Result<CommandOutcome>> {
  const { backend, terminal, translator, signal } = context
  const heard: { found?: Result<Found>; remembered?: Remembered | null } = {}
  const engine = await context.engine((event) => {
    if (event.kind !== 'found') return
    heard.found = event.found
    heard.remembered = event.remembered
  })
  if (!engine.ok) return engine
  const conversation = engine.value.conversations.create()
  const stop = (): void => conversation.stop()
  signal.addEventListener('abort', stop)
  const begun = conversation.checkUp()
  if (!begun.ok) return begun
  if (signal.aborted) stop()
  await conversation.idle()
  signal.removeEventListener('abort', stop)
  const found = heard.found ?? fail('internal')
  if (!found.ok) return found
  const { changes = null, trends = [] } = heard.remembered ?? {}
  const showing = { registry: backend.registry, translator, terminal, drawing: backend }
  const seen = checkUpOf(found.value, backend.registry)
  return ok({
    exitCode: lookedExit([found.value], seen.attention > 0),
    data: {
      ...checkUpData(seen, found.value),
      changes: changes === null ? null : changesData(changes),
      trends: trendsData(trends),
    },
    lines: [
      ...checkUpLines(seen, found.value, showing),
      ...trendLines(trends, showing),
      ...(changes === null ? [] : ['', ...changeLines(changes, showing)]),
    ],
  })
}

function changesData({ sinceMs, changes, uncompared }: ChangesSince): Readonly<Record<string, unknown>> {
  return { since: new Date(sinceMs).toISOString(), changed: changes, uncompared }
}

function trendsData(trends: readonly Trend[]): readonly Readonly<Record<string, unknown>>[] {
  const time = (ms: number): string => new Date(ms).toISOString()
  return trends.map(({ readings, endsAtMs, ...trend }) => ({
    ...trend,
    endsAt: endsAtMs === null ? null : time(endsAtMs),
    readings: readings.map(({ at, value }) => ({ at: time(at), value })),
  }))
}

function checkUpData({ tiles, ...counts }: CheckUp, found: Found): Readonly<Record<string, unknown>> {
  return {
    ...counts,
    areas: tiles.map(({ area, state, attention, unread, tools, wayOn }) => ({
      ...{ area, state },
      attention: attention.map(({ finding: { tool, id, severity }, of }) => ({ tool, id, severity, of })),
      ...{ unread, read: tools.length },
      ...wayOnData(wayOn),
    })),
    ...lookedData(found),
  }
}

function wayOnData(wayOn: WayOn | null): Readonly<Record<string, unknown>> {
  if (wayOn === null) return {}
  if (wayOn.kind === 'fix') return { fix: proposedData(wayOn.fix) }
  const { tool, because, choices, missing } = wayOn.question
  return { question: { tool, because: idOf(because), choices, missing } }
}
