export type BenchRow = {
  readonly what: string
  readonly value: number
  readonly unit: 'ms' | 'MB' | 'files' | 'per s' | 'nodes'
}

/** Ours against floor or peer of the same round; smaller is better. `worst` = of all rounds. */
export type BenchRatio = {
  readonly name: string
  readonly value: number
  readonly worst: number
  readonly goal: number
  /** Absent = times; a goal can also be a plain number of something. */
  readonly unit?: 'files' | 'per s' | 'nodes' | 'ms' | 'words'
}

/** What a benchmark measured: medians, and ratios within the same run. */
export type BenchResult = {
  readonly name: string
  readonly rows: readonly BenchRow[]
  readonly ratios: readonly BenchRatio[]
  /** How a time grows with size: 0 = not at all, 1 = in step with it. */
  readonly growth?: readonly { readonly what: string; readonly exponent: number }[]
  /** What cannot be measured on this computer, and why. */
  readonly notMeasured?: readonly { readonly what: string; readonly why: string }[]
}

/** `short` = one small round that only shows that it still works. */
export type Bench = (rounds: number, extent?: 'whole' | 'short') => Promise<BenchResult>

export function timeRow(what: string, milliseconds: readonly number[]): BenchRow {
  return { what, value: medianOf(milliseconds), unit: 'ms' }
}

/** Ratio of one round after the other, so that a busy moment of the computer hits both sides. */
export function ratioOf(
  name: string,
  { ours, floor }: { readonly ours: readonly number[]; readonly floor: readonly number[] },
  goal: number,
): BenchRatio {
  const each = ours.map((value, round) => value / (floor[round] ?? Number.NaN))
  return { name, value: medianOf(each), worst: Math.max(...each), goal }
}

/** Exponent of growth between a size and a multiple of it. */
export function growthOf(small: readonly number[], large: readonly number[], multiple = 10): number {
  return Math.log(medianOf(large) / medianOf(small)) / Math.log(multiple)
}

/** Median of `rounds` runs in milliseconds. */
export function medianMs(rounds: number, run: () => void): number {
  return medianOf(
    Array.from({ length: Math.max(1, rounds) }, () => {
      const start = performance.now()
      run()
      return performance.now() - start
    }),
  )
}

export function medianOf(values: readonly number[]): number {
  return quantileOf(values, 0.5)
}

export function quantileOf(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** A ratio of medians, where rounds are not told apart. */
export function single(name: string, value: number, goal: number): BenchRatio {
  return { name, value, worst: value, goal }
}
