import type { LockedBy } from './setting-view.ts'

/** Whether rights are kept, as the window shows it. `explanation` = a whole sentence. */
export type AdminView = {
  readonly enabled: boolean
  readonly possible: boolean
  readonly explanation: string
  /** When it ends by itself, milliseconds since the epoch; null = it has no end. */
  readonly endsAt: number | null
  /** What rights that are kept are good for; null = none are kept. */
  readonly scope: AdminScopeView | null
  /** What keeps it off where this PC could; null = nothing of that kind. */
  readonly lockedBy: LockedBy | null
}

/** What the part with administrator rights does and never does, in sentences. */
export type AdminScopeView = {
  readonly may: readonly string[]
  readonly never: readonly string[]
  /** Each tool that it runs here, by its title. */
  readonly tools: readonly { readonly tool: string; readonly title: string }[]
}
