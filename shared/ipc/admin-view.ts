/** Whether rights are kept, as the window shows it. `explanation` = a whole sentence. */
export type AdminView = {
  readonly enabled: boolean
  readonly possible: boolean
  readonly explanation: string
  /** When it ends by itself, milliseconds since the epoch; null = it has no end. */
  readonly endsAt: number | null
}
