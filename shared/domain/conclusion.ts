import type { Finding } from './finding.ts'

/** Which finding is meant: `tool` and `id` name its rule. */
export type FindingName = Pick<Finding, 'tool' | 'id'>

/**
 * `explained`: a cause that suffices was found. `likely`: something that could be the cause. `not_explained`: what was
 * looked at is read, and none of it explains what was told. `cannot_tell`: so is the rest, but what matters was not read.
 */
export type ConclusionVerdict = 'explained' | 'likely' | 'not_explained' | 'cannot_tell'

/** A check that bears on the complaint and gave no answer; `reason` is an error code, or `unread` where it ran. */
export type OpenCheck = { readonly tool: string; readonly reason: string }

/** `sure` = the complaint is about it; else it may be, and nobody is led to repair it. */
export type Cause = FindingName & { readonly sure: boolean }

/** What the findings of a diagnosis say about what the person told. Every finding stands in one of the three lists. */
export type Conclusion = {
  readonly verdict: ConclusionVerdict
  /** What explains the complaint, the best explanation first. */
  readonly causes: readonly Cause[]
  /** What shows only because of another finding. */
  readonly consequences: readonly { readonly finding: FindingName; readonly of: FindingName }[]
  /** What was noticed and does not bear on the complaint. */
  readonly aside: readonly FindingName[]
  readonly open: readonly OpenCheck[]
}

export function isSameFinding(one: FindingName, other: FindingName): boolean {
  return one.tool === other.tool && one.id === other.id
}

/** A finding in the words of `FindingRule.explains`: `tool/id`. */
export function findingKey({ tool, id }: FindingName): string {
  return `${tool}/${id}`
}
