/** How long a check took on this PC: the mean in ms, newer runs first, and over how many runs. */
export type MeasuredDuration = { readonly meanMs: number; readonly runs: number }
export type MeasuredDurations = ReadonlyMap<string, MeasuredDuration>

/** Where durations are kept between complaints. What cannot be read counts as none, and what cannot be written is lost. */
export type CheckDurations = {
  read(): Promise<MeasuredDurations>
  keep(durations: MeasuredDurations): Promise<void>
}

/** A PC without a clock of its own, such as the simulated one, teaches nothing. */
export const noDurations: CheckDurations = {
  read: () => Promise.resolve(new Map()),
  keep: () => Promise.resolve(),
}
