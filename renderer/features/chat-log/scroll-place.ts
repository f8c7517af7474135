/** Where a list stands, in pixels. */
export type ScrollPlace = { readonly top: number; readonly height: number; readonly whole: number }

/** Nearer to the end than this counts as being at the end: the list then follows what is new. */
const nearPx = 48

export function isAtEnd({ top, height, whole }: ScrollPlace): boolean {
  return whole - top - height <= nearPx
}
