import type { Change } from '../domain/changes-since.ts'
import type { CheckUpArea, CheckUpState } from '../domain/check-up.ts'
import type { AdviceView } from './advice-view.ts'
import type { PictureView } from '../domain/picture.ts'

/** Everything that was looked at without a complaint, by area and the worst first. */
export type CheckUpView = {
  readonly text: string
  /** What could not be read; null = everything was. */
  readonly detail: string | null
  readonly tiles: readonly CheckUpTileView[]
  /** What changed since the check-up before; null = there is none. */
  readonly changes: ChangesView | null
}

/** What changed since the check-up before, in words. */
export type ChangesView = {
  readonly title: string
  readonly lines: readonly {
    readonly kind: Change['kind']
    readonly text: string
    /** The values, such as `24.1 → 24.2`; null = they say nothing more. */
    readonly detail: string | null
  }[]
  /** Said instead of lines; null = there are some. */
  readonly nothing: string | null
  /** How much could not be compared; null = everything was. */
  readonly uncomparedText: string | null
  readonly uncompared: readonly string[]
}

/** From 0 to 1, from the left and from the bottom. */
export type TrendPlace = { readonly across: number; readonly up: number }

/** A reading over the last check-ups, in words and places: whoever draws it knows no tool. */
export type TrendView = {
  readonly title: string
  /** When it comes to its end at this pace; null = nobody can say so honestly. */
  readonly forecast: string | null
  /** The first and the last reading, with their days. */
  readonly from: string
  readonly to: string
  /** All of it in one text. */
  readonly alt: string
  /** More than one where something between could not be read. */
  readonly lines: readonly (readonly TrendPlace[])[]
  /** From the last reading to the end. */
  readonly ahead: readonly [TrendPlace, TrendPlace] | null
}

export type CheckUpTileView = {
  readonly area: CheckUpArea
  readonly state: CheckUpState
  readonly attention: readonly CheckUpLine[]
  readonly pictures: readonly PictureView[]
  readonly trends: readonly TrendView[]
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
