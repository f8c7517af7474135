import { occurrencesOf, watchMinutes } from '../../../../shared/domain/watch.ts'
import type { ConversationEvent } from '../../../conversation/conversations.ts'
import type { WatchItem } from '../../../conversation/items.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { failUsage } from '../../../engine/failed-usage.ts'
import { exitCodes, type CliContext, type CommandOutcome } from '../context.ts'
import type { TerminalShowing } from '../terminal.ts'
import { toldOf, watchLines } from '../../lines/show-watch.ts'

/** Watches what a complaint is about for some minutes. Changes nothing. */
export async function watch(
  context: CliContext,
  complaint: string,
  minutesText: string | undefined,
): Promise<Result<CommandOutcome>> {
  const minutes = minutesText === undefined ? watchMinutes.usual : Number(minutesText)
  const { least, most } = watchMinutes
  if (!Number.isInteger(minutes) || minutes < least || minutes > most)
    return failUsage('wrong_value', { word: '--minutes', choices: `${String(least)}-${String(most)}` })
  const { backend, terminal, translator, signal, options } = context
  const showing: TerminalShowing = { translator, registry: backend.registry, terminal, asks: [] }
  const engine = await context.engine(progress(showing))
  if (!engine.ok) return engine
  const conversation = engine.value.conversations.create()
  const stop = (): void => conversation.stop()
  signal.addEventListener('abort', stop)
  const lang = options.lang ? { lang: options.lang } : {}
  const begun = conversation.watch({ minutes, said: { text: complaint, known: options.know, ...lang } })
  if (!begun.ok) return begun
  if (signal.aborted) stop()
  await conversation.idle()
  signal.removeEventListener('abort', stop)
  const item = conversation.log.last('watch')
  if (item === null) return fail('internal')
  if (item.error !== null) return { ok: false, error: item.error }
  return ok({
    exitCode: exitOf(item),
    data: watchData(item),
    lines: watchLines(item, conversation.log.last('plan')?.proposed ?? [], showing),
  })
}

/** Says once a minute how long still, and what shows as soon as it does. */
function progress(showing: TerminalShowing): (event: ConversationEvent) => void {
  let said = ''
  return ({ kind, conversation }) => {
    const item = kind === 'changed' ? conversation.log.last('watch') : null
    const told = item?.running === true ? toldOf(item, showing) : null
    if (item === null || told === null) return
    const { translator, terminal } = showing
    const left = Math.ceil(((item.times?.endsAt ?? 0) - item.lastAt) / 60_000)
    const line = [translator.text('watch.left', { minutes: left }), told.headline.text].join(' ')
    if (line !== said) terminal.note(line)
    said = line
  }
}

/** Nothing wrong is said only of what was seen. */
function exitOf({ conclusion, lanes }: WatchItem): number {
  if ((conclusion?.causes.length ?? 0) > 0) return exitCodes.problem
  const isRead = lanes.some(({ readings }) => readings.some(({ state }) => state !== 'unread'))
  return isRead ? exitCodes.done : exitCodes.failed
}

function watchData({ times, lastAt, ended, lanes, conclusion }: WatchItem): Readonly<Record<string, unknown>> {
  const iso = (ms: number): string => new Date(ms).toISOString()
  return {
    from: times && iso(times.startedAt),
    to: iso(lastAt),
    ended,
    conclusion,
    checks: lanes.map(({ tool, readings }) => ({
      tool,
      readings: readings.map(({ at, state, findings }) => ({ at: iso(at), state, findings })),
      seen: [...new Set(readings.flatMap(({ findings }) => findings))].map((finding) => ({
        finding,
        times: occurrencesOf({ readings }, finding).map(({ from, to }) => ({ from: iso(from), to: to && iso(to) })),
      })),
    })),
  }
}
