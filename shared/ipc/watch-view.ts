import type { PictureView } from '../domain/picture.ts'
import type { AdviceView } from './advice-view.ts'
import type { HeadlineView } from './headline-view.ts'

/** What a watch has seen so far, told anew with each look; null = it has not begun to look. */
export type WatchView = {
  readonly title: string
  readonly detail: string
  /** How much of its time is over, from 0 to 1, and how long that is, as 7:20. */
  readonly share: number
  readonly clock: string
  readonly minutesLeft: number
  readonly headline: HeadlineView
  readonly picture: PictureView
  /** What a person can do about the cause; null = none is known, or there is nothing to do. */
  readonly advice: AdviceView | null
  /** Every time that something showed; `length` null = it still did at the last look that could tell. */
  readonly seen: readonly { readonly at: string; readonly text: string; readonly length: string | null }[]
}
