import type { CheckUpArea, CheckUpState } from '../domain/check-up.ts'
import type { AdviceView } from './advice-view.ts'
import type { PictureView } from '../domain/picture.ts'

/** Everything that was looked at without a complaint, by area and the worst first. */
export type CheckUpView = {
  readonly text: string
  /** What could not be read; null = everything was. */
  readonly detail: string | null
  readonly tiles: readonly CheckUpTileView[]
}

export type CheckUpTileView = {
  readonly area: CheckUpArea
  readonly state: CheckUpState
  readonly attention: readonly CheckUpLine[]
  readonly pictures: readonly PictureView[]
  /** What a person can do where nothing here repairs it; null = there is a repair, or nothing to do. */
  readonly advice: AdviceView | null
  /** `reason` null = it ran, and what it saw says too little. */
  readonly unread: readonly {
    readonly title: string
    readonly reason: { readonly why: string; readonly next: string } | null
  }[]
}

/** `from`: what it only follows from, in a sentence; null = it stands for itself. */
export type CheckUpLine = {
  readonly tool: string
  readonly id: string
  readonly text: string
  readonly from: string | null
}
