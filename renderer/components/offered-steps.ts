import { isSameFinding, type FindingName } from '../../shared/domain/conclusion.ts'
import type { ChatEntry } from '../../shared/ipc/views.ts'

/** A repair that a person can be asked about now, and the finding that it is for. */
export type OfferedStep = {
  readonly planId: string
  readonly digest: string
  readonly title: string
  readonly finding: FindingName
}

export const noSteps: readonly OfferedStep[] = []

type PlanEntry = Extract<ChatEntry, { readonly kind: 'plan' }>

/** What was run is offered anew, in a plan of its own, as far as it still stands. */
const undecided: readonly PlanEntry['state'][] = ['open', 'refused', 'not_now']

/** What the plans below this look offer, up to the next look, the newest plan first: each step that can run. */
export function offeredSteps(entries: readonly ChatEntry[], entryId: string): readonly OfferedStep[] {
  const below = entries.slice(entries.findIndex(({ id }) => id === entryId) + 1)
  const next = below.findIndex(
    (entry) => entry.kind === 'complaint' || (entry.kind === 'checks' && entry.checkUp !== null),
  )
  const here = next === -1 ? below : below.slice(0, next)
  return [...here].reverse().flatMap((entry) => {
    if (entry.kind !== 'plan' || !undecided.includes(entry.state)) return []
    return entry.steps.flatMap(({ digest, title, finding, reason }) =>
      finding === null || reason !== null ? [] : [{ planId: entry.id, digest, title, finding }],
    )
  })
}

export function stepFor(finding: FindingName, steps: readonly OfferedStep[]): OfferedStep | null {
  return steps.find((step) => isSameFinding(step.finding, finding)) ?? null
}
