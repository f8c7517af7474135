import type { ChatEntry } from '../../shared/ipc/views.ts'
import { culpritOf } from '../components/culprit.ts'
import { oncePer } from '../components/once-per.ts'

export type PlanEntry = Extract<ChatEntry, { readonly kind: 'plan' }>

/** A chat as it is drawn: a plan that answers the look above it stands in the card of that look. */
export type AnswerRows = {
  readonly rows: readonly ChatEntry[]
  /** The plan that stands within an entry. */
  readonly planIn: (entryId: string) => PlanEntry | null
  /** The row in which an entry is found. */
  readonly rowOf: (entryId: string) => string
}

/** Worked out once for each state of a chat: whoever comes back from another page finds it there. */
export const answerRows = oncePer((entries: readonly ChatEntry[]): AnswerRows => {
  const plans = new Map<string, PlanEntry>()
  const hosts = new Map<string, string>()
  entries.forEach((entry, index) => {
    if (entry.kind !== 'plan') return
    const above = lookAbove(entries, index)
    if (above?.kind !== 'checks' || !isAnswer(above)) return
    plans.set(above.id, entry)
    hosts.set(entry.id, above.id)
  })
  return {
    rows: hosts.size === 0 ? entries : entries.filter(({ id }) => !hosts.has(id)),
    planIn: (entryId) => plans.get(entryId) ?? null,
    rowOf: (entryId) => hosts.get(entryId) ?? entryId,
  }
})

/** What a model said of a look stands between it and its plan. */
function lookAbove(entries: readonly ChatEntry[], index: number): ChatEntry | undefined {
  const above = entries[index - 1]
  return above?.kind === 'model' ? entries[index - 2] : above
}

/** A look that names what is wrong; a check-up has a card and a button for each area. */
function isAnswer(entry: Extract<ChatEntry, { readonly kind: 'checks' }>): boolean {
  return entry.checkUp === null && culpritOf(entry) !== null
}
