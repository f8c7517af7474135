/** Fields of a result: a page of one file, or lines that a pattern, an argument, was found in. */
export type FileTextFields =
  | { readonly kind: 'page'; readonly path: string; readonly text: string; readonly firstLine: string }
  | {
      readonly kind: 'found'
      readonly each: string
      readonly path: string
      readonly line: string
      readonly text: string
      readonly before: string
      readonly after: string
      readonly pattern: string
    }
