export type BenchRow = {
  readonly what: string
  readonly value: number
  readonly unit: 'ms' | 'MB' | 'files' | 'per s' | 'nodes' | 'answers'
}

/** Ours against floor or peer of the same round; smaller is better. `worst` = of all rounds. */
export type BenchRatio = {
  readonly name: string
  readonly value: number
  readonly worst: number
  readonly goal: number
  /** Absent = times; a goal can also be a plain number of something. */
  readonly unit?: 'files' | 'per s' | 'nodes' | 'ms' | 'words' | 'tasks' | 'as exponent'
}

/** Ours against another checkout of the project, both measured in turn: medians, and the ratio over all rounds. */
export type BenchAgainst = {
  readonly what: string
  readonly ours: number
  readonly other: number
  readonly ratio: number
  readonly best: number
  readonly worst: number
}

/** What a benchmark measured: medians, and ratios within the same run. */
export type BenchResult = {
  readonly name: string
  readonly rows: readonly BenchRow[]
  readonly ratios: readonly BenchRatio[]
  /** Empty or absent = no other checkout was measured. */
  readonly against?: readonly BenchAgainst[]
  /** How a time grows with size: 0 = not at all, 1 = in step with it. */
  readonly growth?: readonly { readonly what: string; readonly exponent: number }[]
  /** What cannot be measured on this computer, and why. */
  readonly notMeasured?: readonly { readonly what: string; readonly why: string }[]
}

/** `short` = one small round that only shows that it still works. `other` = folder of another checkout, built. */
export type Bench = (rounds: number, extent?: 'whole' | 'short', other?: string | null) => Promise<BenchResult>

type Look<Seen> = () => Promise<Seen> | Seen

/** What each side showed, one after the other; `other` is empty where no other checkout is held against ours. */
export type Seen<Floor, Ours> = {
  readonly floor: readonly Floor[]
  readonly ours: readonly Ours[]
  readonly other: readonly Ours[]
}

/** Looks at every side once a round; each second round backwards, so that no side always comes behind the same one. */
export async function inTurn<Floor, Ours>(
  rounds: number,
  sides: { readonly floor: Look<Floor>; readonly ours: Look<Ours>; readonly other: Look<Ours> | null },
): Promise<Seen<Floor, Ours>> {
  const seen = { floor: [] as Floor[], ours: [] as Ours[], other: [] as Ours[] }
  const { floor, ours, other } = sides
  const looks = [
    async () => seen.floor.push(await floor()),
    async () => seen.ours.push(await ours()),
    ...(other === null ? [] : [async () => seen.other.push(await other())]),
  ]
  for (let round = 0; round < rounds; round += 1) {
    for (const look of round % 2 === 0 ? looks : [...looks].reverse()) await look()
  }
  return seen
}

/** One figure of every look. */
export function figuresOf<Floor, Ours>(
  seen: Seen<Floor, Ours>,
  pick: { readonly floor: (seen: Floor) => number; readonly ours: (seen: Ours) => number },
): Seen<number, number> {
  return { floor: seen.floor.map(pick.floor), ours: seen.ours.map(pick.ours), other: seen.other.map(pick.ours) }
}

/** Round by round, as with the floor. Nothing where there is no other checkout. */
export function againstOther(what: string, { ours, other }: Seen<number, number>): readonly BenchAgainst[] {
  if (other.length === 0) return []
  const each = ours.map((value, round) => value / (other[round] ?? Number.NaN))
  const medians = { ours: medianOf(ours), other: medianOf(other), ratio: medianOf(each) }
  return [{ what, ...medians, best: Math.min(...each), worst: Math.max(...each) }]
}

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

/** Processor time of a piece of work in milliseconds: waiting costs none. */
export async function processorMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
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
