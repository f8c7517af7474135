import type { CallView, ChatEntry, FixResultView } from '../../../shared/ipc/views.ts'

/** Ids of the entries in which the query occurs, oldest first; none for an empty query. */
export function entriesWith(entries: readonly ChatEntry[], query: string): readonly string[] {
  const wanted = query.trim().toLowerCase()
  if (wanted === '') return []
  return entries.filter((entry) => textOf(entry).toLowerCase().includes(wanted)).map((entry) => entry.id)
}

/** The place after `at` in a round of `total`; negative `step` goes back. */
export function nextPlace(at: number, total: number, step: number): number {
  return total === 0 ? 0 : (at + step + total) % total
}

/** The id of the entry that holds a call. */
export function entryOfCall(entries: readonly ChatEntry[], callId: string): string | undefined {
  return entries.find((entry) => 'calls' in entry && entry.calls.some((call) => call.callId === callId))?.id
}

function textOf(entry: ChatEntry): string {
  switch (entry.kind) {
    case 'complaint':
      return entry.text
    case 'model':
      return entry.text
    case 'notice':
      return [entry.text, entry.error?.why ?? '', entry.error?.next ?? ''].join('\n')
    case 'checks':
      return [
        entry.firstAid ?? '',
        entry.note ?? '',
        ...entry.calls.map(callText),
        ...entry.findings.map(({ text, evidenceText, source, advice }) =>
          [text, evidenceText, source, advice?.text].join('\n'),
        ),
        ...entry.questions.map((question) => question.label),
      ].join('\n')
    case 'watch':
      return [
        entry.watch?.title,
        entry.watch?.headline.text,
        ...(entry.watch?.seen ?? []).map(({ text }) => text),
      ].join('\n')
    case 'plan':
      return entry.steps
        .map(({ title, what, because, args, preview }) =>
          [title, what, because, preview, ...args.map((each) => each.value)].join('\n'),
        )
        .join('\n')
    case 'fixes':
      return [...entry.calls.map(callText), ...entry.results.map(resultText)].join('\n')
  }
}

function callText({ title, tool, args }: CallView): string {
  return [title, tool, ...args.map((each) => each.value)].join('\n')
}

function resultText({ title, reasonText, notes }: FixResultView): string {
  return [title, reasonText, ...notes].join('\n')
}
