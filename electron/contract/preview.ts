/** A dry run that only reads: the same tool with this argument set to true. */
export type Preview = {
  readonly argument: string
  /** Condition over the result of the dry run: the fix is offered only when it holds. */
  readonly worthwhileWhen: string
  /** What a person checks before saying yes: a list of the result, its fields, and the field with the number of all. */
  readonly list?: { readonly field: string; readonly name: string; readonly bytes: string; readonly total: string }
  /**
   * A yes is for exactly what the preview showed: hidden arguments, each filled in with a field of its result. Looked at again before
   * anything is begun; the step itself refuses with `changed_since_preview` what differs by then.
   */
  readonly pins?: Readonly<Record<string, string>>
}
