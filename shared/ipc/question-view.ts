/** Something only a person can know. `slot` = a value that a check needs; `choice` = which thing a fix is about. */
export type QuestionView =
  | { readonly kind: 'slot'; readonly slot: string; readonly label: string }
  | {
      readonly kind: 'choice'
      readonly tool: string
      readonly label: string
      readonly choices: readonly { readonly digest: string; readonly label: string }[]
    }
  | { readonly kind: 'area'; readonly label: string; readonly tools: readonly string[] }
