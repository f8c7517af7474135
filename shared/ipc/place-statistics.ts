/** Share of calls that ended well and how long they took, for one place where tools run. */
export type PlaceStatistics = {
  readonly place: 'agent' | 'cloud'
  readonly calls: number
  readonly succeeded: number
  readonly medianMs: number | null
}
