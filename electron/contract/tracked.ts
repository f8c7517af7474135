import type { LocalizedText } from '../../shared/domain/locale.ts'

/** An expression in the language of `findings.when`, over the result and `args`; within a list the element is `it`. */
type Expression = string

type Of = {
  readonly id: string
  /** A number that is never negative. */
  readonly value: Expression
  /** The value at which it gives out: only where reaching it is bad for a person. Absent = it has no such end. */
  readonly end?: number
}

/** A number of a result that is worth a look over many check-ups: one value, or one of each element of a list. */
export type Tracked =
  | (Of & { readonly each?: never })
  | (Of & {
      readonly each: Expression
      /** What people call it, and by what it is known again. */
      readonly label: Expression
    })

/** `{name}` = what people call the thing, where there are several. */
export type TrackedTexts = {
  /** What the line shows. */
  readonly name: LocalizedText
  /** Where it has an end: when that comes, `{time}` = such as "5 weeks". */
  readonly ends?: LocalizedText
}
