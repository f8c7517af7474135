/** What a benchmark measured: medians, and ratios against floor and peer of the same run; smaller is better. */
export type BenchResult = {
  readonly name: string
  readonly rows: readonly { readonly what: string; readonly medianMs: number }[]
  readonly ratios: readonly { readonly name: string; readonly value: number; readonly goal: number }[]
}

/** Median of `rounds` runs in milliseconds. */
export function medianMs(rounds: number, run: () => void): number {
  const times = Array.from({ length: Math.max(1, rounds) }, () => {
    const start = performance.now()
    run()
    return performance.now() - start
  })
  return medianOf(times)
}

export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
