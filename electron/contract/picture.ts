import type { PictureRole, PictureSign } from '../../shared/domain/picture.ts'
import type { LocalizedText } from '../../shared/domain/locale.ts'

/** An expression in the language of `findings.when`, over the result and `args`; within a list the element is `it`. */
type Expression = string

/** A word of `texts.picture` of the tool, or one that pictures of all tools share. */
type Word = string

type Shown = {
  /** Drawn where this is exactly true; absent = always. */
  readonly when?: Expression
}

/** The elements that are drawn. */
type OfList = Shown & {
  /** A list of the result. */
  readonly each: Expression
  readonly where?: Expression
  /** What an element is called. */
  readonly label: Expression
  /** `programs` = they are called after files of programs, whose ending says nothing. */
  readonly names?: 'programs'
  /** At most so many; the ones that the finding is about are always among them. */
  readonly most?: number
  /** Said where the list was read and is empty. */
  readonly nothing?: Word
}

/** One number against the limits of the rules. */
export type GaugePicture = Shown & {
  readonly kind: 'gauge'
  readonly value: Expression
  /** Absent = what the field is called. */
  readonly word?: Word
  /** The ends of the scale; absent = 0 and 100, for percent only. */
  readonly from?: Expression
  readonly to?: Expression
}

/** Parts of wholes. What the parts leave over is used. */
export type SharePicture = OfList & {
  readonly kind: 'share'
  readonly whole: Expression
  readonly parts: readonly {
    readonly value: Expression
    readonly role: Extract<PictureRole, 'used' | 'free' | 'ok'>
    readonly word: Word
    /** The same part in percent of the whole: rules may limit either. */
    readonly percent?: Expression
  }[]
  /** What the parts leave over. */
  readonly rest: Word
}

/** Bars, the longest first. */
export type RankPicture = OfList & {
  readonly kind: 'rank'
  readonly value: Expression
  /** What its numbers count, where their field has no unit: how often something happened. */
  readonly counts?: 'times'
  /** What all elements make together: what the drawn ones leave is a bar of its own. */
  readonly total?: Expression
}

/** Stations in order. What lies behind the first that does not work cannot be told. */
export type PathPicture = Shown & {
  readonly kind: 'path'
  readonly stations: readonly {
    readonly sign: PictureSign
    readonly word: Word
    /** What the PC calls it; null = `word`. */
    readonly label?: Expression
    /** True = works, false = does not, null = nobody knows. */
    readonly ok: Expression
    /** Shown while it works. */
    readonly value?: Expression
    /** Shown while it does not. */
    readonly broken?: Word
  }[]
}

/** Moments on a time axis that ends now. `days` = how long it is; null = it begins with the first of them. */
export type EventsPicture = OfList & {
  readonly kind: 'events'
  readonly at: Expression
  readonly days: Expression | null
}

/** How long things took, or from when until when they hold. */
export type SpansPicture = OfList & {
  readonly kind: 'spans'
} & (
    | { readonly value: Expression; readonly whole?: Expression; readonly from?: never; readonly to?: never }
    | { readonly from: Expression; readonly to: Expression; readonly value?: never; readonly whole?: never }
  )

/** The first condition that is exactly true says how a thing is; where none is and one is unknown, nobody knows. */
export type PictureState = {
  readonly when: Expression
  readonly word: Word
  readonly role?: Extract<PictureRole, 'used' | 'ok'>
  /** A number that belongs to this state, for `{count}` in its word; none of it is not said. */
  readonly counts?: { readonly value: Expression; readonly word: Word }
}

/** Things with a state: of a list, or named one by one. */
export type TilesPicture = Shown & { readonly kind: 'tiles' } & (
    | (OfList & { readonly value?: Expression; readonly states: readonly PictureState[]; readonly things?: never })
    | {
        readonly things: readonly {
          readonly word: Word
          readonly value?: Expression
          readonly states: readonly PictureState[]
        }[]
        readonly each?: never
      }
  )

/** Values one below the other. */
export type FactsPicture = Shown & {
  readonly kind: 'facts'
  readonly facts: readonly { readonly value: Expression; readonly word?: Word }[]
}

export type Picture =
  | GaugePicture
  | SharePicture
  | RankPicture
  | PathPicture
  | EventsPicture
  | SpansPicture
  | TilesPicture
  | FactsPicture

/** Pictures of a result, the most telling first; `none` = why there is nothing to draw. */
export type DeclaredPictures = readonly Picture[] | { readonly none: string }

export type PictureTexts = Readonly<Record<string, LocalizedText>>

export function picturesOf(declared: DeclaredPictures | undefined): readonly Picture[] {
  return declared === undefined || 'none' in declared ? [] : declared
}
