/** `line` = a number or a share that needs no language; `share` null = nobody knows how much there is. */
export type TellProgress = (progress: { readonly line: string; readonly share: number | null }) => void
