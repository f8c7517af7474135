/** One way to fill in an entry of a list, such as one kind of edit. */
export type EntryVariantView = {
  readonly label: string
  /** What an entry of this kind always says. */
  readonly fixed: Readonly<Record<string, string>>
  readonly fields: readonly EntryFieldView[]
}
export type EntryFieldView = {
  readonly name: string
  readonly label: string
  readonly kind: 'text' | 'long' | 'number' | 'entries'
  readonly variants: readonly EntryVariantView[]
}

/** One argument as a field of a form. Values are text, as they would be typed. */
export type ToolFieldView = {
  readonly name: string
  readonly label: string
  readonly kind: 'text' | 'long' | 'number' | 'switch' | 'choice' | 'list' | 'date' | 'entries'
  /** What stands there before a person enters anything. */
  readonly value: string
  readonly required: boolean
  /** Unit of a number in words; null = it has none. */
  readonly unit: string | null
  /** What may be entered, where that can be said; null = it cannot. */
  readonly hint: string | null
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  /** How each of several entries is filled in; the value of the field is then their JSON. */
  readonly variants: readonly EntryVariantView[]
}

/** What a person reads of a tool before they start it, and what they enter. */
export type ToolFormView = {
  readonly tool: string
  readonly fields: readonly ToolFieldView[]
  /** False where an argument cannot be entered by a person: a check finds it. */
  readonly canStart: boolean
  /** Checks that lead to this repair. */
  readonly foundBy: readonly { readonly name: string; readonly title: string }[]
  readonly lose: string | null
  readonly duration: string | null
  readonly undo: string | null
}

/** A value that was not taken, with a sentence for its field. */
export type FieldFaultView = { readonly field: string; readonly why: string }
