import { labelled } from '../../shared/texts/join.ts'
import { toldVerdict } from '../../shared/domain/tool-call.ts'
import { clearedAfter, clearedAt, type Cleared } from '../../shared/ipc/cleared-findings.ts'
import type { Report, ReportFact, ReportLine, ReportState } from '../../shared/domain/report.ts'
import type { CallView, ChatEntry, ChatView, FindingView, FixResultView } from '../../shared/ipc/views.ts'
import type { Translator } from '../../shared/texts/translate.ts'
import { watchLines } from './watch-lines.ts'

/** What stands in the head of a report beside the chat. */
export type ReportHead = {
  readonly computerName: string
  readonly system: string
  readonly version: string
  readonly mode: string
}

type Kind<Name extends ChatEntry['kind']> = Extract<ChatEntry, { readonly kind: Name }>

/** A chat as an IT support needs it. Of several looks the newest one that ran a check says what it found. */
export function reportOf(chat: ChatView, head: ReportHead, translator: Translator): Report {
  const looks = entriesOf(chat, 'checks')
  const found = foundIn(chat, translator)
  return {
    title: titleOf(chat),
    at: timeText(chat.updatedAt, translator, 'long'),
    said: entriesOf(chat, 'complaint').map((entry) => entry.text),
    facts: [
      { label: translator.text('report.fact.computer'), value: head.computerName },
      { label: translator.text('report.fact.system'), value: head.system },
      { label: translator.text('report.fact.mode'), value: head.mode },
      { label: translator.text('report.fact.program'), value: `Deskmedic ${head.version}` },
    ],
    found: [
      ...found.map(({ line }) => line),
      ...watchLines(entriesOf(chat, 'watch'), translator),
      ...restLines(looks, translator),
    ],
    tried: triedIn(chat, translator),
    next: nextSteps(chat, found, translator),
    technical: technicalFacts(chat, translator),
  }
}

/** What was said last. A watch that saw nothing takes nothing back of what a look found. */
function titleOf({ entries, title }: ChatView): string {
  const looked = entries.flatMap((entry) =>
    entry.kind === 'checks'
      ? (entry.headline?.text ?? entry.checkUp?.text ?? [])
      : entry.kind === 'watch' && entry.watch?.headline.tone === 'cause'
        ? entry.watch.headline.text
        : [],
  )
  const watched = entries.flatMap((entry) => (entry.kind === 'watch' ? (entry.watch?.headline.text ?? []) : []))
  return looked.at(-1) ?? watched.at(-1) ?? title
}

function entriesOf<Name extends ChatEntry['kind']>({ entries }: ChatView, kind: Name): readonly Kind<Name>[] {
  return entries.filter((entry): entry is Kind<Name> => entry.kind === kind)
}

type FoundLine = { readonly line: ReportLine; readonly advice: string | null; readonly isCleared: boolean }

function foundIn(chat: ChatView, translator: Translator): readonly FoundLine[] {
  const looked = new Set<string>()
  const lines: FoundLine[] = []
  for (const entry of entriesOf(chat, 'checks').toReversed()) {
    const cleared = clearedAfter(chat.entries, entry.id)
    lines.push(
      ...entry.findings
        .filter(({ tool }) => !looked.has(tool))
        .map((finding) => foundLine(finding, { entry, cleared, translator })),
    )
    for (const { tool, verdict } of entry.calls) if (isRead(verdict)) looked.add(tool)
  }
  return lines
}

type Found = { readonly entry: Kind<'checks'>; readonly cleared: Cleared; readonly translator: Translator }

function foundLine(finding: FindingView, { entry, cleared, translator }: Found): FoundLine {
  const at = clearedAt(finding, cleared)
  const from = tileLine(finding, entry)?.from ?? null
  const follows = finding.place === 'consequence' ? translator.text('report.follows') : null
  return {
    line: {
      state: at === null ? finding.severity : 'healthy',
      text: finding.text,
      details: [
        finding.evidenceText,
        from ?? follows,
        at === null ? null : translator.text('report.fixedAt', { time: timeText(at, translator, 'short') }),
      ].filter((detail): detail is string => detail !== null && detail !== ''),
      pictures: at === null ? picturesOf(finding, entry) : [],
    },
    advice: finding.advice?.text ?? null,
    isCleared: at !== null,
  }
}

function tileLine({ tool, id }: FindingView, { checkUp }: Kind<'checks'>) {
  return checkUp?.tiles.flatMap(({ attention }) => attention).find((line) => line.tool === tool && line.id === id)
}

/** In a check-up the pictures stand on its tiles, with what needs attention first. */
function picturesOf({ tool, id, pictures }: FindingView, { checkUp }: Kind<'checks'>): FindingView['pictures'] {
  if (pictures.length > 0) return pictures
  const tile = checkUp?.tiles.find(({ attention: [first] }) => first?.tool === tool && first.id === id)
  return tile?.pictures ?? []
}

function isRead(verdict: CallView['verdict']): boolean {
  return verdict === 'healthy' || verdict === 'problem'
}

/** What was looked at and is fine, and what nobody can tell: neither stands for the other. */
function restLines(looks: readonly Kind<'checks'>[], translator: Translator): readonly ReportLine[] {
  const newest = new Map(looks.flatMap(({ calls }) => calls.map((call) => [call.tool, call] as const)))
  const calls = [...newest.values()]
  const fine = calls.filter(({ verdict }) => verdict === 'healthy').length
  const unread = calls.filter(({ verdict }) => !isRead(verdict))
  const last = looks.at(-1)
  return [
    ...(fine === 0 ? [] : [line('healthy', translator.text('report.fine', { count: fine }))]),
    ...unread.map(({ title, error }) =>
      line('unknown', translator.text('report.unread', { title }), error ? [error.why] : []),
    ),
    ...(last === undefined || last.skipped.length === 0
      ? []
      : [
          line(
            'skipped',
            translator.text('report.skipped', { count: last.skipped.length }),
            last.skipped.map(({ title, reason }) => labelled(title, reason.why, translator.locale)),
          ),
        ]),
  ]
}

function line(state: ReportState, text: string, details: readonly string[] = []): ReportLine {
  return { state, text, details, pictures: [] }
}

function triedIn(chat: ChatView, translator: Translator): readonly ReportLine[] {
  return chat.entries.flatMap((entry) => {
    if (entry.kind === 'plan') return notRun(entry, translator)
    if (entry.kind !== 'fixes') return []
    const done = new Set(entry.results.map(({ callId }) => callId))
    const without = entry.calls.filter(({ callId, changes }) => changes && !done.has(callId))
    return [
      ...entry.results.map((result) => resultLine(result, translator)),
      ...without.map(({ title, state, error }) =>
        line(
          'skipped',
          labelled(title, translator.text(`ui.card.state.${state}`), translator.locale),
          error ? [error.why] : [],
        ),
      ),
      ...(entry.works === 'no' ? [line('problem', translator.text('report.stillFails'))] : []),
    ]
  })
}

/** What a person did not want yet. */
function notRun({ state, steps }: Kind<'plan'>, translator: Translator): readonly ReportLine[] {
  if (state !== 'refused' && state !== 'not_now') return []
  return steps.map(({ title }) => line('skipped', translator.text(`report.plan.${state}`, { title })))
}

const verdictStates = {
  fixed: 'healthy',
  reached: 'healthy',
  already_so: 'healthy',
  not_fixed: 'problem',
  cannot_tell: 'unknown',
} as const

function resultLine(result: FixResultView, translator: Translator): ReportLine {
  const verdict = toldVerdict(result.verdict, result.reason)
  const { title, undone, reasonText, notes, changes, pictures, error } = result
  return {
    state: undone ? 'skipped' : verdictStates[verdict],
    text: translator.text(undone ? 'report.tried.undone' : `report.tried.${verdict}`, { title }),
    details: [
      ...[reasonText, error?.why ?? ''].filter((detail, index, all) => detail !== '' && all.indexOf(detail) === index),
      ...notes,
      ...changes.map(({ label, before, after }) =>
        labelled(label, `${before} → ${after ?? translator.text('value.unknown')}`, translator.locale),
      ),
    ],
    pictures: pictures === null ? [] : [pictures.before, pictures.after],
  }
}

/** What a person, or whoever helps, can do about what still stands. */
function nextSteps(chat: ChatView, found: readonly FoundLine[], translator: Translator): readonly string[] {
  const advice = [
    ...found.filter(({ isCleared }) => !isCleared).flatMap((one) => one.advice ?? []),
    ...entriesOf(chat, 'watch').flatMap(({ watch }) => watch?.advice?.text ?? []),
  ]
  const last = entriesOf(chat, 'plan').at(-1)
  const ready = last?.state === 'open' ? last.steps.filter(({ reason }) => reason === null) : []
  return [...new Set([...ready.map(({ title }) => translator.text('report.ready', { title })), ...advice])]
}

function technicalFacts(chat: ChatView, translator: Translator): readonly ReportFact[] {
  const calls = chat.entries.flatMap((entry) => (entry.kind === 'checks' || entry.kind === 'fixes' ? entry.calls : []))
  return [
    { label: translator.text('report.chatId'), value: chat.chatId },
    ...calls.map((call) => ({ label: `${call.title} (${call.tool})`, value: callText(call, translator) })),
  ]
}

function callText(call: CallView, translator: Translator): string {
  const { state, verdict, startedAt, endedAt, error, callId } = call
  const said =
    verdict === null ? translator.text(`ui.card.state.${state}`) : translator.text(`ui.shell.verdict.${verdict}`)
  return [
    said,
    error?.number,
    startedAt === null ? null : timeText(startedAt, translator, 'short'),
    startedAt === null || endedAt === null ? null : `${String(endedAt - startedAt)} ms`,
    callId,
  ]
    .filter((part) => part !== null && part !== undefined)
    .join(', ')
}

function timeText(at: number, { locale }: Translator, length: 'long' | 'short'): string {
  return new Intl.DateTimeFormat(
    locale,
    length === 'long' ? { dateStyle: 'long', timeStyle: 'short' } : { timeStyle: 'short' },
  ).format(at)
}
