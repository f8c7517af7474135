/** `problem` decides the verdict; `warning` and `info` are shown as notes beside it. */
export type Severity = 'info' | 'warning' | 'problem'

/** Verdict of one check. `unknown` never counts as healthy. */
export type CheckVerdict = 'healthy' | 'problem' | 'unknown'

/** Verdict of one fix, after the check that led to it was run again. */
export type FixVerdict = 'fixed' | 'not_fixed' | 'cannot_tell'

/** One finding that holds in one result. `tool` and `id` name its rule and its text. */
export type Finding = {
  readonly tool: string
  readonly id: string
  readonly severity: Severity
  /** Arguments of the check that found it: the proof repeats the same check. */
  readonly args: Readonly<Record<string, unknown>>
  /** The result fields that the rule read, with their values: shown beside the sentence. */
  readonly evidence: readonly Evidence[]
  /** What the things behind it are called, the worst first. */
  readonly culprits?: readonly string[]
  /** The number that says how bad it is; absent = its rule names none, or it could not be read. */
  readonly figure?: Figure
}

/** A number of a result with the unit of its field. */
export type Figure = { readonly value: number; readonly unit: string | null }

/** One field of a result, `path` as in the rule (`volumes[].freePct`), `unit` from the result schema. */
export type Evidence = {
  readonly path: string
  readonly unit: string | null
  readonly value: unknown
}

const severityOrder: readonly Severity[] = ['problem', 'warning', 'info']

/** 0 = the worst. */
export function severityRank({ severity }: Pick<Finding, 'severity'>): number {
  return severityOrder.indexOf(severity)
}

/** The order in which findings are told. */
export function worstFirst<Item extends Pick<Finding, 'severity'>>(findings: readonly Item[]): readonly Item[] {
  return [...findings].sort((a, b) => severityRank(a) - severityRank(b))
}
