export type RecentCall = { readonly id: string; readonly at: number }

/** Calls that outlive this run: a limit that starts anew with each command is none. */
export type RecentCalls = {
  newId(): string
  /** What every run on this PC has kept. Empty where that cannot be read: then only what is known here counts. @throws never. */
  read(): Promise<readonly RecentCall[]>
  /** Keeps these. @throws never: what cannot be kept still counts in this run. */
  keep(calls: readonly RecentCall[]): Promise<void>
}
