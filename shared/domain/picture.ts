import type { Severity } from './finding.ts'

/** What a part of a picture stands for. Colours and patterns follow from it in the window, words in the terminal. */
export type PictureRole = 'used' | 'free' | 'culprit' | 'ok' | 'unknown'

/** Sign of a station on a path. */
export type PictureSign =
  | 'computer'
  | 'router'
  | 'internet'
  | 'server'
  | 'service'
  | 'device'
  | 'printer'
  | 'wifi'
  | 'sound'
  | 'camera'
  | 'program'
  | 'lock'

/** A named value of a picture in words. What could not be read has the role `unknown` and a value that says so. */
export type PictureItem = { readonly label: string; readonly value: string; readonly role: PictureRole }

/** Where a limit stands, from 0 to 1 along the scale. */
export type PictureMark = { readonly at: number; readonly text: string; readonly isMain: boolean }

/** `share` = how long the bar is, from 0 to 1; null = not known, never zero. */
export type PictureBar = PictureItem & { readonly share: number | null }

/** `from` and `to` from 0 to 1 along the axis; null = not known. */
export type PictureSpan = PictureItem & { readonly from: number | null; readonly to: number | null }

/** `from` and `to` from 0 to 1 along the axis. */
export type LanePart = { readonly from: number; readonly to: number; readonly role: PictureRole }

/** What every picture says in words as well. */
type Said = {
  /** Everything in the picture as sentences: its accessible name. */
  readonly alt: string
  /** How bad what the culprit stands for is. */
  readonly severity: Severity
  /** What was looked at and holds nothing; null = there is something to draw. */
  readonly nothing: string | null
}

type Drawn =
  | {
      readonly kind: 'gauge'
      readonly bar: PictureBar
      readonly marks: readonly PictureMark[]
      readonly limit: string | null
    }
  | {
      readonly kind: 'share'
      readonly wholes: readonly {
        readonly label: string
        readonly parts: readonly PictureBar[]
        readonly mark: PictureMark | null
      }[]
    }
  | {
      readonly kind: 'rank'
      readonly bars: readonly PictureBar[]
      readonly mark: PictureMark | null
      readonly more: string | null
    }
  | { readonly kind: 'path'; readonly stations: readonly (PictureItem & { readonly sign: PictureSign })[] }
  | {
      readonly kind: 'events'
      readonly dots: readonly (PictureItem & { readonly at: number | null })[]
      readonly axis: readonly string[]
      readonly more: string | null
    }
  | {
      readonly kind: 'spans'
      readonly spans: readonly PictureSpan[]
      readonly mark: PictureMark | null
      readonly axis: readonly string[]
      readonly more: string | null
    }
  | {
      readonly kind: 'tiles'
      readonly tiles: readonly PictureItem[]
      /** They are the elements of a list, each with what was read of it. */
      readonly isList: boolean
      readonly more: string | null
    }
  | {
      readonly kind: 'lanes'
      /** Each over the whole axis; where no part stands, the time is still to come. */
      readonly lanes: readonly (PictureItem & { readonly parts: readonly LanePart[] })[]
      readonly axis: readonly string[]
      /** What the parts mean, each that can be seen. */
      readonly legend: readonly { readonly role: PictureRole | 'to_come'; readonly text: string }[]
    }
  | { readonly kind: 'facts'; readonly facts: readonly PictureItem[] }

/** A picture of what a check has read, in words and shares: whoever draws it knows no tool. */
export type PictureView = Said & Drawn

export type PictureKind = PictureView['kind']

/** The picture of the check that proves a fix, before it and after it. */
export type PicturePair = {
  readonly before: PictureView
  readonly after: PictureView
}

/** False for a picture that says only that all is well, or that there is nothing: beside what is wrong it would deny it. */
export function showsTrouble(view: PictureView): boolean {
  return view.nothing === null && itemsOf(view).some(({ role }) => role !== 'ok')
}

/** Everything that a picture names, one row each: the table beside it. */
export function itemsOf(view: PictureView): readonly PictureItem[] {
  switch (view.kind) {
    case 'gauge':
      return [view.bar]
    case 'share':
      return view.wholes.flatMap(({ label, parts }) =>
        parts.map((part) => ({ ...part, label: view.wholes.length > 1 ? `${label} ${part.label}` : part.label })),
      )
    case 'rank':
      return view.bars
    case 'path':
      return view.stations
    case 'events':
      return view.dots
    case 'spans':
      return view.spans
    case 'tiles':
      return view.tiles
    case 'lanes':
      return view.lanes
    case 'facts':
      return view.facts
  }
}
