import type { LocalizedText } from '../../shared/domain/locale.ts'
import type { PictureState } from './picture.ts'

/** An expression in the language of `findings.when`, over the result and `args`; within a list the element is `it`. */
type Expression = string

type Of = {
  readonly id: string
  /** What is held against the last time; absent = only whether it is there. */
  readonly value?: Expression
  /** True where a value that is null says that there is none. Else null is unknown. */
  readonly nullIsNone?: boolean
  /** A number that differs by less is the same: what moves all the time is no news. */
  readonly least?: number
  /** The value in words: the first condition that is exactly true. They do not decide whether it changed. */
  readonly states?: readonly PictureState[]
}

/** What of a result is held against that of the last check-up: one value, or the elements of a list. */
export type Compared =
  | (Of & { readonly each?: never; readonly value: Expression })
  | (Of & {
      readonly each: Expression
      /** Elements of which this is unknown are neither there nor gone. */
      readonly where?: Expression
      /** By what an element is known again; several with the same key count together. */
      readonly key: readonly Expression[]
      /** What people call it. */
      readonly label: Expression
      /** Exactly true = nothing is missing in the list. Else what is not in it is not gone. Absent = it is whole where it was read. */
      readonly wholeWhen?: Expression
      /** True where names carry versions: one that went and one that came with the same name are one that was updated. */
      readonly namesCarryVersions?: boolean
    })

/**
 * Sentences about what changed, `{name}` = what people call it. What has no sentence is not told: a list may grow for a reason
 * that nobody needs to hear.
 */
export type ComparedTexts = {
  readonly added?: LocalizedText
  readonly removed?: LocalizedText
  readonly changed?: LocalizedText
  /** Instead of `changed`, where a number became larger or smaller. */
  readonly more?: LocalizedText
  readonly less?: LocalizedText
}
