/** One figure of a measure: of `of` answers, in `count` it was so. */
export type Share = { readonly name: string; readonly count: number; readonly of: number; readonly goal?: Goal }

/** Shares from 0 to 1. */
export type Goal = { readonly atLeast: number } | { readonly atMost: number }

export type Group = { readonly name: string; readonly shares: readonly Share[]; readonly notes: readonly string[] }

export type AnswersReport = {
  readonly title: string
  readonly groups: readonly Group[]
  /** What does not reach a goal, one line each. */
  readonly details: readonly string[]
}

export function shareOf<One>(name: string, all: readonly One[], holds: (one: One) => boolean): Share {
  return { name, count: all.filter(holds).length, of: all.length }
}

/** Undefined = none is set for this figure. */
export function heldAgainst(goal: Goal | undefined, share: Share): Share {
  return { ...share, ...(goal ? { goal } : {}) }
}

/** The smallest value that `share` of all values do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}

/** The report as lines for people. */
export function formatAnswers({ title, groups, details }: AnswersReport): string {
  const lines = groups.flatMap(({ name, shares, notes }) => [
    `  ${name}`,
    ...shares.map((share) => `    ${line(share)}`),
    ...notes.map((note) => `    ${note}`),
  ])
  return [title, ...lines, ...details.map((detail) => `  ${detail}`)].join('\n')
}

function line({ name, count, of, goal }: Share): string {
  if (of === 0) return `${name.padEnd(34)} none`
  const value = `${((count / of) * 100).toFixed(1)} %`.padStart(8)
  return `${name.padEnd(34)}${value} (${String(count)} of ${String(of)})${goal ? `  ${verdictOn(count / of, goal)}` : ''}`
}

function verdictOn(share: number, goal: Goal): string {
  const [wanted, met] =
    'atLeast' in goal
      ? [`>= ${percent(goal.atLeast)}`, share >= goal.atLeast]
      : [`<= ${percent(goal.atMost)}`, share <= goal.atMost]
  return `${wanted}: ${met ? 'met' : 'not met'}`
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`
}
